package import Foundation
package import KumihanDrawing

/// A file that appears under its name only once it is complete; all commands write with it.
///
/// A plain file is written as a draft in its folder, which replaces it when complete, with the mode
/// and, where allowed, the owner of the previous file. A symbolic link stays and its target is
/// written. A fifo, a device or a socket is written to directly.
///
/// It is not synced to disk: that takes longer than drawing, and a file lost in a power cut can be
/// drawn again. For one task at a time.
package final class WholeFile {
  private let path: String
  private var descriptor: Int32
  /// Nil for a stream that is written to directly.
  private let draft: Draft?

  /// - Throws: ``RenderError/unwritableFile(path:reason:)``.
  package convenience init(_ url: URL) throws(RenderError) { try self.init(path: url.path) }

  package init(path: String) throws(RenderError) {
    self.path = path
    do throws(SystemError) {
      let target = try OutputTarget(following: path)
      switch target.kind {
      case .plain(let old):
        let draft = try Draft(beside: target.path, replacing: old)
        (self.draft, descriptor) = (draft, draft.descriptor)
      case .stream:
        draft = nil
        descriptor = try SystemError.check {
          unsafe open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        }
      }
    } catch {
      throw error.unwritable(path)
    }
  }

  /// Leaves nothing behind when the file was not completed.
  deinit { if draft == nil, descriptor >= 0 { close(descriptor) } }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``RenderError/unwritableFile(path:reason:)``, such as for a full disk.
  package func write(_ data: some ContiguousBytes) throws(RenderError) {
    try Self.write(data, to: descriptor, named: path)
  }

  /// Gives the file its name. To be called once, at the end.
  ///
  /// - Throws: ``RenderError/unwritableFile(path:reason:)``.
  package func commit() throws(RenderError) {
    do throws(SystemError) {
      let open = descriptor
      descriptor = -1
      if let draft { try draft.commit() } else { try Draft.close(open) }
    } catch {
      throw error.unwritable(path)
    }
  }

  /// Writes a file from its bytes.
  package static func write(_ data: Data, to url: URL) throws(RenderError) {
    let file = try WholeFile(url)
    try file.write(data)
    try file.commit()
  }

  /// Writes to the program's standard output, all of it or an error.
  package static func writeToStandardOutput(_ data: some ContiguousBytes) throws(RenderError) {
    try write(data, to: STDOUT_FILENO, named: "standard output")
  }

  private static func write(
    _ data: some ContiguousBytes, to descriptor: Int32, named path: String
  ) throws(RenderError) {
    let failure = unsafe data.withUnsafeBytes { bytes -> SystemError? in
      do throws(SystemError) {
        try unsafe SystemError.writeAll(bytes, to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure.unwritable(path) }
  }
}
