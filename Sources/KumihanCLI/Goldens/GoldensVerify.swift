import ArgumentParser
import Foundation
import KumihanGoldenRuns
import KumihanSnapshots

/// `kumihan goldens verify`: runs the tests and writes nothing but the report.
struct GoldensVerify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs snapshot tests, writes no reference, and reports what differs by its cause.",
    usage: "kumihan goldens verify [<options>] [-- swift test …]")

  @OptionGroup var options: GoldensOptions
  @OptionGroup var formats: GoldensFormats

  @Option(
    name: .long,
    help: ArgumentHelp(
      "One part of the snapshots, such as 1/4; merge puts parts together.", valueName: "part"))
  var shard: String?

  @Flag(
    name: .long,
    help: "Only test targets that depend on sources that differ from the last commit.")
  var onlyChanged = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("What runs the tests; swift test.", valueName: "command"))
  var command: [String] = []

  func run() throws { try comparing(verify) }

  private func verify() throws -> ExitCode {
    let package = try options.package()
    var settings: [String: String?] = ["SNAPSHOT_TESTING_RECORD": "never"]
    if let shard {
      guard GoldenShard(shard) != nil else {
        throw CommandFailure("'\(shard)' is no part", hint: "as 2/4: the second of four")
      }
      settings["KUMIHAN_SHARD"] = shard
    }
    var command = command.isEmpty ? ["swift", "test"] : command
    if onlyChanged {
      let changed = try ChangedTargets(package: package)
      guard !changed.tests.isEmpty else {
        try say("no test target depends on what changed")
        return GoldensStatus.equal
      }
      command += ["--filter", changed.filter]
    }
    let tests = GoldensTests(package: package, folder: options.folder(in: package))
    let run = try tests.run(command, shard: shard, settings: settings)
    return try tests.conclude(run, formats, emptyIsEqual: shard != nil || onlyChanged)
  }
}

/// What is written of a run beside its report.
struct GoldensFormats: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The report; report.html in the run's folder.", valueName: "file"))
  var html: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Writes JUnit's XML, a test case a snapshot.", valueName: "file"))
  var junit: String?

  @Option(name: .long, help: ArgumentHelp("Writes GitLab's code quality JSON.", valueName: "file"))
  var codeQuality: String?

  @Option(
    name: .long, help: ArgumentHelp("Writes a table of causes in Markdown.", valueName: "file"))
  var summary: String?

  @Flag(name: .long, help: "Prints GitHub's annotations, each at the line of its cause.")
  var github = false

  /// Writes what was asked for; the report always.
  func write(_ run: GoldenRun, package: URL) throws -> URL {
    let report = html.map { URL(filePath: $0) } ?? run.folder.appending(path: "report.html")
    try GoldenReport(run: run, package: package).write(to: report)
    let others = CIReport(run: run, package: package)
    for (path, text) in [
      (junit, others.junit), (codeQuality, others.codeQuality), (summary, others.markdown),
    ] {
      guard let path else { continue }
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    if github { try say(others.annotations, terminator: "") }
    return report
  }
}

/// A run that a command starts.
struct GoldensTests {
  let package: URL
  let folder: URL

  func run(
    _ command: [String], shard: String? = nil, settings: [String: String?]
  ) throws -> GoldenRun {
    try clear()
    var settings = settings
    settings["SNAPSHOT_ARTIFACTS"] = folder.path
    // Tests that say themselves what is recorded write no more than the command was asked for.
    settings[RecordDecision.command] = settings["SNAPSHOT_TESTING_RECORD"] ?? "never"
    let end = try TestProcess(command: command, folder: package, settings: settings).run()
    var run = try GoldenRun(reading: folder)
    let filters = ["--filter", "--skip", "--specifier", "-s"]
    let isFiltered = command.contains { word in
      filters.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
    let isWhole =
      !isFiltered && !end.isCrashed && run.isEnded && run.seen != nil
      && (end.status == 0 || !run.differences.isEmpty)
    let manifest = GoldenRun.Manifest(
      command: command, shard: shard, isWhole: isWhole, status: end.status)
    try run.write(manifest)
    run.manifest = manifest
    return run
  }

  /// Takes away what the last run left, and nothing that no run made.
  private func clear() throws {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let isOurs = folder.path.hasPrefix(package.path + "/.build/kumihan-goldens/")
    guard names.isEmpty || isOurs || names.contains(GoldenRun.manifestName) else {
      throw CommandFailure(
        "'\(folder.path)' is no run's folder", hint: "give --run a folder that is empty or new")
    }
    if !names.isEmpty { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Says what came out.
  func conclude(
    _ run: GoldenRun, _ formats: GoldensFormats, emptyIsEqual: Bool = false
  ) throws -> ExitCode {
    let report = try formats.write(run, package: package)
    let count = run.seen?.count ?? 0
    let status = GoldensStatus.of(run)
    guard run.differences.isEmpty, run.unreadable.isEmpty else {
      for line in CIReport(run: run, package: package).lines { try say(line) }
      try say("\(run.differences.count) of \(max(count, run.differences.count)) snapshots differ")
      try say("report: \(report.path)")
      try say("approve with: kumihan goldens review, or kumihan goldens approve")
      return status
    }
    if let end = run.manifest?.status, end != 0 {
      throw CommandFailure(
        "no snapshot differs, and '\(run.manifest?.command.joined(separator: " ") ?? "")' ended with \(end)",
        hint: "read what it says above")
    }
    guard count > 0 || emptyIsEqual else {
      throw CommandFailure(
        "no snapshot was compared", hint: "look at what the tests run, and at --package-path")
    }
    try say("\(count) snapshots are as their references")
    return status
  }
}
