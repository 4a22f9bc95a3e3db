import Foundation

/// A small repository in a folder of its own, in which scripts of ours run.
final class ScriptFolder {
  struct Outcome {
    var status: Int32
    var output: String
  }

  let root: URL

  /// - Parameter scripts: names of files in `scripts/`, which are copied.
  init(scripts: [String]) throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "kumihan-scripts-\(UUID().uuidString)")
    let folder = root.appending(path: "scripts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for script in scripts {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "scripts/\(script)"), to: folder.appending(path: script)
      )
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Runs a line of shell in the folder; both outputs come back as one.
  @discardableResult
  func run(_ line: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = root
    // No settings of the machine's or its user's: names and signatures would differ.
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": root.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org", "LC_ALL": "C",
    ]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output)
  }
}
