import ArgumentParser
import Foundation
import KumihanGoldenRuns

/// `kumihan goldens report`: the report of the last run, however it was started.
struct GoldensReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes the report of the last run, in one page or for CI.")

  @OptionGroup var options: GoldensOptions
  @OptionGroup var formats: GoldensFormats

  func run() throws {
    try comparing {
      let (package, run) = try options.read()
      let file = try formats.write(run, package: package)
      try say("report: \(file.path)")
      return GoldensStatus.of(run)
    }
  }
}
