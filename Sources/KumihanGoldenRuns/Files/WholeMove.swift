import Foundation

/// Files that come into their place whole or not at all.
enum WholeMove {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Moves a file over another: whoever reads meanwhile, or after this process was killed, finds the old
  /// bytes or the new ones.
  static func move(_ from: URL, over to: URL) throws {
    try FileManager.default.createDirectory(
      at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
    if unsafe rename(from.path, to.path) == 0 { return }
    guard errno == EXDEV else {
      throw Failure(
        description: "cannot write '\(to.path)': \(unsafe String(cString: strerror(errno)))")
    }
    // The folders lie on two disks.
    try Data(contentsOf: from).write(to: to, options: .atomic)
    try FileManager.default.removeItem(at: from)
  }

  /// Runs an operation while no other process runs one for the folder; the lock ends with the process.
  static func alone<Value>(in folder: URL, _ body: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(description: "cannot open '\(folder.path)'")
    }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    return try body()
  }
}
