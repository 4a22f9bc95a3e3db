import ArgumentParser
import Foundation
import KumihanGoldenRuns
import KumihanStage

/// `kumihan goldens review`: the report in a browser, whose decisions are applied at once.
///
/// Becomes `kumihan-watch`, as `kumihan watch` does.
struct GoldensReview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows the report of the last run in a browser and applies what is decided there.",
    discussion: "Serves this machine only, at an address that nobody can guess.")

  @OptionGroup var options: GoldensOptions

  @Option(name: .long, help: "The port on this machine; 0 for any that is free.")
  var port: UInt16 = 0

  func run() throws { try comparing { try review() } }

  private func review() throws -> Never {
    let (package, run) = try options.read()
    let page = run.folder.appending(path: "review.html")
    try GoldenReport(run: run, package: package, isServed: true).write(to: page)
    let failure = try WatchProgram.become([
      "--review", FontOptions.executable.path, "\(port)", page.path, package.path, run.folder.path,
    ])
    throw failure
  }
}
