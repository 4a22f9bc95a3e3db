import Foundation
import Kumihan
import Testing

/// Lists while they are edited, and groups of rows that open and close.
@MainActor
struct EditedListTests {
  private func spoken(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.scale = 3
    return try renderer.layout().accessibility.spoken
  }

  private func list(_ mode: EditMode) -> some View {
    List {
      ForEach(["a", "b"], id: \.self) {
        Text(verbatim: $0).probed($0).probedRow("row " + $0)
          .deleteDisabled($0 == "b").moveDisabled($0 == "a")
      }
      .onDelete { _ in }
      .onMove { _, _ in }
      Text(verbatim: "plain").probed("plain")
    }
    .environment(\.editMode, .constant(mode))
  }

  /// Rows that may be deleted have a sign before their words, those that may be moved one after.
  @Test func signsForDeletingAndMoving() throws {
    let still = try probedFrames(list(.inactive))
    let edited = try probedFrames(list(.active))
    #expect(still["a"]!.minX == 40 && edited["a"]!.minX > 70)
    #expect(edited["b"]!.minX == 40 && edited["plain"]!.minX == 40)
    // They make no row higher.
    for row in ["row a", "row b"] {
      #expect(isNear(edited[row]!.minY, still[row]!.minY))
      #expect(isNear(edited[row]!.height, 44))
    }
    // Handles stand at the ends of their rows.
    let renderer = ImageRenderer(content: list(.active))
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    let page = try renderer.layout().accessibility
    let handle = page.elements.first { $0.label == "Reorder" }
    #expect(handle?.frame.maxX == 362, "\(page)")
    let words = try spoken(list(.active))
    #expect(words.filter { $0 == "Delete. Button." }.count == 1, "\(words)")
    #expect(words.filter { $0 == "Reorder. Button." }.count == 1)
    #expect(try spoken(list(.inactive)).allSatisfy { !$0.hasPrefix("Delete") })
    // The state of a picture edits as the environment does, and nil is no action.
    #expect(try probedFrames(list(.inactive).viewState(.editing)) == edited)
    let none = List {
      ForEach([1], id: \.self) { _ in Text("a").probed("a") }.onDelete(perform: nil)
    }
    #expect(try probedFrames(none.viewState(.editing))["a"]!.minX == 40)
  }

  /// Rows of an author's own type.
  private struct Rows: DynamicViewContent {
    let data: [String]
    var body: some View {
      ForEach(data, id: \.self) { Text(verbatim: $0).probed($0) }
    }
  }

  /// What is said of an author's own rows holds for each, and only while the list is edited.
  @Test func rowsOfOnesOwn() throws {
    func list(_ mode: EditMode, _ action: ((IndexSet) -> Void)?) -> some View {
      List {
        Rows(data: ["a", "b"]).onDelete(perform: action).onMove { _, _ in }
          .onInsert(of: []) { _, _ in }
      }
      .environment(\.editMode, .constant(mode))
    }
    let edited = try probedFrames(list(.active) { _ in })
    #expect(edited["a"]!.minX > 70 && edited["b"]!.minX > 70)
    #expect(try probedFrames(list(.inactive) { _ in })["a"]!.minX == 40)
    #expect(try probedFrames(list(.active, nil))["a"]!.minX == 40)
    #expect(try spoken(list(.active, nil)).count { $0 == "Reorder. Button." } == 2)
  }

  /// Where several rows may be chosen, each has a circle.
  @Test func circlesForChoosing() throws {
    let list = List([1, 2], id: \.self, selection: .constant(Set([2]))) {
      Text(verbatim: "Row").probed("\($0)")
    }
    #expect(try probedFrames(list)["1"]!.minX == 40)
    let edited = try probedFrames(list.environment(\.editMode, .constant(.active)))
    #expect(edited["1"]!.minX > 70 && edited["1"]!.minX == edited["2"]!.minX)
  }

