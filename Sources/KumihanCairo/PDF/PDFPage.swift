public import KumihanDrawing

/// One page of a PDF.
public struct PDFPage: Hashable, Sendable {
  public var content: DisplayList
  /// The page's number as readers show it, such as "iv"; nil for its place in the document.
  public var label: String?
  /// Where the page is cut; nil when it is the whole sheet.
  public var boxes: PageBoxes?

  public init(_ content: DisplayList, label: String? = nil, boxes: PageBoxes? = nil) {
    (self.content, self.label, self.boxes) = (content, label, boxes)
  }
}
