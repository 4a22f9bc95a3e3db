import Foundation
import Kumihan
import Testing

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

/// Tables on wide screens.
@MainActor
struct TableTests {
  private let people = [Person(id: 1, name: "Ann", age: 40), Person(id: 2, name: "Bob", age: 30)]

  private func page(_ view: some View, _ device: String = "iPad") throws -> LaidOutPage {
    try presented(view, device: Device(named: device)!)
  }

  private func table(
    _ order: [KeyPathComparator<Person>], _ selection: Set<Int> = []
  ) -> some View {
    Table(people, selection: .constant(selection), sortOrder: .constant(order)) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(80)
        .alignment(.trailing)
    }
  }

  private func frame(_ words: String, _ page: LaidOutPage) throws -> CGRect {
    try #require(page.layout.nodes.first { $0.text == words }?.frame)
  }

  /// The rows begin at the top, whatever room is below them.
  @Test func beginsAtTheTop() throws {
    let page = try page(table([]))
    let (title, first) = (try frame("Name", page), try frame("Ann", page))
    #expect(title.minY < 24 + 32 && first.minY > title.maxY && first.maxY < 24 + 80)
    #expect(title.minX == first.minX)
    // A column says where its words stand.
    #expect(try frame("40", page).maxX == frame("Age", page).maxX)
  }

  /// Readers hide columns by their names; columns may be hidden until a reader asks for them.
  @Test func readersChooseColumns() throws {
    func titles(_ customization: TableColumnCustomization<Person>?) throws -> [String] {
      let table = Table(people, columnCustomization: customization.map { .constant($0) }) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text(verbatim: "\($0.age)") }.customizationID("age")
          .defaultVisibility(.hidden)
      }
      return try page(table).layout.nodes.compactMap(\.text).filter {
        ["Name", "Age"].contains($0)
      }
    }
    var customization = TableColumnCustomization<Person>()
    #expect(try titles(nil) == ["Name", "Age"] && titles(customization) == ["Name"])
    customization[visibility: "age"] = .visible
    customization[visibility: "name"] = .hidden
    #expect(try titles(customization) == ["Age"])
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == customization && read != TableColumnCustomization())
  }

  @Test func theTitleShowsTheOrder() throws {
    func arrows(_ order: [KeyPathComparator<Person>]) throws -> [String] {
      try page(table(order)).layout.description.components(separatedBy: "symbol=").dropFirst()
        .map { String($0.prefix { $0 != " " }) }
    }
    func symbol(_ name: String) throws -> [String] {
      try ImageRenderer(content: Image(systemName: name)).layout().description
        .components(separatedBy: "symbol=").dropFirst().map { String($0.prefix { $0 != " " }) }
    }
    #expect(try arrows([]).isEmpty)
    #expect(try arrows([KeyPathComparator(\.name)]) == symbol("chevron.up"))
    #expect(
      try arrows([KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.name)])
        == symbol("chevron.down"))
  }

  @Test func chosenRowsAreLit() throws {
    let none = try page(table([])).displayList().items.fillColors
    let one = try page(table([], [2])).displayList().items.fillColors
    #expect(one.count == none.count + 1)
  }

  /// On a phone the first column alone, as a list that shows what is chosen.
  @Test func phonesShowTheFirstColumn() throws {
    let page = try page(table([], [2]), "iPhone 16")
    #expect(page.layout.nodes.allSatisfy { $0.text != "Age" && $0.text != "40" })
    #expect(page.layout.nodes.contains { $0.text == "Ann" })
  }
}
