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
}
