import ArgumentParser
import Foundation
import KumihanData
import KumihanGoldenRuns

/// `kumihan goldens undo`: the bytes that the last approval or recording replaced.
struct GoldensUndo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Restores the bytes that the last approval, recording or prune replaced.",
    discussion: "Called again it takes the one before back. A file that changed since stays.")

  @OptionGroup var options: GoldensOptions

  @Flag(name: .long, help: "Prints what was restored as JSON.")
  var json = false

  @Argument(help: ArgumentHelp("Only files with these ends of their paths.", valueName: "name"))
  var names: [String] = []

  func run() throws {
    try comparing {
      let package = try options.package()
      let journal = ChangeJournal(package: package)
      let undone = try journal.undo { path in
        names.isEmpty
          || names.contains { path == $0 || path.hasSuffix("/" + $0) || Self.belongs(path, $0) }
      }
      guard let undone else {
        if json { return try tell(.init(title: "", restored: [], refused: [])) }
        throw CommandFailure(
          names.isEmpty
            ? "nothing is left to take back" : "nothing of that name is left to take back",
          hint: nil)
      }
      return try tell(undone)
    }
  }

  /// The layout of a picture goes with it.
  private static func belongs(_ path: String, _ name: String) -> Bool {
    name.hasSuffix(".png") && path.hasSuffix("/" + name.dropLast(4) + ".layout.txt")
  }

  private func tell(_ undone: ChangeJournal.Undone) throws -> ExitCode {
    if json {
      try say(
        JSONWriter.text(of: [
          "restored": .list(undone.restored.map(JSONValue.text)),
          "refused": .list(undone.refused.map(JSONValue.text)),
        ]), terminator: "")
    } else {
      try say("undone: \(undone.title)")
      for path in undone.restored { try say("restored: \(path)") }
      for path in undone.refused { warn("changed since, and left: \(path)") }
    }
    return undone.refused.isEmpty ? GoldensStatus.equal : GoldensStatus.different
  }
}
