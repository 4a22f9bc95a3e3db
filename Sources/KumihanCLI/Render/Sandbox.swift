import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanFonts
import Synchronization

/// Runs `kumihan render` where the code of views reaches nothing: in namespaces of its own, with a filter of system calls,
/// made by bubblewrap.
///
/// Compiling and drawing are two runs: only the compiler may start processes and write to the cache, and only the second
/// run loads the code.
struct Sandbox {
  /// A run of this program inside.
  enum Phase: String, ExpressibleByArgument {
    case compile, draw
  }

  /// What is read, besides the system's libraries and kumihan's own files.
  let inputs: [String]
  /// What the second run may write, besides.
  var outputs: [URL] = []
  /// More of the environment.
  var variables: [String: String] = [:]
  /// Folders that mark a project, so that assets are found as outside.
  let projects: [URL]
  let cache: URL
  let compiler: URL
  /// Seconds that a run may take from its start to its end.
  let seconds: Int
  /// The arguments of `kumihan`, for each phase.
  let arguments: (Phase) -> [String]

  private static func bubblewrap() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/bwrap") {
      return URL(fileURLWithPath: "\(folder)/bwrap")
    }
    throw CommandFailure(
      "--sandbox needs bubblewrap, and no bwrap is on PATH",
      hint: "install it, as with 'apt-get install bubblewrap', or draw without --sandbox what you "
        + "would run yourself")
  }

  /// What the program prints.
  ///
  /// - Throws: `ExitCode` when it failed and has said why.
  func run(_ phase: Phase) throws -> Data {
    let (data, status) = try outcome(phase)
    guard status == 0 else { throw ExitCode(status) }
    return data
  }

  /// What the program prints, and the status that it ends with.
  func outcome(_ phase: Phase) throws -> (printed: Data, status: Int32) {
    let process = Process()
    process.executableURL = try Self.bubblewrap()
    process.arguments =
      try walls(phase) + [FontOptions.executable.path] + arguments(phase)
    let (filter, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (filter, output)
    process.standardError = errors
    let program = SystemCallFilter(allowsProcesses: phase == .compile).program
    try filter.fileHandleForWriting.write(contentsOf: program)
    try process.run()
    try? filter.fileHandleForWriting.close()
    let clock = Clock(process: process.processIdentifier, seconds: seconds)
    let words = SandboxWords(errors)
    let data = Self.read(output, process: process.processIdentifier)
    process.waitUntilExit()
    let hasTimedOut = clock.stop()
    let refusal = words.refusal
    if let refusal {
      throw CommandFailure(
        "the sandbox cannot be made: \(refusal)",
        hint: "the system has to let programs make user namespaces, containers often do not")
    }
    if hasTimedOut {
      throw CommandFailure(
        "drawing the view takes too long",
        hint: "look for a loop that never ends, or give more seconds with --timeout")
    }
    guard let data else {
      throw CommandFailure(
        "the view's code wrote more than \(InputFile.greatestSize >> 20) MB",
        hint: "draw a smaller picture")
    }
    if process.terminationReason == .uncaughtSignal || process.terminationStatus > 128 {
      let status = Int(process.terminationStatus)
      throw CommandFailure(
        "the view's code was ended by signal \(status > 128 ? status - 128 : status)",
        hint: "it needs more time or memory than --timeout and --memory give, or was refused")
    }
    return (data, process.terminationStatus)
  }

  /// Nil when it is too much.
  private static func read(_ pipe: Pipe, process: Int32) -> Data? {
    var data = Data()
    while true {
      let next = pipe.fileHandleForReading.availableData
      if next.isEmpty { return data }
      data += next
      if data.count > InputFile.greatestSize {
        kill(process, SIGKILL)
        return nil
      }
    }
  }

  /// The arguments of bubblewrap.
  private func walls(_ phase: Phase) throws -> [String] {
    var words = [
      "--unshare-all", "--unshare-user", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--clearenv", "--hostname", "sandbox", "--seccomp", "0",
    ]
    func readOnly(_ path: String) { words += ["--ro-bind-try", path, path] }
    for folder in ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc/ld.so.cache"] {
      readOnly(folder)
    }
    words += ["--proc", "/proc", "--dev", "/dev", "--size", "\(64 << 20)", "--tmpfs", "/tmp"]
    let executable = FontOptions.executable
    let toolchain = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let modules = try StageCompiler.findModules()
    let fonts = try BundledFonts.folder(
      explicit: nil, environment: ProcessInfo.processInfo.environment, executable: executable)
    for place in [toolchain, compiler, modules, fonts, executable] {
      readOnly(place.path)
      readOnly(place.resolvingSymlinksInPath().path)
    }
    for project in projects { words += ["--dir", project.appendingPathComponent(".git").path] }
    for input in inputs { readOnly(URL(fileURLWithPath: input).standardizedFileURL.path) }
    words += [phase == .compile ? "--bind" : "--ro-bind", cache.path, cache.path]
    for output in outputs where phase == .draw { words += ["--bind", output.path, output.path] }
    let folder = FileManager.default.currentDirectoryPath
    words += ["--dir", folder, "--remount-ro", "/", "--chdir", folder]
    let path = [compiler.deletingLastPathComponent().path, "/usr/bin", "/bin"]
    for (name, value) in [
      ("PATH", path.joined(separator: ":")), ("HOME", "/tmp"), ("TMPDIR", "/tmp"),
      (StageCompiler.moduleVariable, modules.path), (BundledFonts.variable, fonts.path),
      ("TZ", ProcessInfo.processInfo.environment["TZ"] ?? "UTC"),
    ] { words += ["--setenv", name, value] }
    for (name, value) in variables { words += ["--setenv", name, value] }
    return words + ["--"]
  }
}

/// Ends a sandbox that takes too long; its processes end with it.
private final class Clock: Sendable {
  private let state = Mutex((isOver: false, hasTimedOut: false))

  init(process: Int32, seconds: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
      self.state.withLock { state in
        guard !state.isOver else { return }
        state.hasTimedOut = true
        kill(process, SIGKILL)
      }
    }
  }

  /// Whether the time was up.
  func stop() -> Bool {
    state.withLock { state in
      state.isOver = true
      return state.hasTimedOut
    }
  }
}

/// What is said inside, passed on; and what bubblewrap itself says when it cannot make the walls.
private final class SandboxWords: Sendable {
  private let found = Mutex<String?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread {
      let lines = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor, limit: 1 << 20)
      while let line = lines.next() {
        guard case .bytes(let bytes) = line else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("bwrap: ") {
          self.found.withLock { $0 = String(text.dropFirst(7)).lowercasedFirst }
        } else {
          try? ByteOutput(descriptor: STDERR_FILENO).write(bytes + [0x0A], named: "standard error")
        }
      }
      self.ended.signal()
    }.start()
  }

  var refusal: String? {
    _ = ended.wait(timeout: .now() + .seconds(2))
    return found.withLock { $0 }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
