import CKumihanCairo
import Foundation

/// Where a PDF's bytes go as they are made.
class PDFSink {
  /// What went wrong while writing, as the system says it.
  private(set) var failure: String?

  /// What is kept in memory.
  var data: Data { Data() }

  /// Takes bytes; throws to stop the document.
  func take(_ bytes: UnsafeRawBufferPointer) throws { unsafe _ = bytes }

  /// Cairo's callback: the closure argument is an unretained sink.
  static let write: cairo_write_func_t = { closure, bytes, count in
    let sink = unsafe Unmanaged<PDFSink>.fromOpaque(closure!).takeUnretainedValue()
    do {
      try unsafe sink.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    } catch {
      sink.failure = error.localizedDescription
      return CAIRO_STATUS_WRITE_ERROR
    }
  }
}

/// Collects the bytes in memory.
final class MemorySink: PDFSink {
  private var bytes = Data()

  override var data: Data { bytes }

  override func take(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes.append(contentsOf: bytes)
  }
}

/// Writes the bytes to an open file.
final class FileSink: PDFSink {
  private let file: FileHandle

  init(_ file: FileHandle) { self.file = file }

  override func take(_ bytes: UnsafeRawBufferPointer) throws {
    try file.write(contentsOf: unsafe Data(bytes))
  }
}
