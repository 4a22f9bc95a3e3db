public import Foundation

/// The trim of a printed page, and the limit of its ink, within its sheet.
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
