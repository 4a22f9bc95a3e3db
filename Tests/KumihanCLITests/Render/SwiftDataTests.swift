import Foundation
import Testing

/// Models, queries and containers of rendered files.
struct SwiftDataTests {
  private static let notebook = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Apps/Notebook.swift").path

  private func texts(_ preview: String, version: String = "5") throws -> [String] {
    let scratch = try Scratch()
    let picture = scratch.path("picture.svg")
    let run = try Command(
      all: [
        "render", Self.notebook, "--cache", RenderCommandTests.cache, "--preview", preview,
        "--swift-version", version, "-o", picture,
      ])
    try #require(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    return svg.matches(of: />([^<>]*)<\/t/).map { String($0.1) }
  }

  /// The newer of two folders of one name, notes by both ends of their relationship, queries by filter and order.
  @Test func samplesAreShownAsTheStoreHasThem() throws {
    #expect(
      try texts("one") == [
        "one", "WORK", "in Pear", "HOME", "in Apple", "in Fig", "ALL ", "3", "Apple", "Fig",
        "Pear", "TOP", "Fig", " ", "5", "Pear", " ", "3",
      ])
  }

  @Test func whatAnActionInsertsIsShown() throws {
    #expect(try texts("two").contains("fromAppear"))
  }

  @Test func aSharedContextIsMade() throws {
    #expect(try texts("three").contains("shared"))
    #expect(try texts("four").contains("filtered shared"))
  }

  @Test func aModelIsBound() throws {
    #expect(try texts("five").contains("edit"))
  }

  @Test func errorsInWhatModelsSayNameTheirPlace() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Bad.swift",
      """
      import SwiftData
      import SwiftUI
      @Model final class A {
        @Relationship(inverse: \\B.none) var b: B?
        var c: Missing
        init(c: Missing) { self.c = c }
      }
      @Model final class B { var a: A?; init() {} }
      """)
    let run = try Command("render", file, "-o", scratch.path("a.png"))
    #expect(run.status != 0)
    #expect(run.errors.contains("\(file):4:26: error"), "\(run.errors)")
    #expect(run.errors.contains("\(file):5:10: error: cannot find type 'Missing'"))
  }

  @Test func aStoreThatFailsStopsWithItsWords() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Closed.swift",
      """
      import SwiftData
      import SwiftUI
      @Model final class A { var name = ""; init() {} }
      struct Closed: PreviewModifier {
        static func makeSharedContext() async throws -> ModelContainer {
          let container = try ModelContainer(
            for: A.self, configurations: ModelConfiguration("archive", allowsSave: false))
          try container.mainContext.save()
          return container
        }
        func body(content: Content, context: ModelContainer) -> some View {
          content.modelContainer(context)
        }
      }
      #Preview(traits: .modifier(Closed())) { Text("x") }
      """)
    let run = try Command("render", file, "-o", scratch.path("a.png"))
    #expect(run.status != 0)
    #expect(
      run.errors.contains("the store 'archive' does not allow saving"), "\(run.errors)")
  }
}
