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
        MissingGlyph(
          codePoint: 0x16A0, script: "Runr", cover: "Noto Sans Runic (kumihan faces add scripts)"),
        MissingGlyph(
          codePoint: 0xA98F, script: "Java", cover: "Noto Sans Javanese (kumihan faces add scripts)"
        ),
      ])
  }

  /// The icon face has its pictures there; only their names lead to them.
  @Test func charactersForPrivateUseAreNoIcons() throws {
    let layout = try makeSystem().set("a\u{E000}b\u{F0000}")
    #expect(layout.missing.map(\.codePoint) == [0xE000, 0xF0000])
  }

  @Test func areBoxedOrSkipped() throws {
    let system = try makeSystem()
    let boxed = system.set("aᚠb")
    let skipped = system.set("aᚠb", style: ParagraphStyle(missingGlyphs: .skip))
    #expect(boxed.lineTexts == ["aᚠb"])
    #expect(skipped.lineTexts == ["ab"])
    #expect(skipped.missing == boxed.missing)
    #expect(boxed.size.width > skipped.size.width)
  }

  @Test func boxesBearTheCharactersNumber() throws {
    let layout = try makeSystem().set("a\u{16A0}\u{12000}b", FontRequest(size: 20))
    let boxes = layout.lines[0].pieces.compactMap { piece -> MissingBox? in
      if case .box(let box) = piece.content { box } else { nil }
    }
    #expect(boxes.map(\.number.text) == ["\u{16A0}", "\u{12000}"])
    #expect(boxes.map(\.number.glyphs.count) == [4, 6])
    for (piece, box) in zip(layout.lines[0].pieces[1...], boxes) {
      #expect(box.frame.minX > piece.minX && box.frame.maxX < piece.maxX)
      #expect(box.frame.minY >= 0 && box.frame.maxY <= layout.size.height)
    }
  }

  @Test func aFontIsNamedWhereOneIsKnown() throws {
    let text = "\u{0F40}\u{F6FF}\u{1D1DE}"
    let covers = try makeSystem().set(text).missing.map { $0.cover }
    #expect(
      covers == [
        "Noto Serif Tibetan (kumihan faces add scripts)", nil,
        "Noto Sans Symbols, Symbols 2 or Math (kumihan faces add scripts)",
      ])
  }

  /// The bundled Korean face has the 2,350 syllables of its character set; the others are put
  /// together from their letters.
  @Test func rareSyllablesAreComposed() throws {
    let layout = try makeSystem().set("가힣갂나")
    #expect(layout.missing.isEmpty && layout.lineTexts == ["가힣갂나"])
    let width = try makeSystem().set("나", pixel: 0.001).size.width
    #expect(abs(try makeSystem().set("갂", pixel: 0.001).size.width - width) < 0.01)
  }

  @Test func invisibleCharactersAreNotMissing() throws {
    #expect(try makeSystem().set("a\u{200B}\u{FE0F}\u{2060}b\u{AD}").missing.isEmpty)
  }
}
