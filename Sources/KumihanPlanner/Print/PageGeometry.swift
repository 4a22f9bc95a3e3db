public import KumihanViews

/// Where things lie on one page, in points of its sheet, y down from the top left corner.
public struct PageGeometry: Hashable, Sendable {
  /// The sheet, with what is cut away.
  public var mediaSize: CGSize
  /// Where the sheet is cut, and how far backgrounds reach.
  public var boxes: PageBoxes
  /// The area between the margins.
  public var content: CGRect
  /// Whether marks around the page show where to cut.
  public var hasCropMarks: Bool
}
