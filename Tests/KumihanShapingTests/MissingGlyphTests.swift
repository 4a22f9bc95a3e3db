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
          codePoint: 0x16A0, script: "Runr", cover: "Noto Sans Runic (Debian: fonts-noto-core)"),
        MissingGlyph(
          codePoint: 0xA98F, script: "Java", cover: "Noto Sans Javanese (Debian: fonts-noto-core)"),
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
    let text = "\u{0F40}\u{F6FF}\u{1D7D8}"
    let covers = try makeSystem().set(text).missing.map { $0.cover }
    #expect(
      covers == [
        "Noto Serif Tibetan (Debian: fonts-noto-core)", nil,
        "Noto Sans Symbols, Symbols 2 or Math (Debian: fonts-noto-core)",
      ])
  }

  /// The Korean face has glyphs without ink for syllables beyond the 2,350 of its character set.
  @Test func blankLettersAreMissing() throws {
    let missing = try makeSystem().set("가힣갂나").missing
    #expect(missing.map(\.codePoint) == [0xD7A3, 0xAC02])
    #expect(missing.allSatisfy { $0.cover == "Noto Sans CJK (Debian: fonts-noto-cjk)" })
  }

  @Test func invisibleCharactersAreNotMissing() throws {
    #expect(try makeSystem().set("a\u{200B}\u{FE0F}\u{2060}b\u{AD}").missing.isEmpty)
  }
}
