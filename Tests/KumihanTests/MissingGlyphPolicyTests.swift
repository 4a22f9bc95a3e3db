import Kumihan
import Testing

@MainActor
struct MissingGlyphPolicyTests {
  private func renderer(_ policy: MissingGlyphPolicy) -> ImageRenderer<Text> {
    let renderer = ImageRenderer(content: Text("a\u{12000}b"))
    renderer.missingGlyphs = policy
    return renderer
  }

  @Test func stopsWithTheCharacterAndTheView() throws {
    let error = try #require(throws: RenderError.self) { try renderer(.error).pngData() }
    #expect(error.description.hasPrefix("KumihanTests/MissingGlyphPolicyTests.swift:7:47: "))
    #expect(
      error.description.hasSuffix(
        "Text(\"a\u{12000}b\"): no face has U+12000 (script Xsux); "
          + "hint: add a font folder with Noto Sans Cuneiform (kumihan faces add scripts)"))
  }

  @Test func aRowOfViewsLacksACharacterOnce() throws {
    let renderer = ImageRenderer(content: ForEach(0..<3, id: \.self) { Text("\($0)\u{12000}") })
    #expect(try renderer.layout().issues.count == 1)
  }

  @Test func skippedCharactersTakeNoRoom() throws {
    let (box, skip) = (try renderer(.box).layout(), try renderer(.skip).layout())
    #expect(skip.size.width < box.size.width)
    #expect(skip.issues.count == 1)
  }
}
