import Kumihan
import Testing

/// Spellings of ordinary SwiftUI code that overloads could break.
@MainActor
struct SourceCompatibilityTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).displayList().items.compactMap { item in
      if case .glyphs(let run, _) = item.command { run.text } else { nil }
    }
  }

  @Test func textMayBeMapped() throws {
    let views: [Text] = ["one", "two"].map(Text.init)
    #expect(
      try texts(
        HStack {
          views[0]; views[1]
        }) == ["one", "two"])
  }

  @Test func literalsGroupDigitsAndStringsDoNot() throws {
    let year = 2026
    #expect(try texts(Text("\(year)")) == ["2,026"])
    #expect(try texts(Text(String(year))) == ["2026"])
  }

  @Test func backgroundsAndOverlaysOfColoursAreStyles() throws {
    let view = Text("x").background(Color.red).overlay(Color.blue.opacity(0.5))
      .background(.white).overlay(RoundedRectangle(cornerRadius: 4).stroke(.black, lineWidth: 1))
      .background { Circle() }
    #expect(try texts(view) == ["x"])
  }

  /// Shapes that are moved have types with names, which can be inset where the shape can.
  @Test func movedShapesHaveTypes() {
    let offset: OffsetShape<Circle> = Circle().offset(x: 3)
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90), anchor: .topLeading)
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(0.5)
    let moved: TransformedShape<Rectangle> = Rectangle().transform(.identity)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      offset.path(in: rect).boundingRect
        == Circle().path(in: rect).boundingRect.offsetBy(dx: 3, dy: 0))
    #expect(abs(offset.inset(by: 2).path(in: rect).boundingRect.minX - 10) < 1e-9)
    let bounds = turned.path(in: rect).boundingRect
    #expect(abs(bounds.minX + 10) < 1e-9 && abs(bounds.maxY - 20) < 1e-9)
    #expect(scaled.path(in: rect).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
    #expect(moved.path(in: rect).boundingRect == rect)
  }

  nonisolated static let accent = Color(red: 0.5, green: 0.25, blue: 1)

  @Test func coloursMayBeConstantsOfAnyIsolation() {
    #expect(SourceCompatibilityTests.accent == Color(red: 0.5, green: 0.25, blue: 1))
  }

  @Test func conditionsAndLoopsBuild() throws {
    let names: [String]? = ["a", "b"]
    let view = VStack {
      if let names {
        ForEach(names, id: \.self) { Text($0) }
      } else {
        EmptyView()
      }
      ForEach(0..<2) { Text(verbatim: "\($0)") }
      Group {
        Text("c")
        if names == nil { Text("d") }
      }
    }
    #expect(try texts(view) == ["a", "b", "0", "1", "c"])
  }
}
