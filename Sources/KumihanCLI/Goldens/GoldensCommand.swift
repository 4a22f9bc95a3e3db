import ArgumentParser

/// `kumihan goldens`: snapshots of previews and tests.
struct GoldensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Compares previews with their snapshots.",
    subcommands: [GoldensTestCommand.self])
}
