public import KumihanDrawing

/// One page of a PDF.
public struct PDFPage: Hashable, Sendable {
  public var content: DisplayList
  /// The page's number as readers show it, such as "iv"; nil for its place in the document.
  public var label: String?

  public init(_ content: DisplayList, label: String? = nil) {
    (self.content, self.label) = (content, label)
  }
}
