import ArgumentParser
import Foundation
import Kumihan
import KumihanData
import KumihanSnapshots
import KumihanStage
import KumihanSwiftWords

/// `kumihan goldens test`: draws every preview and compares it with the snapshot beside its file.
struct GoldensTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every preview of files and folders with its snapshot.",
    discussion: """
      Compiles the files together and draws each #Preview and PreviewProvider in the room that it asks \
      for, on 1 January 2026, 09:41 UTC, in en_US. Snapshots lie beside the files, in \
      __Snapshots__/FILE; new ones are written, unless CI is set, and looked at before they are \
      committed.

      Ends with 0 where all are equal, 1 where one is another or new, 2 where it could not compare.

      The code of the files runs with your rights: draw only what you would run, or use --sandbox, where \
      it writes snapshots and what a run leaves of them, and nothing else.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var fontOptions: FontOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Which snapshots are written: missing, failed, all or never.", valueName: "mode"))
  var record: String?

  @Option(name: .long, help: "Pixels per point; else the device's, or 3.")
  var scale: Double?

  func validate() throws {
    try reporting {
      if let scale { try check("--scale", scale, in: 0.1...16, unit: "pixels per point") }
      _ = try recording()
      if source.view != nil {
        throw CommandFailure(
          "--view names no preview", hint: "add a #Preview that draws it, or leave --view out")
      }
    }
  }

  private func recording() throws -> SnapshotTestingConfiguration.Record? {
    guard let record else { return nil }
    if let mode = SnapshotTestingConfiguration.Record(rawValue: record) { return mode }
    let modes = ["missing", "failed", "all", "never"]
    let guess = NearMatch.value(for: record.lowercased(), among: modes.map { ($0, $0) })
    throw CommandFailure(
      "unknown mode '\(record)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "give --record as one of: \(modes.joined(separator: ", "))")
  }

  func run() throws {
    defer { StageBounds.finish() }
    try MainActor.assumeIsolated {
      do {
        if source.sandbox, source.sandboxPhase == nil { return try testInSandbox() }
        let tally = try test()
        StageBounds.endWatch()
        try say(tally.words + "\n", terminator: "")
        if let code = tally.exitCode { throw ExitCode(code) }
      } catch let code as ExitCode {
        throw code
      } catch {
        // One that could not compare must not be taken for one that found a difference.
        StageBounds.endWatch()
        try? FileHandle.standardError.write(
          contentsOf: Data("Error: \(CommandFailure(error))\n".utf8))
        throw ExitCode(2)
      }
    }
  }

  @MainActor
  private func test() throws -> GoldensTally {
    Stage.setTimeZone()
    Stage.locale = Locale(identifier: "en_US")
    var source = source
    let input = try source.input()
    source.timeout = Self.seconds(source.timeout, for: input)
    guard let entries = try source.load(input, isStrict: true) else { return GoldensTally() }
    let context = try fontOptions.context(
      assets: input.assets.catalogues, fonts: input.fontFolders)
    let run = PreviewRun(scale: scale.map { CGFloat($0) }, context: context)
    var tally = GoldensTally()
    for (file, previews) in try GoldensFiles.previews(
      of: entries, chosen: source.preview, in: context)
    {
      let call = SnapshotCall(previewsOf: file, recording: try recording())
      for preview in previews {
        let (outcome, isDrawn) = run.outcome(of: preview, call)
        let obstacle =
          outcome.failure == nil
          ? nil : ReferenceFile.obstacle(of: call.picture(named: preview.name))
        tally.add(outcome, isCompared: isDrawn && obstacle == nil, of: input)
      }
    }
    return tally
  }
}

extension GoldensTestCommand {
  /// A preview that is left out would be one that nobody compares: time is given to each.
  private static func seconds(_ each: Int, for input: StageInput) -> Int {
    let count = input.sources.reduce(0) { count, source in
      count + ["Preview", "PreviewProvider"].reduce(0) { $0 + (source.scan.words[$1] ?? 0) }
    }
    return min(3600, each * max(1, count))
  }

  /// Compares by this program in a sandbox, which may write the snapshots of these files, unless nothing is
  /// to be written, and the folder of the run.
  private func testInSandbox() throws {
    let input = try source.input()
    let builder = try source.builder(input, isStrict: true)
    let given = Array(CommandLine.arguments.dropFirst(3))
    let end = given.firstIndex(of: "--") ?? given.endIndex
    let cache = builder.cache.folder.resolvingSymlinksInPath()
    let calls = try source.files.map {
      SnapshotCall(
        previewsOf: URL(fileURLWithPath: $0).standardizedFileURL.path, recording: try recording())
    }
    guard let runs = calls.first?.runFolders else { return }
    var outputs = [runs.run]
    for call in calls where call.decision.mode != .never {
      outputs += [call.folder, call.runFolders.undo]
    }
    // What is bound has to be there; what stays empty goes again.
    for folder in outputs {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { for folder in outputs.map(\.path) { Self.removeEmpty(folder) } }
    var variables = ["SNAPSHOT_ARTIFACTS": runs.run.path]
    for name in ["CI", "SNAPSHOT_TESTING_RECORD", "KUMIHAN_SHARD"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    let sandbox = Sandbox(
      inputs: source.files + builder.assets.catalogues.map(\.path) + fontOptions.fonts
        + calls.compactMap(\.manifest?.path) + calls.map(\.folder.path),
      outputs: outputs, variables: variables,
      projects: builder.assets.projects, cache: cache, compiler: builder.compiler.compiler,
      seconds: max(source.timeout * 10, Self.seconds(source.timeout, for: input)) + 5,
      arguments: { phase in
        ["goldens", "test"] + given[..<end]
          + ["--cache=\(cache.path)", "--sandbox-phase=\(phase.rawValue)"] + given[end...]
      })
    if try !builder.isBuilt { _ = try sandbox.run(.compile) }
    let (printed, status) = try sandbox.outcome(.draw)
    try say(String(decoding: printed, as: UTF8.self), terminator: "")
    if status != 0 { throw ExitCode(status) }
  }

  /// Removes a folder that was made for a sandbox and not used, and the one around it.
  private static func removeEmpty(_ path: String) {
    let files = FileManager.default
    guard (try? files.contentsOfDirectory(atPath: path))?.isEmpty == true else { return }
    try? files.removeItem(atPath: path)
    let outer = URL(fileURLWithPath: path).deletingLastPathComponent()
    if outer.lastPathComponent == "__Snapshots__" { removeEmpty(outer.path) }
  }
}

/// What the previews came to.
struct GoldensTally {
  private var lines: [String] = []
  private var count = 0
  private var different = 0
  private var uncompared = 0

  /// - Parameter input: knows the paths of files as they were given.
  mutating func add(_ outcome: SnapshotOutcome, isCompared: Bool, of input: StageInput) {
    count += 1
    for note in outcome.notes { warn(input.sitesAsGiven(in: note)) }
    guard let failure = outcome.failure else { return }
    lines += [input.sitesAsGiven(in: failure), ""]
    if isCompared { different += 1 } else { uncompared += 1 }
  }

  /// The failures, and a line of counts.
  var words: String {
    var counts = [count == 1 ? "1 preview" : "\(count) previews"]
    counts.append("\(count - different - uncompared) equal")
    if different > 0 { counts.append("\(different) different or new") }
    if uncompared > 0 { counts.append("\(uncompared) could not be compared") }
    return (lines + [counts.joined(separator: ", ")]).joined(separator: "\n")
  }

  /// Nil where all are equal.
  var exitCode: Int32? { uncompared > 0 ? 2 : different > 0 ? 1 : nil }
}
