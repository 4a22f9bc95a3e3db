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
    let error = try #require(throws: MissingGlyphs.self) { try renderer(.error).pngData() }
    #expect(error.description.hasPrefix("KumihanTests/MissingGlyphPolicyTests.swift:7: "))
    #expect(error.description.contains("no face has U+12000 (script Xsux)"))
  }

  @Test func skippedCharactersTakeNoRoom() throws {
    let (box, skip) = (try renderer(.box).layout(), try renderer(.skip).layout())
    #expect(skip.size.width < box.size.width)
    #expect(skip.issues.count == 1)
  }
}
