import ArgumentParser
import Foundation
import Kumihan
import KumihanFonts
import Synchronization

/// The fonts of a command's drawings.
struct FontOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of Kumihan's own faces, or of more faces to draw with.", valueName: "folder"))
  var fonts: [String] = []

  /// The bundled faces, those that were added for good, and those of every given folder.
  ///
  /// - Parameter others: folders of fonts that belong to the views.
  func book(with others: [String] = []) throws -> FontBook {
    let extra = (others + fonts.filter { !Self.isBundled($0) })
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
    var book = try FontBook(manifestIn: folder())
    for url in FacesCommand.store.folders { try Self.complete(&book, with: url) }
    for url in extra { try book.add(folder: url) }
    return book
  }

  /// The folder of the bundled faces.
  func folder() throws(BundledFonts.NotFound) -> URL {
    try BundledFonts.folder(
      explicit: fonts.last(where: Self.isBundled),
      environment: ProcessInfo.processInfo.environment, executable: Self.executable)
  }

  private static func isBundled(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/faces.tsv")
  }

  /// Adds the families of a folder that the book does not have: pictures that were whole without them
  /// stay the same.
  private static func complete(_ book: inout FontBook, with folder: URL) throws {
    var added = FontBook()
    try added.add(folder: folder)
    for family in added.families where book.faces(of: family).isEmpty {
      for face in added.faces(of: family) { book.add(face) }
      book.fallback.append(family)
    }
  }

  /// The fonts, caches and assets to draw with.
  ///
  /// The last one is kept: a worker draws many pictures with the same.
  ///
  /// - Parameter folders: of fonts that belong to the views.
  func context(assets: [URL] = [], fonts others: [String] = []) throws -> RenderingContext {
    let folders = [fonts, others, assets.map(\.path)]
    if let last = Self.last.withLock({ $0 }), last.folders == folders { return last.context }
    let context = RenderingContext(fonts: try book(with: others), assets: assets)
    Self.last.withLock { $0 = (folders, context) }
    return context
  }

  private static let last = Mutex<(folders: [[String]], context: RenderingContext)?>(nil)

  /// The path of this program, with links resolved.
  ///
  /// Found once: a program that is replaced while it runs has no path any more.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
}
