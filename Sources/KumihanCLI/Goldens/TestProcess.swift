import Foundation
import Synchronization

/// The tests as a process of their own, with what it says going to the terminal.
struct TestProcess {
  var command: [String]
  var folder: URL
  var settings: [String: String?]

  struct End {
    var status: Int
    /// Whether a process of the tests was ended by a signal.
    var isCrashed: Bool
  }

  func run() throws -> End {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in settings { environment[name] = value }
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // SwiftPM says of a crash what its own exit status does not.
    var isCrashed = false
    var last = ""
    while true {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      try? FileHandle.standardError.write(contentsOf: data)
      last = String((last + String(decoding: data, as: UTF8.self)).suffix(4096))
      if last.contains("unexpected signal code") { isCrashed = true }
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { isCrashed = true }
    return End(status: Int(process.terminationStatus), isCrashed: isCrashed)
  }
}
