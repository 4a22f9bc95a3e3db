import Foundation
import KumihanSwiftWords
import Testing

@testable import KumihanCLI

/// Apple's names beside ours: `AppleAbsent` and `docs/swiftui-coverage.md` say what the sources say.
///
/// `make record FILTER=LedgerTests` writes both anew.
struct LedgerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules of `import SwiftUI`.
  private static let modules = [
    "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanCombine", "KumihanPhotos",
    "Kumihan", "KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanCoreData",
  ]

  private static let declared: (types: Set<String>, members: Set<String>) = {
    var (types, members): (Set<String>, Set<String>) = ([], [])
    for module in modules {
      let folder = root.appending(path: "Sources/\(module)")
      for path in FileManager.default.subpaths(atPath: folder.path()) ?? []
      where path.hasSuffix(".swift") {
        let bytes = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
        for declaration in SwiftTokens([UInt8](bytes)).publicDeclarations {
          switch declaration.kind {
          case "struct", "class", "enum", "protocol", "actor", "typealias":
            types.insert(declaration.name)
          case "func", "var", "let": members.insert(declaration.name)
          default: break
          }
        }
      }
    }
    return (types, members)
  }()

  private var absent: (types: [String], members: [String]) {
    (
      AppleTypes.names.filter { !Self.declared.types.contains($0) },
      AppleMembers.names.filter { !Self.declared.members.contains($0) }
    )
  }

  private static let mayWrite =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].map { $0 != "never" } ?? false

  private func check(_ text: String, against path: String) throws {
    let file = Self.root.appending(path: path)
    if Self.mayWrite { try Data(text.utf8).write(to: file) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == text, "make record FILTER=LedgerTests writes \(path) anew")
  }

  private func lines(_ names: [String], indent: String) -> String {
    var lines = [indent]
    for name in names {
      if lines[lines.count - 1].count + name.count > 138 { lines.append(indent) }
      lines[lines.count - 1] += (lines[lines.count - 1] == indent ? "" : " ") + name
    }
    return lines.joined(separator: "\n")
  }

  @Test func absentNamesAreThoseThatNoModuleDeclares() throws {
    let absent = absent
    try check(
      """
      /// Apple's names that are not here; `LedgerTests` compares them with the sources.
      enum AppleAbsent {
        static let types = AppleTypes.split(
          \"""
      \(lines(absent.types, indent: "    "))
          \""")

        static let members = AppleTypes.split(
          \"""
      \(lines(absent.members, indent: "    "))
          \""")
      }

      """, against: "Sources/KumihanCLI/Check/AppleAbsent.swift")
  }

  /// What the coverage page says of each name that it lists.
  private func statuses() throws -> [String: String] {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/Kumihan.docc/Articles/SwiftUICoverage.md"),
      encoding: .utf8)
    var statuses: [String: String] = [:]
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { continue }
      statuses[cells[0].filter { $0 != "`" }] = cells[1]
    }
    return statuses
  }

  @Test func theLedgerIsUpToDate() throws {
    let (statuses, absent) = (try statuses(), absent)
    func section(_ title: String, _ names: [String], without absent: [String]) -> (String, [Int]) {
      let missing = Set(absent)
      var groups = ["drawn": [String](), "data": [], "nothing": [], "absent": absent]
      for name in names where !missing.contains(name) {
        switch statuses[name] {
        case "drawn", "approximated": groups["drawn", default: []].append(name)
        case "no-op": groups["nothing", default: []].append(name)
        default: groups["data", default: []].append(name)
        }
      }
      var text = "## \(title)\n"
      let order = ["drawn", "data", "nothing", "absent"]
      for group in order {
        let names = groups[group] ?? []
        text += "\n### \(group.capitalized): \(names.count)\n\n\(lines(names, indent: ""))\n"
      }
      return (text, order.map { groups[$0]?.count ?? 0 })
    }
    let types = section("Types", AppleTypes.names, without: absent.types)
    let members = section("Members", AppleMembers.names, without: absent.members)
    func share(_ counts: [Int]) -> String {
      let here = Double(counts[0] + counts[1] + counts[2])
      let share = Int((here * 100 / Double(counts.reduce(0, +))).rounded())
      return counts.map { "\($0) | " }.joined() + "\(share) %"
    }
    try check(
      """
      # SwiftUI's public names, and which are here

      Written by `make record FILTER=LedgerTests` from `Sources/KumihanCLI/Check/` and the sources; `kumihan check` uses the same. \
      **Drawn**: it changes the picture. **Data**: it compiles, with its value or its first state. **Nothing**: it compiles, and changes no still \
      picture. **Absent**: it does not compile. A name that is here may lack an overload.

      | | drawn | data | nothing | absent | share that is here |
      |---|---|---|---|---|---|
      | types | \(share(types.1)) |
      | members | \(share(members.1)) |

      \(types.0)
      \(members.0)
      """, against: "docs/swiftui-coverage.md")
  }
}
