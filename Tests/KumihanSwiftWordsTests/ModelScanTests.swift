import KumihanSwiftWords
import Testing

/// The stored properties of models, and what is said of them.
struct ModelScanTests {
  @Test func typesOfALanguageModelAreFoundWithTheirMarks() {
    let source = """
      @Generable(description: "A (plan)")
      public struct Plan: Equatable {
        @Guide(description: "Days", .count(3)) let days: [Day]
      }
      @Generable enum Day { case one }
      @Generable struct Box<T: Codable> where T: Hashable {}
      """
    let scan = SourceScan(Array(source.utf8))
    let bytes = Array(source.utf8)
    #expect(
      scan.generationMarks.map { String(decoding: bytes[$0], as: UTF8.self) } == [
        "@Generable(description: \"A (plan)\")", "@Guide(description: \"Days\", .count(3))",
        "@Generable", "@Generable",
      ])
    #expect(scan.generables.map(\.inherits) == [true, false, false])
    #expect(
      scan.generables.map { String(decoding: bytes[$0.header...].prefix(5), as: UTF8.self) } == [
        "{\n  @", "{ cas", "where",
      ])
  }

  private func models(_ text: String) -> [SourceScan.Model] { SourceScan(Array(text.utf8)).models }

  @Test func storedPropertiesAreFound() throws {
    let model = try #require(
      models(
        """
        @Model
        public final class Item {
          @Attribute(.unique, originalName: "n") var name: String
          @SwiftData.Relationship(deleteRule: .cascade) private(set) var parts: [Part]? = []
          @Transient var cache = 3
          var pairs: Dictionary<String, Int> = [:], count = 0
          var isBig: Bool { count > 3 }
          var label: String { get { name } set { name = newValue } }
          var made = { Date(timeIntervalSince1970: 0) }()
          var seen = false { didSet { print("var x") } }
          static var all = 3
          lazy var late = 4
          #Unique<Item>([\\.name], [\\.count])
          func f() { var local = 3; local += 1 }
          init(name: String) { self.name = name }
        }
        """.replacing("\\\\", with: "\\")
      ).first)
    #expect(model.name == "Item")
    #expect(model.properties.map(\.name) == ["name", "parts", "pairs", "made", "seen"])
    #expect(model.properties.map { $0.mark?.name } == ["Attribute", "Relationship", nil, nil, nil])
    #expect(model.properties.map { $0.end == nil } == [false, false, true, false, true])
    #expect(model.uniques.count == 1)
    #expect(model.marks.count == 5)
  }

  @Test func nestedModelsAndConditionsAreNamed() {
    let found = models(
      """
      enum V1 { @Model class A { var x = 1 } }
      #if DEBUG
      @Model class B {}
      #endif
      @Modeled class C { var y = 2 }
      """)
    #expect(found.map(\.name) == ["V1.A", "B"])
    #expect(found.map(\.condition) == [nil, "(DEBUG)"])
  }
}
