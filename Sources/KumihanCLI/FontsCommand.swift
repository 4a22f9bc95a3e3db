import ArgumentParser
import Foundation
import Kumihan

/// `kumihan fonts`: the families found, and their files.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", _superCommandName: KumihanCommand.name,
    abstract: "Lists the font families that are found, and their files.")

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    try reporting {
      let book = try fontOptions.book()
      let lines = book.families.flatMap { family in
        [family] + book.faces(of: family).map { "  \($0.weight)\t\($0.id.file)" }
      }
      try say(lines.joined(separator: "\n"), terminator: lines.isEmpty ? "" : "\n")
    }
  }
}
