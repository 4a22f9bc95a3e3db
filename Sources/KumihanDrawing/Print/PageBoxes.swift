public import Foundation

/// Where a printed page is cut, and how far its ink may reach, within the sheet it is printed on.
///
/// All in points of the sheet, y down from its top left corner, as ISO 32000 14.11.2 names them.
public struct PageBoxes: Hashable, Sendable {
  /// The finished page, after cutting.
  public var trim: CGRect
  /// The trim and the area printed beyond it, so that a cut slightly off shows no white.
  public var bleed: CGRect

  /// Without `bleed`, nothing is printed beyond the cut.
  public init(trim: CGRect, bleed: CGRect? = nil) {
    (self.trim, self.bleed) = (trim, bleed ?? trim)
  }
}
