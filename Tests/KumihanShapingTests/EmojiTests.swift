import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct EmojiTests {
  private let outline = FontRequest(family: .system(.rounded), emoji: .outline)

  @Test func layersByDefault() throws {
    let layout = try makeSystem().set("a🎉b")
    #expect(
      layout.faceTexts == ["JohoRound-Regular:a", "TwemojiMozilla:🎉", "JohoRound-Regular:b"])
    let piece = layout.lines[0].pieces[1]
    guard case .layers(let layers) = piece.content else {
      Issue.record("no layers")
      return
    }
    #expect(layers.count > 3 && layers.allSatisfy { $0.color != nil })
    #expect(Set(layers.map(\.color)).count > 3)
    // Only the lowest says the text; all stand in one place, as wide as Apple's emoji.
    #expect(layers.dropFirst().allSatisfy { $0.run.text.isEmpty })
    #expect(Set(layers.map(\.run.origin.x)).count == 1)
    #expect(abs(piece.maxX - piece.minX - 17 * 1.25) < 0.01)
  }

  /// Sequences of Unicode 15.1 to 17, a flag and lone tones, which the layered face has not as one.
  @Test(arguments: ["🏃‍➡️", "🙂‍↔️", "🐦‍🔥", "🍋‍🟩", "⛓️‍💥", "🍄‍🟫", "🧑‍🧑‍🧒", "🐦‍⬛", "🇨🇶", "🫩", "🪾", "🫯"])
  func newSequencesAreOnePicture(_ text: String) throws {
    let layout = try makeSystem().set("a\(text)b")
    #expect(layout.missing.isEmpty)
    #expect(layout.lines[0].pieces.count == 3)
    guard case .image = layout.lines[0].pieces[1].content else {
      Issue.record("no picture")
      return
    }
  }

  /// A tone that follows no emoji is a swatch.
  @Test func loneTonesAreDrawn() throws {
    for text in ["a🏻b", "a 🏻", "🏻"] {
      let pieces = try makeSystem().set(text).lines[0].pieces
      let pictures = pieces.filter { piece in
        if case .layers = piece.content { true } else { false }
      }
      #expect(pictures.count == 1, "\(text)")
    }
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇸🇪", "👍🏿", "1️⃣"])
  func oldSequencesStayLayers(_ text: String) throws {
    let pieces = try makeSystem().set(text).lines[0].pieces
    guard pieces.count == 1, case .layers = pieces[0].content else {
      Issue.record("no layers")
      return
    }
  }

  @Test func outlinesByOption() throws {
    let layout = try makeSystem().set("⏰🎉", outline)
    #expect(layout.faceTexts == ["NotoEmoji-Bold:⏰🎉"])
  }

  @Test func emojiTakeTheTextsMiddle() throws {
    // Half the height of the capitals, 0.7046 em: the middle of the face's box.
    let layout = try makeSystem().set("🎉")
    guard case .layers(let layers) = layout.lines[0].pieces[0].content else { return }
    let lowered = layers[0].run.origin.y - layout.lines[0].baseline
    #expect(abs(lowered - 17 * ((477 - 91) / 512.0 * 1.25 - 1443 / 2048.0) / 2) < 0.1)
  }

  @Test func whatLayersLackIsAPicture() throws {
    // A heart of Unicode 15, where the layered face ends with 14.
    let pieces = try makeSystem().set("🩷").lines[0].pieces
    guard pieces.count == 1, case .image = pieces[0].content else {
      Issue.record("no picture")
      return
    }
  }

  @Test func spacesAreTheTextsOwn() throws {
    #expect(
      try makeSystem().set("⏰ a").faceTexts == ["TwemojiMozilla:⏰", "JohoRound-Regular: a"])
  }

  @Test func picturesOfFacesThatHaveThem() throws {
    let font = FontRequest(family: .named("Noto Color Emoji"))
    let layout = try makeSystem().set("🎉", font)
    guard case .image(let image, let rect, let text) = layout.lines[0].pieces[0].content else {
      Issue.record("no picture")
      return
    }
    #expect(image.pixelWidth == 136 && image.pixelHeight == 128)
    #expect(text == "🎉")
    #expect(abs(rect.width / rect.height - 136.0 / 128) < 0.01)
    #expect(rect.minX >= 0 && rect.maxX <= layout.lines[0].pieces[0].maxX + 0.1)
  }

  @Test func selectorsDecideBetweenTextAndEmoji() throws {
    let system = try makeSystem()
    #expect(system.set("☀\u{FE0F}").faceTexts == ["TwemojiMozilla:☀\u{FE0F}"])
    // Also where only faces for emoji have it.
    #expect(system.set("☺\u{FE0E}").faceTexts == ["NotoEmoji-Bold:☺\u{FE0E}"])
    #expect(system.set("😀\u{FE0E}").faceTexts == ["NotoEmoji-Bold:😀\u{FE0E}"])
    #expect(system.set("★").faceTexts == ["JohoRoundSym-Regular:★"])
    #expect(system.set("12").faceTexts == ["JohoRound-Regular:12"])
    #expect(system.set("1\u{FE0F}\u{20E3}").faceTexts == ["TwemojiMozilla:1\u{FE0F}\u{20E3}"])
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇸🇪", "👍🏽", "🏳️‍🌈"]) func sequencesAreOneEmoji(_ emoji: String) throws {
    #expect(try makeSystem().set(emoji).lines[0].pieces.count == 1)
    let layout = try makeSystem().set(emoji, outline)
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.clusters.count == 1)
    #expect(run.glyphs.count { $0.id != 0 } >= 1)
  }
}
