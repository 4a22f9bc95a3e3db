import Foundation
import Kumihan

/// Feeds inputs to everything that takes some from outside, each decided by a seed and its number.
///
///     KumihanFuzz --help
///
/// Seconds and inputs are of all targets together, in equal parts.
/// Inputs run in a process of their own, which tells by its end what became of the last one. With
/// `--input` one input runs here, and its file is kept in `out/fuzz`.
@main
@MainActor
struct Fuzz {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  /// What an input may bring the process to, with all that is kept from those before it.
  private static let mostMegabytes = 500
  private static let names =
    FileTarget.all(in: root).map(\.name) + ["views", "drawings"]

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") { return say(FuzzOptions.usage) }
    let options: FuzzOptions
    do {
      options = try FuzzOptions(words)
    } catch let problem as FuzzProblem {
      return fail("\(problem.words)\n\(FuzzOptions.usage)")
    }
    let names = options.target.map { [$0] } ?? Self.names
    guard names.allSatisfy(Self.names.contains) else {
      return fail("unknown target; there are \(Self.names.joined(separator: ", "))")
    }
    if let state = options.state {
      try child(names[0], options, state: state)
    } else if let input = options.input {
      try single(names[0], input, options)
    } else {
      let start = Date()
      var (inputs, failures) = (0, 0)
      for (index, name) in names.enumerated() {
        var options = options
        options.count = options.count.map { ($0 + index) / names.count }
        let done = try parent(name, options, seconds: options.seconds / Double(names.count))
        inputs += done.inputs
        failures += done.failures
      }
      say("\(inputs) inputs in \(Int(Date().timeIntervalSince(start))) s, \(failures) failures")
      if failures > 0 { fail("\(failures) inputs ended in no picture and no error") }
    }
  }

  /// At once, whoever reads it.
  private static func say(_ words: String) {
    FileHandle.standardOutput.write(Data((words + "\n").utf8))
  }

  private static func fail(_ words: String) {
    FileHandle.standardError.write(Data("error: \(words)\n".utf8))
    exit(1)
  }

  private static func parent(
    _ name: String, _ options: FuzzOptions, seconds: Double
  ) throws -> (inputs: Int, failures: Int) {
    let state = FileManager.default.temporaryDirectory.appending(path: "kumihan-fuzz-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let end = Date().addingTimeInterval(seconds)
    var (next, failures) = (0, 0)
    while next < options.count ?? .max, failures < 10, options.count != nil || end > Date() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--target", name, "--state", state.path, "--first", "\(next)", "--seed", "\(options.seed)",
        "--hang", "\(options.hang)", "--seconds", "\(max(end.timeIntervalSinceNow, 0))",
      ]
      if let count = options.count { process.arguments? += ["--count", "\(count)"] }
      process.standardOutput = FileHandle.nullDevice
      let errors = FileManager.default.temporaryDirectory.appending(path: "kumihan-fuzz-words")
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      let text = (try? String(contentsOf: state, encoding: .utf8)) ?? ""
      let last = Int(text.prefix(12).trimmingCharacters(in: .whitespacesAndNewlines)) ?? next
      next = last + 1
      if process.terminationReason == .exit, process.terminationStatus == 0 { break }
      if process.terminationReason == .exit, process.terminationStatus == FuzzOptions.full {
        // What those before it left is no input's doing: once more, in a process that is new.
        next = last
        continue
      }
      failures += 1
      let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      say("\(name): input \(last) \(Self.end(of: process)): \(words.prefix(300))")
      say("  again: KumihanFuzz --target \(name) --seed \(options.seed) --input \(last)")
    }
    say("\(name): \(next) inputs, \(failures) failures")
    return (next, failures)
  }

  private static func end(of process: Process) -> String {
    guard process.terminationReason == .uncaughtSignal else {
      return process.terminationStatus == FuzzOptions.tooLarge
        ? "needs more than \(mostMegabytes) MB" : "ended with \(process.terminationStatus)"
    }
    return switch process.terminationStatus {
    case SIGPROF: "never ends"
    case SIGALRM: "waits for ever"
    default: "ended by signal \(process.terminationStatus)"
    }
  }

  private static func child(_ name: String, _ options: FuzzOptions, state: String) throws {
    let run = try runner(name, options)
    try Data().write(to: URL(fileURLWithPath: state))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: state))
    let end = Date().addingTimeInterval(options.seconds)
    var number = options.first
    let start = megabytes()
    while number < options.count ?? .max, options.count != nil || end > Date() {
      try file.seek(toOffset: 0)
      try file.write(
        contentsOf: Data("\(number)".padding(toLength: 12, withPad: " ", startingAt: 0).utf8))
      limit(options.hang)
      run(number)
      limit(0)
      // Caches, and what a checking allocator keeps back, are no input's doing.
      if megabytes() - start > mostMegabytes {
        exit(number == options.first ? FuzzOptions.tooLarge : FuzzOptions.full)
      }
      number += 1
    }
  }

  private static func single(_ name: String, _ input: Int, _ options: FuzzOptions) throws {
    if let target = FileTarget.all(in: root).first(where: { $0.name == name }) {
      let folder = URL(fileURLWithPath: "out/fuzz")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "\(name)-\(options.seed)-\(input)")
      try Data(target.input(input, seed: options.seed)).write(to: file)
      say(file.path)
    }
    try runner(name, options)(input)
    say("ended as it should")
  }

  private static func runner(_ name: String, _ options: FuzzOptions) throws -> (Int) -> Void {
    let seed = options.seed
    switch name {
    case "views":
      return { try? ViewTarget.run(Chance(seed: seed, target: name, input: $0)) }
    case "drawings":
      let path = root.appending(path: "fonts/faces/JohoMono-Medium.ttf").path
      let face = FontFaceID(postScriptName: "JohoMono-Medium", file: path)
      return { try? DrawingTarget.run(Chance(seed: seed, target: name, input: $0), face: face) }
    default:
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "kumihan-fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let target = FileTarget.all(in: root).first { $0.name == name }
      return { try? target?.read(target?.input($0, seed: seed) ?? [], folder) }
    }
  }

  /// Ends the process after some processor time, and after much more of a clock's; 0 for never.
  private static func limit(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    alarm(UInt32(20 * seconds))
  }

  /// The most memory that was in use so far.
  private static func megabytes() -> Int {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
