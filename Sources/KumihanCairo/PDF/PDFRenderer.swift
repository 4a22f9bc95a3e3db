public import Foundation
public import KumihanDrawing

/// Writes documents from all their pages at once; ``PDFWriter`` takes them one by one.
public struct PDFRenderer: Sendable {
  public var metadata: PDFMetadata
  /// Pixels per inch for content without a vector form.
  public var patchResolution: Double

  public init(metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288) {
    (self.metadata, self.patchResolution) = (metadata, patchResolution)
  }

  /// The whole document in memory.
  public func render(pages: [PDFPage]) throws(RenderError) -> Data {
    var patches: [RasterPatch] = []
    return try render(pages: pages, patches: &patches)
  }

  /// The whole document in memory; patches drawn as pixels are appended to `patches`.
  public func render(
    pages: some Collection<PDFPage>, patches: inout [RasterPatch]
  ) throws(RenderError) -> Data {
    let writer = try PDFWriter(metadata: metadata, patchResolution: patchResolution)
    for page in pages { try writer.add(page) }
    let data = try writer.finish()
    patches += writer.patches
    return data
  }

  /// Writes the document to a file, under a temporary name until it is complete.
  ///
  /// - Returns: the patches drawn as pixels.
  @discardableResult
  public func write(
    pages: some Collection<PDFPage>, to url: URL
  ) throws(RenderError) -> [RasterPatch] {
    let writer = try PDFWriter(to: url, metadata: metadata, patchResolution: patchResolution)
    for page in pages { try writer.add(page) }
    try writer.finish()
    return writer.patches
  }
}
