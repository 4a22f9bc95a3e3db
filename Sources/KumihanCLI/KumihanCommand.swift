import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData

/// The command: one file per subcommand.
struct KumihanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "SwiftUI views to PNG, PDF and SVG, without a Mac.",
    version: version,
    subcommands: [
      RenderCommand.self, WatchCommand.self, CheckCommand.self, GoldensCommand.self,
      PlannerCommand.self,
      YearCommand.self,
      MonthCommand.self, WeekCommand.self, DayCommand.self,
      StarCommand.self, CatalogueCommand.self, AuditCommand.self, EventsCommand.self,
      HolidaysCommand.self,
      WeekOfCommand.self, TokensCommand.self, LintCommand.self,
      BatchCommand.self, BatchWorkerCommand.self, ServeCommand.self, FontsCommand.self,
      FacesCommand.self, ToolsetCommand.self, PhoneCompilerCommand.self,
    ])
  static let name = "kumihan"
  static let version = "0.2.0"

  /// The command that the words name, read by itself: the root would read every command line for requests of shells'
  /// scripts first, which takes more instructions than all that `--version` does. Nil where a command alone cannot read the words, or
  /// has commands of its own.
  static func command(of words: [String]) -> (any ParsableCommand)? {
    let command = configuration.subcommands.first { $0._commandName == words.first }
    guard let command, command.configuration.subcommands.isEmpty,
      let parsed = try? command.parseAsRoot(Array(words.dropFirst())), type(of: parsed) == command
    else { return nil }
    return parsed
  }
}

/// Refuses words of the command line that are not UTF-8: Swift repairs them, and the file that was
/// meant would be another one.
private func checkWords() throws {
  let repaired = CommandLine.arguments.first { $0.unicodeScalars.contains("\u{FFFD}") }
  // The character itself may be meant.
  guard let repaired, let words = FileManager.default.contents(atPath: "/proc/self/cmdline"),
    String(validating: words, as: UTF8.self) == nil
  else { return }
  throw CommandFailure("'\(repaired)' is not UTF-8", hint: "give the file another name")
}

/// The program: reads its arguments, runs a subcommand, ends.
@MainActor public func runKumihan() {
  StandardStreams.holdClosed()
  DraftRemoval.beginOnSignals()
  do {
    try checkWords()
    let words = Array(CommandLine.arguments.dropFirst())
    guard words != ["--version"] else {
      return try reporting { try say(KumihanCommand.version) }
    }
    var command = try KumihanCommand.command(of: words) ?? KumihanCommand.parseAsRoot()
    try command.run()
  } catch {
    KumihanCommand.exit(withError: hinted(printed(error)))
  }
}

/// Help and the version are output: a full disk or a closed pipe is an error as with a picture. Others
/// stay as they are.
private func printed(_ error: any Error) -> any Error {
  let text = KumihanCommand.fullMessage(for: error)
  guard KumihanCommand.exitCode(for: error).isSuccess, !text.isEmpty else { return error }
  do {
    try say(text)
    return ExitCode.success
  } catch {
    return CommandFailure(error)
  }
}

/// An error in a value out of a list also names the value that is near; others stay as they are.
private func hinted(_ error: any Error) -> any Error {
  let text = KumihanCommand.fullMessage(for: error)
  guard KumihanCommand.exitCode(for: error) == .validationFailure,
    let hint = NearMatch.hint(forParserMessage: text)
  else { return error }
  let first = text.prefix { $0 != "\n" }
  let words = "\(first)\nHint: \(hint)\(text.dropFirst(first.count))\n"
  try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
  return ExitCode.validationFailure
}

extension NearMatch {
  /// The value that was meant, from the parser's words about one that is not in its list: `The value 'colr' is
  /// invalid for '--look <look>'. Please provide one of 'color' or 'dark'.` Nil for other words.
  static func hint(forParserMessage text: String) -> String? {
    let lines = text.split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("Please provide one of ") }),
      let middle = line.range(of: "' is invalid for '"),
      let start = line.range(of: "The value '"), start.upperBound <= middle.lowerBound,
      let list = line.range(of: "Please provide one of ")
    else { return nil }
    let names = line[list.upperBound...].split(separator: "'").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return value(for: String(line[start.upperBound..<middle.lowerBound]), among: names)
      .map { "did you mean '\($0)'?" }
  }
}
