import ArgumentParser
import Foundation
import KumihanGoldenRuns

/// `kumihan goldens why`: the causes of the last run's differences.
struct GoldensWhy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Says why snapshots of the last run differ: all by cause, or those that are named.")

  @OptionGroup var options: GoldensOptions

  @Argument(help: ArgumentHelp("Snapshots, by name or path.", valueName: "name"))
  var names: [String] = []

  func run() throws {
    try comparing {
      let (package, run) = try options.read()
      for line in run.unreadable { warn(line) }
      guard !run.differences.isEmpty else {
        try say("every snapshot is as its reference")
        return GoldensStatus.of(run)
      }
      if names.isEmpty {
        for line in CIReport(run: run, package: package).lines { try say(line) }
      } else {
        for difference in try run.differences(named: names) {
          try say("\(difference.id)")
          for line in difference.message { try say("  \(line)") }
          try say("  test: \(difference.test) at \(difference.source):\(difference.line)")
          if let actual = difference.actual {
            try say("  snapshot: \(run.folder.appending(path: actual).path)")
          }
          try say("  \(difference.rule)")
        }
      }
      return GoldensStatus.of(run)
    }
  }
}

/// `kumihan goldens diff`: the lines in which texts or layouts differ.
struct GoldensDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Shows the lines in which a snapshot's text, or a picture's layout, differs from the reference's."
  )

  @OptionGroup var options: GoldensOptions

  @Argument(help: ArgumentHelp("Snapshots, by name or path; all.", valueName: "name"))
  var names: [String] = []

  func run() throws {
    try comparing {
      let (package, run) = try options.read()
      let differences =
        names.isEmpty ? run.differences : try run.differences(named: names)
      for difference in differences {
        let reference = difference.reference(in: package)
        var old = try? Data(contentsOf: reference)
        var new = run.data(difference.actual)
        if difference.isPicture {
          let layout = reference.deletingLastPathComponent()
            .appending(path: "\(difference.stem).layout.txt")
          old = try? Data(contentsOf: layout)
          new = run.data(difference.layout)
        }
        try say("\(difference.id)")
        if let bounds = difference.bounds, let pixels = difference.pixels, bounds.count == 4 {
          try say(
            "  \(pixels) px differ within x \(bounds[0])..<\(bounds[0] + bounds[2]), y \(bounds[1])..<\(bounds[1] + bounds[3])"
          )
        }
        guard let new = new.flatMap({ String(validating: $0, as: UTF8.self) }),
          let old = String(validating: old ?? Data(), as: UTF8.self)
        else {
          try say("  its bytes are no text")
          continue
        }
        for line in LineChanges.text(old, new) { try say("  \(line)") }
      }
      return GoldensStatus.of(run)
    }
  }
}
