import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct MissingGlyphTests {
  @Test func areReportedOnceWithTheirScript() throws {
    let layout = try makeSystem().set("a ᚠᚠ ꦏ ᚠ")
    #expect(
      layout.missing == [
        MissingGlyph(codePoint: 0x16A0, script: "Runr"),
        MissingGlyph(codePoint: 0xA98F, script: "Java"),
      ])
  }

  @Test func areBoxedOrSkipped() throws {
    let system = try makeSystem()
    let boxed = system.set("aᚠb")
    let skipped = system.set("aᚠb", style: ParagraphStyle(missingGlyphs: .skip))
    #expect(boxed.lineTexts == ["aᚠb"])
    #expect(skipped.lineTexts == ["ab"])
    #expect(skipped.missing == boxed.missing)
    #expect(boxed.size.width > skipped.size.width)
    guard case .glyphs(let run) = boxed.lines[0].pieces[1].content else { return }
    #expect(run.glyphs.map(\.id) == [0])
  }

  @Test func invisibleCharactersAreNotMissing() throws {
    #expect(try makeSystem().set("a\u{200B}\u{FE0F}\u{2060}b\u{AD}").missing.isEmpty)
  }
}