  /// Chosen rows are lit while the list is edited, where several may be chosen.
  @Test func chosenRowsAreLit() throws {
    func fills(_ chosen: Set<Int>) throws -> Int {
      try drawnItems(
        List([1, 2], id: \.self, selection: .constant(chosen)) { Text(verbatim: "\($0)") }
          .environment(\.editMode, .constant(.active)), width: 402, height: 874
      ).fills.count
    }
    // The line between the rows is not drawn beside the lit one.
    #expect(try fills([2]) == fills([]))
    #expect(try fills([1, 2]) == fills([]) + 1)
  }

  /// What is set around a view holds for the items that it has in the bar.
  @Test func itemsOfBarsHaveTheEnvironmentOfTheirView() throws {
    let screen = NavigationStack {
      List { Text(verbatim: "a") }.toolbar { EditButton() }
        .environment(\.editMode, .constant(.active))
    }
    #expect(try spoken(screen).contains("Done. Button."))
    let disabled = NavigationStack {
      Text(verbatim: "a").toolbar { Button("Go") {} }.disabled(true)
    }
    #expect(try spoken(disabled).contains("Go. Dimmed. Button."))
  }

  @Test func theButtonEndsEditing() throws {
    #expect(try spoken(EditButton()) == ["Edit. Button."])
    #expect(
      try spoken(EditButton().environment(\.editMode, .constant(.active))) == ["Done. Button."])
  }

  /// The views of an open group are rows of the list.
  @Test func openGroupsAreRows() throws {
    let list = List {
      DisclosureGroup(isExpanded: .constant(true)) {
        Text(verbatim: "One").probed("one").probedRow("row one")
        Text(verbatim: "Two").probed("two")
      } label: {
        Text(verbatim: "Group").probed("label")
      }
      .probedRow("row")
    }
    let found = try probedFrames(list)
    #expect(try separators(list).count == 2)
    #expect(found["two"]!.minY - found["one"]!.minY == 44)
    #expect(found["one"]!.minX - found["label"]!.minX == 16)
    // Elsewhere they stand below each other.
    #expect(try separators(VStack { list }).count == 2)
  }

  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  /// As at first on screen, a tree is closed.
  @Test func treesAreClosed() throws {
    let tree = [Node(id: 1, children: [Node(id: 2)]), Node(id: 3)]
    let list = List(tree, children: \.children) { Text(verbatim: "\($0.id)") }
    #expect(try spoken(list).map { $0.prefix(1) } == ["1", "3"])
  }

  /// The arrow of a closed group follows the reading direction.
  @Test func arrowsTurn() throws {
    let group = DisclosureGroup("Group") { Text(verbatim: "Content") }
    var environment = EnvironmentValues()
    func turns() throws -> Bool {
      try drawnItems(group, width: 402, height: 200, in: environment).groups
        .contains { $0.transform.a == -1 }
    }
    #expect(try !turns())
    environment.layoutDirection = .rightToLeft
    #expect(try turns())
  }

  /// In very large text, values stand below their labels.
  @Test func valuesOfLargeTextStandBelow() throws {
    let list = List {
      LabeledContent {
        Text(verbatim: "Value").probed("value")
      } label: {
        Text(verbatim: "Label").probed("label")
      }
    }
    let found = try probedFrames(list, typeSize: .accessibility3)
    #expect(found["value"]!.minY >= found["label"]!.maxY)
    #expect(found["value"]!.minX == found["label"]!.minX)
    let usual = try probedFrames(list, typeSize: .xxxLarge)
    #expect(usual["value"]!.minY == usual["label"]!.minY)
  }

  /// The lines of a value end alike, beside its label.
  @Test func linesOfValuesEndAlike() throws {
    var aligned: [TextAlignment] = []
    func lines(_ size: DynamicTypeSize) throws -> TextAlignment? {
      aligned = []
      _ = try probedFrames(
        List {
          LabeledContent("Label") { Telling { aligned.append($0) } }
        }, typeSize: size)
      return aligned.last
    }
    #expect(try lines(.large) == .trailing)
    #expect(try lines(.accessibility1) == .leading)
  }

  private struct Telling: View {
    let tell: (TextAlignment) -> Void
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
      tell(alignment)
      return Text(verbatim: "Value")
    }
  }
}
