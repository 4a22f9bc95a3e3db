public import Foundation
public import KumihanDrawing

/// Writes a PDF page by page: vectors, and text that can be selected and searched.
///
/// A page leaves memory for the file once it is drawn. The same pages and metadata give the same
/// bytes.
public final class PDFWriter {
  private let sink: PDFSink
  private let document: PDFDocumentWriter
  private let patchResolution: Double
  private var file: WholeFile?
  private var failure: RenderError?
  private var isFinished = false

  public private(set) var pageCount = 0
  /// What was drawn as pixels so far.
  public private(set) var patches: [RasterPatch] = []

  /// A document in memory; `patchResolution` is pixels per inch for what has no vector form.
  public convenience init(
    metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288
  ) throws(RenderError) {
    try self.init(MemorySink(), file: nil, metadata, patchResolution)
  }

  /// A document in a file, which stands under another name until it is whole, and vanishes when it
  /// is never finished.
  public convenience init(
    to url: URL, metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288
  ) throws(RenderError) {
    let file = try WholeFile(url)
    try self.init(FileSink(file.handle), file: file, metadata, patchResolution)
  }

  private init(
    _ sink: PDFSink, file: consuming WholeFile?, _ metadata: PDFMetadata, _ resolution: Double
  ) throws(RenderError) {
    self.sink = sink
    self.file = file
    patchResolution = resolution
    document = try PDFDocumentWriter(sink, metadata: metadata)
  }

  /// Draws the next page; what fails once stays failed.
  public func add(_ page: PDFPage) throws(RenderError) {
    precondition(!isFinished, "a finished document takes no page")
    try reporting { () throws(RenderError) in
      patches += try document.draw(page, resolution: patchResolution)
    }
    pageCount += 1
  }

  /// Completes the document, and puts a file under its name.
  ///
  /// - Returns: the document's bytes; none when it goes to a file.
  @discardableResult
  public func finish() throws(RenderError) -> Data {
    precondition(!isFinished, "a document is finished once")
    guard pageCount > 0 else { throw failure ?? .noPages }
    try reporting { () throws(RenderError) in try document.finish() }
    isFinished = true
    if let file = file.take() { try file.commit() }
    return sink.data
  }

  /// The links among the pages so far to destinations on none of them, by page.
  public var danglingLinks: [DanglingLink] { document.danglingLinks }

  private func reporting(_ work: () throws(RenderError) -> Void) throws(RenderError) {
    if let failure { throw failure }
    do throws(RenderError) {
      try work()
    } catch {
      failure = error
      throw error
    }
  }
}
