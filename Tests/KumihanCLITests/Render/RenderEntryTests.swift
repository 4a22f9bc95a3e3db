import Foundation
import Testing

/// Features that Apple's toolchain implements by macros that are missing here.
struct RenderEntryTests {
  private func render(_ arguments: String...) throws -> Command {
    try Command(all: ["render", "--cache", RenderCommandTests.cache] + arguments)
  }

  @Test(arguments: ["5", "6"])
  func entriesBecomeKeys(_ version: String) throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Entries.swift",
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var name: String? // none
        @Entry public var greet: @Sendable (String) -> String = { name in
          "hej \\(name)"
        }
      }
      public extension EnvironmentValues {
        @Entry var hidden: Hidden = Hidden(); @Entry var many = [1, 2,
          3]
      }
      struct Hidden { var word = "seen" }
      extension Transaction { @Entry var isQuick: Bool = false }
      extension FocusedValues { @Entry var draft: String? }
      #if os(iOS)
        extension EnvironmentValues { @Entry fileprivate var place = "here" }
      #else
        extension EnvironmentValues { @Entry fileprivate var place = "there" }
      #endif
      @Observable final class Model { var count = 41 }
      struct Card: View {
        @Environment(\\.name) var name
        @Environment(\\.greet) var greet
        @Environment(\\.hidden) var hidden
        @Environment(\\.many) var many
        @Environment(\\.place) private var place
        @FocusedValue(\\.draft) var draft
        let model: Model
        var body: some View {
          Text(verbatim: "\\(greet(name ?? "nobody"))-\\(hidden.word)-\\(many.count)-\\(place)")
          Text(verbatim: "\\(draft ?? "unfocused")-\\(model.count)")
            .onAppear { withTransaction(\\.isQuick, true) { model.count += 1 } }
        }
      }
      #Preview {
        @Previewable @State var model = Model()
        VStack {
          Card(model: model)
          Card(model: model).environment(\\.name, "Ada")
        }
      }

      """)
    let run = try render(
      file, "--swift-version", version, "--size", "fit", "-o", scratch.path("x.svg"))
    try #require(run.status == 0, "\\(run.errors)")
    let svg = try String(contentsOfFile: scratch.path("x.svg"), encoding: .utf8)
    for word in ["hej nobody-seen-3-here", "hej Ada-seen-3-here", "unfocused-43"] {
      #expect(svg.contains(">\(word)<"))
    }
  }

  @Test func errorsInEntriesNameTheirPlace() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Bad.swift",
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var tint: Colour = .pink
        @Entry var size: Int = "x"
        @Entry var other = nope
      }
      struct A: View {
        @Environment(\\.size) var size
        var body: some View { Text(size.nix) }
      }

      """)
    let run = try render(file, "-o", scratch.path("x.png"))
    #expect(run.status != 0)
    for place in [
      "3:20: error: cannot find type 'Colour'", "4:26: error", "5:22: error", "9:35: error",
    ] {
      #expect(run.errors.contains("Bad.swift:\(place)"), "\(run.errors)")
    }
    #expect(!run.errors.contains("kumihan:"))
  }
}
