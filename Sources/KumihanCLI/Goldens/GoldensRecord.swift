import ArgumentParser
import Foundation
import KumihanGoldenRuns

/// `kumihan goldens record`: runs the tests and lets them write references.
struct GoldensRecord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Runs snapshot tests and writes references; kumihan goldens undo takes them back.",
    usage: "kumihan goldens record [<options>] [-- swift test …]")

  enum Mode: String, ExpressibleByArgument, CaseIterable { case missing, failed, all }

  @OptionGroup var options: GoldensOptions

  @Option(
    name: .long,
    help: "What is written: missing references, those and failed ones, or all anew.")
  var mode = Mode.missing

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("What runs the tests; swift test.", valueName: "command"))
  var command: [String] = []

  func run() throws { try comparing(record) }

  private func record() throws -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    if let word = environment["CI"], !["", "0", "false"].contains(word.lowercased()) {
      throw CommandFailure(
        "nothing is recorded where CI=\(word)",
        hint: "record on your machine, or approve decisions: kumihan goldens approve decisions.json"
      )
    }
    let package = try options.package()
    let before = try Keepsake(package)
    defer { before.remove() }
    let tests = GoldensTests(package: package, folder: options.folder(in: package))
    let run = try tests.run(
      command.isEmpty ? ["swift", "test"] : command,
      settings: ["SNAPSHOT_TESTING_RECORD": mode.rawValue])
    let changes = try before.changes()
    try ChangeJournal(package: package).note(changes, title: "\(changes.count) files recorded")
    for change in changes {
      try say(
        "recorded: " + change.file.path.replacing(package.path + "/", with: "", maxReplacements: 1))
    }
    let report = run.folder.appending(path: "report.html")
    try GoldenReport(run: run, package: package).write(to: report)
    guard run.differences.isEmpty, run.unreadable.isEmpty else {
      for line in CIReport(run: run, package: package).lines { try say(line) }
      try say("report: \(report.path)")
      return GoldensStatus.of(run)
    }
    guard run.seen?.isEmpty == false else {
      throw CommandFailure(
        "no snapshot was made", hint: "look at what the tests say above, and at --package-path")
    }
    if changes.isEmpty, let end = run.manifest?.status, end != 0 {
      throw CommandFailure("nothing was recorded, and the tests ended with \(end)", hint: nil)
    }
    if changes.isEmpty { try say("nothing to record") }
    return GoldensStatus.equal
  }
}

/// References as they were before a recording: second names of the same files, which keep their bytes
/// when new files take the first names.
private struct Keepsake {
  private let package, folder: URL
  private var kept: [URL: URL] = [:]

  init(_ package: URL) throws {
    self.package = package
    folder = package.appending(path: ".build/kumihan-goldens/before")
    remove()
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, file) in Self.references(in: package).enumerated() {
      let copy = folder.appending(path: "\(index)")
      do { try files.linkItem(at: file, to: copy) } catch { try files.copyItem(at: file, to: copy) }
      kept[file] = copy
    }
  }

  private static func references(in package: URL) -> [URL] {
    UnusedFiles.folders(in: package).flatMap { folder in
      UnusedFiles.files(in: folder).map { folder.appending(path: $0) }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The files that are others now, with the bytes that they had.
  func changes() throws -> [ChangeJournal.Change] {
    let files = Set(kept.keys).union(Self.references(in: package)).sorted { $0.path < $1.path }
    return files.compactMap { file in
      let old = kept[file].flatMap { try? Data(contentsOf: $0) }
      return old == (try? Data(contentsOf: file)) ? nil : .init(file: file, bytes: old)
    }
  }
}
