import Foundation
import Kumihan
import Testing

/// Lists without cards: the lines of their sections, their insets, and what has been chosen.
@MainActor
struct PlainListTests {
  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").probedRow("row \($0)") }
  }

  /// A line stands above the first row and below the last.
  @Test func linesAroundTheRows() throws {
    let list = List { rows(2) }.listStyle(.plain)
    let found = try probedFrames(list)
    let lines = try separators(list)
    #expect(lines.count == 3)
    #expect(isNear(lines[0].minY, found["row 0"]!.minY))
    #expect(isNear(lines[1].maxY, found["row 0"]!.maxY))
    #expect(isNear(lines[2].maxY, found["row 1"]!.maxY))
    #expect(lines.allSatisfy { $0.minX == 20 && $0.maxX == 402 })
    // Cards have only those between their rows.
    #expect(try separators(List { rows(2) }).count == 1)
  }

  /// Each section with a header has its own; where one follows without header, they share one.
  @Test func linesOfSections() throws {
    func lines(_ hasHeader: Bool) throws -> [CGRect] {
      try separators(
        List {
          Section { rows(2) }
          Section {
            rows(2)
          } header: {
            if hasHeader { Text(verbatim: "Header") }
          }
        }
        .listStyle(.plain))
    }
    #expect(try lines(true).count == 6)
    #expect(try lines(false).count == 5)
  }

  @Test func linesThatAreHidden() throws {
    func count(_ view: some View) throws -> Int {
      try separators(List { view }.listStyle(.plain)).count
    }
    #expect(try count(rows(2).listSectionSeparator(.hidden)) == 1)
    #expect(try count(rows(2).listSectionSeparator(.hidden, edges: .top)) == 2)
    #expect(try count(Section { rows(2) }.listSectionSeparator(.hidden, edges: .bottom)) == 2)
    #expect(try count(Section { rows(2) }.listSectionSeparator(.hidden)) == 1)
    #expect(try count(rows(2).listRowSeparator(.hidden)) == 0)
    #expect(try count(rows(2).listRowSeparator(.hidden, edges: .top)) == 2)
  }

  /// The lines around a section have a colour of their own.
  @Test func linesThatAreTinted() throws {
    func reds(_ view: some View) throws -> Int {
      let renderer = ImageRenderer(content: List { view }.listStyle(.plain))
      renderer.proposedSize = ProposedViewSize(width: 402, height: 400)
      return try renderer.layout().description.components(separatedBy: "fill=#FF3B30").count - 1
    }
    #expect(try reds(rows(2)) == 0)
    #expect(try reds(rows(2).listSectionSeparatorTint(.red)) == 2)
    #expect(try reds(Section { rows(2) }.listSectionSeparatorTint(.red, edges: .bottom)) == 1)
    #expect(try reds(rows(2).listRowSeparatorTint(.red, edges: .top)) == 1)
  }

  /// Narrow phones have 16 where wider ones have 20.
  @Test func insetsFollowTheScreen() throws {
    func left(_ width: CGFloat, _ form: _ListForm) throws -> CGFloat? {
      let renderer = ImageRenderer(
        content: List { Text(verbatim: "Row") }.listStyle(Style(_form: form)))
      renderer.proposedSize = ProposedViewSize(width: width, height: 700)
      return try renderer.layout().nodes.first { $0.text == "Row" }?.frame.minX
    }
    #expect(try left(375, .plain) == 16 && left(390, .plain) == 20)
    #expect(try left(375, .insetGrouped) == 32 && left(390, .insetGrouped) == 40)
  }

  private struct Style: ListStyle { let _form: _ListForm }

  /// A chosen row lies on grey, whether its tag, its identity or its value is chosen.
  @Test func chosenRowsShow() throws {
    func grounds(_ list: some View) throws -> Int {
      let renderer = ImageRenderer(content: list.environment(\.horizontalSizeClass, .compact))
      renderer.proposedSize = ProposedViewSize(width: 402, height: 400)
      return try renderer.layout().nodes.filter {
        $0.kind == "flexible" && $0.frame.height == 44
      }.count
    }
    let none = try grounds(
      List([1, 2, 3], id: \.self, selection: .constant(Int?.none)) { _ in
        Text(verbatim: "Row")
      })
    #expect(
      try grounds(
        List([1, 2, 3], id: \.self, selection: .constant(Optional(2))) { _ in
          Text(verbatim: "Row")
        }) == none + 1)
    #expect(
      try grounds(
        List(selection: .constant(Set(["a", "c"]))) {
          Text(verbatim: "Row").tag("a")
          Text(verbatim: "Row").tag("b")
          Section {
            NavigationLink("Row", value: "c")
            NavigationLink("Row", value: "d")
          }
        }) == none + 2)
    // On a phone a split view shows where the row leads instead.
    #expect(
      try grounds(
        NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
          List([1, 2], id: \.self, selection: .constant(Optional(1))) { _ in
            Text(verbatim: "Row")
          }
        } detail: {
          Text(verbatim: "Detail")
        }) == none)
  }

  /// On a phone a sidebar is cards with large headers; elsewhere rows without
  /// lines, or arrows of their own.
  @Test func sidebars() throws {
    let list = List {
      Section {
        NavigationLink("Row", value: 1)
        NavigationLink("Row", value: 2)
      } header: {
        Text(verbatim: "Header").probed("header")
      }
    }
    .listStyle(.sidebar)
    let narrow = list.environment(\.horizontalSizeClass, .compact)
    let wide = list.environment(\.horizontalSizeClass, .regular)
    #expect(try separators(narrow).count == 1)
    #expect(try separators(wide).isEmpty)
    #expect(try probedFrames(narrow)["header"]!.height == 24)
    #expect(try probedFrames(wide)["header"]!.height == 24)
    func arrows(_ view: some View) throws -> Int {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 402, height: 400)
      return try renderer.layout().nodes.filter { $0.kind == "fixed" }.count
    }
    // One is that of the section.
    #expect(try arrows(narrow) == 3)
    #expect(try arrows(wide) == 1)
  }
}
