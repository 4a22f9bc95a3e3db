package import Foundation
package import KumihanDrawing

/// A file that appears under its name only once it is complete.
///
/// It is not forced to the disk: that takes longer than drawing, and what is lost with the power can
/// be drawn again.
package struct WholeFile: ~Copyable {
  let handle: FileHandle
  private let url: URL
  private let draft: URL

  init(_ url: URL) throws(RenderError) {
    let draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).part")
    let descriptor = unsafe open(draft.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritableFile(path: url.path, reason: Self.systemReason())
    }
    self.url = url
    self.draft = draft
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Leaves nothing behind when the file was not completed.
  deinit { unsafe unlink(draft.path) }

  consuming func commit() throws(RenderError) {
    do {
      try handle.close()
    } catch {
      throw .unwritableFile(path: url.path, reason: error.localizedDescription)
    }
    guard unsafe rename(draft.path, url.path) == 0 else {
      throw .unwritableFile(path: url.path, reason: Self.systemReason())
    }
  }

  /// Writes a file whose bytes are at hand.
  package static func write(_ data: Data, to url: URL) throws(RenderError) {
    let file = try WholeFile(url)
    do {
      try file.handle.write(contentsOf: data)
    } catch {
      throw .unwritableFile(path: url.path, reason: error.localizedDescription)
    }
    try file.commit()
  }

  private static func systemReason() -> String {
    unsafe String(cString: strerror(errno)).lowercased()
  }
}
