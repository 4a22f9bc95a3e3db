import ArgumentParser
import Foundation
import KumihanGoldenRuns

/// `kumihan goldens prune`: references that no test has.
struct GoldensPrune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists references, layouts and lines of locks that no test of a whole run asked for.",
    discussion:
      "A reference whose bytes a test made under a new name is a rename, and proposed as one. "
      + "kumihan goldens undo brings back what was deleted.")

  @OptionGroup var options: GoldensOptions

  @Flag(name: .long, help: "Takes them away.")
  var delete = false

  func run() throws {
    try comparing {
      let (package, run) = try options.read()
      let unused: UnusedFiles
      do {
        unused = try UnusedFiles(run, package: package)
      } catch let error as GoldenRun.Unreadable {
        throw CommandFailure(error.description)
      }
      for rename in unused.renames { try say("renamed: git mv '\(rename.old)' '\(rename.new)'") }
      for file in unused.files { try say("unused: \(file)") }
      for line in unused.lines { try say("unused line: \(line)") }
      guard !unused.isEmpty else {
        try say("every file is used")
        return GoldensStatus.equal
      }
      guard delete else {
        try say("take them away with: kumihan goldens prune --delete")
        return GoldensStatus.different
      }
      try ChangeJournal(package: package).apply(
        unused.changes(in: package), title: "\(unused.files.count) unused files deleted")
      try say("\(unused.files.count) files deleted; kumihan goldens undo brings them back")
      return GoldensStatus.equal
    }
  }
}
