import Foundation
import Kumihan
import KumihanGoldens
import KumihanTokens
import Testing

/// Every component and screen of the systems in every state: its frames as text. Colours do not move
/// anything, so one reader of each text size is enough.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct SystemGoldenTests {
  private static var names: [String] {
    DrawnState.catalogues.keys.sorted().flatMap { system in
      (DrawnState.catalogues[system]?.components ?? []).flatMap { component in
        component.states.map { "\(system).\(component.name)-\(DrawnState.name($0.name))" }
      }
    }
  }

  private static var large: [String] {
    names.filter { $0.hasPrefix("system.") && $0.hasSuffix("iPhone-17") && !$0.contains("Sample") }
  }

  @Test(arguments: await names) func stateIsLaidOutAsBefore(name: String) throws {
    let page = try DrawnState(name).page
    #expect(page.report.lines.isEmpty, "\(page.report.lines)")
    assertSnapshot(of: page, as: .frames, named: name)
  }

  @Test(arguments: await large) func largeTextIsLaidOutAsBefore(name: String) throws {
    var reader = SystemCatalogue.Reader.light
    reader.typeSize = .accessibility3
    assertSnapshot(of: try DrawnState(name, reader: reader).page, as: .frames, named: name)
  }

  /// The seeds' counts: 22 pictures of six components, five screens on three devices; twelve screens
  /// for six readers; seven components and six screens.
  @Test func everythingIsThere() throws {
    #expect(Set(Self.names).count == Self.names.count)
    assertNoOtherSnapshots(of: "stateIsLaidOutAsBefore", than: Self.names)
    assertNoOtherSnapshots(of: "largeTextIsLaidOutAsBefore", than: Self.large)
    let kajilis = try #require(DrawnState.catalogues["kajilis"]).components
    let parts = kajilis.filter { $0.group == "Components" }
    #expect(parts.count == 6 && parts.reduce(0) { $0 + $1.states.count } == 22)
    #expect(kajilis.count { $0.group == "Screens" && $0.states.count == 3 } == 5)
    #expect(Self.large.count == 12)
    let studio = try #require(DrawnState.catalogues["studio"]).components
    #expect(studio.count { $0.group == "Components" } == 7)
    #expect(studio.count { $0.group == "Screens" && $0.name != "SampleScreen" } == 6)
    // What the documents name beside them: menus and rows that slide, sheets and alerts.
    let system = try #require(DrawnState.catalogues["system"]).components
    #expect(system.filter { $0.group == "Presented" }.map(\.name) == ["Menu", "SwipeActions"])
    #expect(studio.filter { $0.group == "Presented" }.map(\.name) == ["Sheet", "Alert"])
  }

  /// Each system is data and at most 600 lines of components.
  @Test(arguments: ["Kajilis", "SystemRules", "DarkStudio"])
  func aSystemIsSmall(module: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(module)")
    let files = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    let lines = try files.reduce(0) {
      try $0 + String(contentsOf: $1, encoding: .utf8).split(separator: "\n").count
    }
    #expect(lines <= 600, "\(lines)")
  }
}
