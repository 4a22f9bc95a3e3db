import ArgumentParser
import Testing

@testable import KumihanCLI

/// A command without a name of its own gets one by reflection, at every start: milliseconds.
struct CommandNamesTests {
  @Test func everyCommandHasItsName() {
    var open: [any ParsableCommand.Type] = [KumihanCommand.self]
    var count = 0
    while let command = open.popLast() {
      #expect(command.configuration.commandName != nil, "\(command)")
      open += command.configuration.subcommands
      count += 1
    }
    #expect(count > 20)
  }

  /// Read by itself, a command names the whole program in its help, and looks for no shell's script.
  @Test func everyCommandKnowsTheProgram() {
    for command in KumihanCommand.configuration.subcommands
    where command.configuration.subcommands.isEmpty {
      #expect(command.configuration._superCommandName == "kumihan", "\(command)")
    }
  }

  @Test func commandsAreReadByThemselvesOrByTheRoot() throws {
    let alone = try #require(KumihanCommand.command(of: ["week-of", "2026-10-14"]))
    #expect((alone as? WeekOfCommand)?.date == "2026-10-14")
    // What is wrong, asks for help or for the version is the root's, as is what has commands of its own.
    for words in [
      "week-of", "star --date", "star --help", "star --version", "tokens check", "", "stars",
      "--help",
    ] {
      #expect(
        KumihanCommand.command(of: words.split(separator: " ").map(String.init)) == nil, "\(words)")
    }
  }
}
