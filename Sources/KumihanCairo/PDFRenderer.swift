import CKumihanCairo
public import Foundation
public import KumihanDrawing

/// Draws display lists into a PDF: vectors, and text that can be selected and searched.
///
/// The same pages and metadata give the same bytes. Memory does not grow with the pages' drawings:
/// each page leaves for the file once it is drawn.
public struct PDFRenderer: Sendable {
  public var metadata: PDFMetadata
  /// Pixels per inch for what has no vector form.
  public var patchResolution: Double

  public init(metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288) {
    (self.metadata, self.patchResolution) = (metadata, patchResolution)
  }

  /// The whole document in memory.
  public func render(pages: [PDFPage]) throws(RenderError) -> Data {
    var patches: [RasterPatch] = []
    return try render(pages: pages, patches: &patches)
  }

  /// The whole document in memory; what was drawn as pixels is appended to `patches`.
  public func render(
    pages: some Collection<PDFPage>, patches: inout [RasterPatch]
  ) throws(RenderError) -> Data {
    let sink = MemorySink()
    patches += try draw(pages, into: sink)
    return sink.data
  }

  /// Writes the document to a file, page by page, under another name until it is whole.
  ///
  /// - Returns: what was drawn as pixels.
  @discardableResult
  public func write(
    pages: some Collection<PDFPage>, to url: URL
  ) throws(RenderError) -> [RasterPatch] {
    let file = try WholeFile(url)
    let patches = try draw(pages, into: FileSink(file.handle))
    try file.commit()
    return patches
  }

  private func draw(
    _ pages: some Collection<PDFPage>, into sink: PDFSink
  ) throws(RenderError) -> [RasterPatch] {
    guard !pages.isEmpty else { throw .noPages }
    var patches: [RasterPatch] = []
    do throws(RenderError) {
      let names = pages.reduce(into: Set<String>()) { names, page in
        names.formUnion(page.content.items.destinationNames)
      }
      let document = try PDFDocumentWriter(sink, metadata: metadata, destinations: names)
      for page in pages { patches += try document.draw(page, resolution: patchResolution) }
      try document.finish()
    } catch {
      if let failure = sink.failure { throw .drawing(reason: failure) }
      throw error
    }
    return patches
  }
}
