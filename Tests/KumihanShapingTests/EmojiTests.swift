import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct EmojiTests {
  @Test func oneColourGlyphsByDefault() throws {
    let layout = try makeSystem().set("⏰🎉")
    #expect(layout.faceTexts == ["NotoEmoji-Bold:⏰🎉"])
  }

  @Test func spacesAreTheTextsOwn() throws {
    #expect(
      try makeSystem().set("⏰ a").faceTexts == ["NotoEmoji-Bold:⏰", "JohoRound-Regular: a"])
  }

  @Test func picturesByOption() throws {
    var book = try makeBook()
    book.emoji = .color
    let layout = TextSystem(fonts: book).set("a🎉b")
    guard case .image(let image, let rect) = layout.lines[0].pieces[1].content else {
      Issue.record("no picture")
      return
    }
    #expect(image.pixelWidth == 136 && image.pixelHeight == 128)
    #expect(abs(rect.width / rect.height - 136.0 / 128) < 0.01)
    #expect(rect.minX >= layout.lines[0].pieces[0].maxX)
    #expect(rect.maxX <= layout.lines[0].pieces[2].minX + 0.1)
  }

  @Test func selectorsDecideBetweenTextAndEmoji() throws {
    let system = try makeSystem()
    #expect(system.set("☀\u{FE0F}").faceTexts == ["NotoEmoji-Bold:☀\u{FE0F}"])
    #expect(system.set("★").faceTexts == ["JohoRoundSym-Regular:★"])
    #expect(system.set("12").faceTexts == ["JohoRound-Regular:12"])
    #expect(system.set("1\u{FE0F}\u{20E3}").faceTexts == ["NotoEmoji-Bold:1\u{FE0F}\u{20E3}"])
  }

  @Test func joinedSequencesAreOneGlyph() throws {
    let layout = try makeSystem().set("👩‍👩‍👧‍👦")
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else { return }
    #expect(run.clusters.count == 1)
    #expect(run.glyphs.count { $0.id != 0 } >= 1)
  }
}
