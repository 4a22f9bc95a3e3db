import Foundation
import KumihanDrawing

/// Where a PDF's bytes go as they are made.
class PDFSink {
  /// The bytes kept in memory.
  var data: Data { Data() }

  func take(_ bytes: [UInt8]) throws(RenderError) {}

  /// Lets go of what is held back.
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
  private let file: FileHandle
  private var bytes: [UInt8] = []

  init(_ file: FileHandle) { self.file = file }

  override func take(_ bytes: [UInt8]) throws(RenderError) {
    self.bytes += bytes
    if self.bytes.count > 1 << 16 { try flush() }
  }

  override func flush() throws(RenderError) {
    do {
      try file.write(contentsOf: bytes)
    } catch {
      throw .drawing(reason: error.localizedDescription)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
