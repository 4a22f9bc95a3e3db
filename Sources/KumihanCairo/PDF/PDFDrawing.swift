import Foundation
import KumihanDrawing
import Synchronization

/// The document that a ``PDFWriter`` draws on its thread.
///
/// Unchecked: all but `failure` is accessed on that thread alone, or once it is idle.
final class PDFDrawing: @unchecked Sendable {
  private let sink: PDFSink
  private let document: PDFDocumentWriter
  private let resolution: Double
  private let firstFailure = Mutex<RenderError?>(nil)
  private(set) var patches: [RasterPatch] = []

  init(_ sink: PDFSink, document: PDFDocumentWriter, resolution: Double) {
    (self.sink, self.document, self.resolution) = (sink, document, resolution)
  }

  var data: Data { sink.data }
  var danglingLinks: [DanglingLink] { document.danglingLinks }
  var failure: RenderError? { firstFailure.withLock { $0 } }

  func fail(_ error: RenderError) { firstFailure.withLock { $0 = $0 ?? error } }

  /// Draws a page, unless one before it failed.
  func draw(_ page: () -> PDFPage, sites: () -> [NodeID: String]) {
    guard failure == nil else { return }
    do throws(RenderError) {
      var found = try document.draw(page(), resolution: resolution)
      guard !found.isEmpty else { return }
      let sites = sites()
      for index in found.indices { found[index].site = sites[found[index].node] }
      patches += found
    } catch {
      fail(error)
    }
  }

  func finish() throws(RenderError) {
    do throws(RenderError) {
      try document.finish()
    } catch {
      fail(error)
      throw error
    }
  }
}
