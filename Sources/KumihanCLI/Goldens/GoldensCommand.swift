import ArgumentParser
import KumihanData

/// `kumihan goldens`: snapshot tests, from the run to the accepted change.
struct GoldensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Runs snapshot tests, explains what differs, and takes over what was approved.",
    usage: "kumihan goldens <subcommand>",
    discussion: "Ends with 0 when every snapshot is as its reference, 1 when one differs, 2 when "
      + "something could not be compared.",
    subcommands: [
      GoldensTestCommand.self, GoldensVerify.self, GoldensRecord.self, GoldensReport.self,
      GoldensReview.self,
      GoldensApprove.self, GoldensUndo.self, GoldensWhy.self, GoldensDiff.self,
      GoldensPrune.self, GoldensMerge.self, GoldensUnknown.self,
    ], defaultSubcommand: GoldensUnknown.self)
}

/// Called where no subcommand was understood.
struct GoldensUnknown: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "unknown", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run() throws {
    guard let word = words.first, !["-h", "--help"].contains(word) else {
      throw CleanExit.helpRequest(GoldensCommand.self)
    }
    let known = GoldensCommand.configuration.subcommands
      .compactMap { $0.configuration.commandName }.filter { $0 != "unknown" }
    try comparing {
      throw CommandFailure(
        "goldens has no subcommand '\(word)'", hint: NearMatch.hint(for: word, among: known))
    }
  }
}
