import Foundation
import KumihanSwiftWords
import Testing

/// `docs/Kumihan.docc/Articles/SwiftUICoverage.md` against the sources.
struct CoverageTests {
  private struct Row {
    var name: String
    var status: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Names that are ours, not SwiftUI's.
  private static let ours: Set = [
    "BorderWidth", "ComponentCatalogue", "FilledStyleView", "LocatedIssue", "ViewIssue", "Lowering",
    "DefaultTabLabel", "NoTransferRepresentation", "EmojiStyle", "PlatformLook", "PresentationName",
    "ViewState",
    "EmptyVisualEffect", "PreviewTraits", "TupleView", "LocalizedStrings", "StringsError",
    "StyleContext",
    // Foundation's, which Linux lacks.
    "InlinePresentationIntent", "UndoManager",
  ]

  private func rows(under heading: String) throws -> [Row] {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/Kumihan.docc/Articles/SwiftUICoverage.md"),
      encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## \(heading)\n").last)
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { return nil }
      return Row(name: cells[0].filter { $0 != "`" }, status: cells[1])
    }
  }

  /// The public declarations of modules, outside comments and literals.
  private func declarations(in modules: [String]) throws -> [PublicDeclaration] {
    try modules.flatMap { module in
      let folder = Self.root.appending(path: "Sources/\(module)")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path()))
      return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        .flatMap { path in
          let file = try Data(contentsOf: folder.appending(path: path))
          return SwiftTokens([UInt8](file)).publicDeclarations
        }
    }
  }

  private func publicTypes(open: Bool = false) throws -> Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol"]
    return Set(
      try declarations(
        in: [
          "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanCombine",
          "KumihanPhotos",
        ])
        // Open classes bear UIKit's names, which are no part of the table.
        .filter {
          $0.isAtTop && (open || !$0.isOpen) && kinds.contains($0.kind) && !$0.name.hasPrefix("_")
        }
        .map(\.name))
  }

  private func publicFunctions() throws -> Set<String> {
    let declarations = try declarations(
      in: ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanSwiftData"])
    return Set(declarations.filter { $0.kind == "func" }.map(\.name))
  }

  @Test func everyTypeOfTheTableIsThereUnlessAbsent() throws {
    let types = try publicTypes(open: true)
    let rows = try rows(under: "Types")
    #expect(rows.count > 250)
    for row in rows {
      #expect(types.contains(row.name) == (row.status != "absent"), "\(row.name)")
    }
  }

  @Test func everyModifierOfTheTableIsThereUnlessAbsent() throws {
    let functions = try publicFunctions()
    let rows = try rows(under: "Modifiers")
    #expect(rows.count > 200)
    for row in rows {
      #expect(functions.contains(row.name) == (row.status != "absent"), "\(row.name)")
    }
  }

  @Test func everyPublicTypeIsInTheTable() throws {
    let listed = Set(try rows(under: "Types").map(\.name)).union(Self.ours)
    // UIKit's, Core Graphics' and Core Animation's names are no part of SwiftUI's table.
    let missing = try publicTypes().filter {
      !listed.contains($0) && !$0.hasPrefix("_")
        && $0.firstMatch(of: /^(UI|CG|CA|NS|PH)[A-Z]/) == nil
    }
    #expect(missing.sorted() == [])
  }

  @Test func everyStatusIsOneOfFive() throws {
    let known: Set = ["drawn", "approximated", "data", "no-op", "absent"]
    for row in try rows(under: "Types") + rows(under: "Modifiers") {
      #expect(known.contains(row.status), "\(row.name)")
    }
  }
}
