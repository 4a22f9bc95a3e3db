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

      The code of the files runs with your rights: draw only what you would run.
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
      if source.sandbox {
        throw CommandFailure(
          "--sandbox does not hold for 'goldens test'",
          hint: "run it in a sandbox of your own, or draw with 'kumihan render --sandbox'")
      }
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
        let tally = try test()
        StageBounds.endWatch()
        try say(tally.words + "\n", terminator: "")
        if let code = tally.exitCode { throw ExitCode(code) }
      } catch let code as ExitCode {
        throw code
      } catch {
        // One that could not compare must not be taken for one that found a difference.
        StageBounds.endWatch()
        FileHandle.standardError.write(Data("Error: \(CommandFailure(error))\n".utf8))
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
    // A preview that is left out would be one that nobody compares. Time is given to each.
    let count = input.sources.reduce(0) { count, source in
      count + ["Preview", "PreviewProvider"].reduce(0) { $0 + (source.scan.words[$1] ?? 0) }
    }
    source.timeout = min(3600, source.timeout * max(1, count))
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
        tally.add(outcome, isCompared: isDrawn && obstacle == nil)
      }
    }
    return tally
  }
}

/// What the previews came to.
struct GoldensTally {
  private var lines: [String] = []
  private var count = 0
  private var different = 0
  private var uncompared = 0

  mutating func add(_ outcome: SnapshotOutcome, isCompared: Bool) {
    count += 1
    for note in outcome.notes { warn(note) }
    guard let failure = outcome.failure else { return }
    lines += [failure, ""]
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
