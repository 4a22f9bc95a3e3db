import ArgumentParser
import Foundation
import Kumihan

/// `kumihan fonts`: which families are found, and where.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Lists the font families that are found, and their files.")

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    try reporting {
      let book = try fontOptions.book()
      for family in book.families {
        print(family)
        for face in book.faces(of: family) { print("  \(face.weight)\t\(face.id.file)") }
      }
    }
  }
}
