public import Foundation
public import KumihanDrawing

/// Writes a PDF page by page: vectors, and text that can be selected and searched.
///
/// Pages are drawn one after another on a separate thread, while the caller makes the next one. A
/// page leaves memory for the file once it is drawn. The same pages and metadata give the same
/// bytes.
public final class PDFWriter {
  private let drawing: PDFDrawing
  private let thread = DispatchQueue(label: "kumihan.pdf")
  /// In points, the limit of page sizes in ISO 32000 (annex C.2).
  private static let longestSide = 14_400.0
  /// Limits the number of waiting pages, so that memory does not grow with a document.
  private let room = DispatchSemaphore(value: 4)
  private let file: WholeFile?
  private var isFinished = false

  public private(set) var pageCount = 0

  /// A document in memory; `patchResolution` is pixels per inch for content without a vector form.
  public convenience init(
    metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288
  ) throws(RenderError) {
    try self.init(MemorySink(), file: nil, metadata, patchResolution)
  }

  /// A document in a file, which has a temporary name until it is complete, and is removed if never
  /// finished.
  public convenience init(
    to url: URL, metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288
  ) throws(RenderError) {
    let file = try WholeFile(url)
    try self.init(FileSink(file), file: file, metadata, patchResolution)
  }

  private init(
    _ sink: PDFSink, file: WholeFile?, _ metadata: PDFMetadata, _ resolution: Double
  ) throws(RenderError) {
    self.file = file
    drawing = PDFDrawing(
      sink, document: try PDFDocumentWriter(sink, metadata: metadata), resolution: resolution)
  }

  // The file is closed only when its last writer has ended.
  deinit { thread.sync {} }

  /// Draws the next page.
  ///
  /// - Throws: when the page has no size, or when an earlier page could not be drawn; a failure is
  ///   permanent.
  public func add(_ page: PDFPage) throws(RenderError) {
    try add(size: page.content.size, sites: { [:] }) { page }
  }

  /// Draws the next page, of a size in points, which is made where it is drawn; `sites` are the lines of source of its
  /// nodes, evaluated only for reports.
  package func add(
    size: CGSize, sites: @escaping @Sendable () -> [NodeID: String],
    _ page: @escaping @Sendable () -> PDFPage
  ) throws(RenderError) {
    precondition(!isFinished, "a finished document takes no page")
    let (width, height) = (Double(size.width), Double(size.height))
    if !(width > 0 && height > 0 && width.isFinite && height.isFinite) {
      drawing.fail(.invalidSize(width: width, height: height))
    } else if max(width, height) > Self.longestSide {
      drawing.fail(
        .pageTooLarge(width: width, height: height, limit: Self.longestSide, format: "PDF"))
    }
    if let failure = drawing.failure { throw failure }
    room.wait()
    thread.async { [drawing, room] in
      drawing.draw(page, sites: sites)
      room.signal()
    }
    pageCount += 1
  }

  /// Waits until the pages so far are drawn.
  package func waitForPages() { thread.sync {} }

  /// Completes the document, and gives a file its name.
  ///
  /// - Returns: the document's bytes; empty when it is written to a file.
  @discardableResult
  public func finish() throws(RenderError) -> Data {
    precondition(!isFinished, "a document is finished once")
    thread.sync {}
    if let failure = drawing.failure { throw failure }
    guard pageCount > 0 else { throw .noPages }
    try drawing.finish()
    isFinished = true
    try file?.commit()
    return drawing.data
  }

  /// Parts of the pages so far that were drawn as pixels.
  public var patches: [RasterPatch] { thread.sync { drawing.patches } }

  /// The links on the pages so far to destinations that none of them has, by page.
  public var danglingLinks: [DanglingLink] { thread.sync { drawing.danglingLinks } }
}
