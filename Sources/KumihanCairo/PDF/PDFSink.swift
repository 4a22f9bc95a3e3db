import Foundation
import KumihanDrawing

/// The destination of a PDF's bytes.
class PDFSink {
  /// The bytes kept in memory.
  var data: Data { Data() }

  func take(_ bytes: [UInt8]) throws(RenderError) {}

  /// Writes buffered bytes.
  func flush() throws(RenderError) {}
}

/// Collects the bytes in memory.
final class MemorySink: PDFSink {
  private var bytes: [UInt8] = []

  override var data: Data { Data(bytes) }

  override func take(_ bytes: [UInt8]) { self.bytes += bytes }
}

/// Writes the bytes to an open file.
final class FileSink: PDFSink {
  private let file: WholeFile
  private var bytes: [UInt8] = []

  init(_ file: WholeFile) { self.file = file }

  override func take(_ bytes: [UInt8]) throws(RenderError) {
    self.bytes += bytes
    if self.bytes.count > 1 << 16 { try flush() }
  }

  override func flush() throws(RenderError) {
    try file.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
