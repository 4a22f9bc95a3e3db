import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// What is set in place of a text's own characters, and that the text stays its own.
struct SubstituteTests {
  private func font(_ features: FontRequest.Features) -> FontRequest {
    FontRequest(size: 20, features: features)
  }

  private func width(_ text: String, _ font: FontRequest) throws -> CGFloat {
    try makeSystem().set(text, font, pixel: 0.001).size.width
  }

  @Test func smallCapitalsAreCapitalsOfFourFifthsWhereTheFaceHasNone() throws {
    let small = try makeSystem().set("abc", font(.lowercaseSmallCaps))
    guard case .glyphs(let run) = small.lines[0].pieces[0].content,
      case .glyphs(let large) = try makeSystem().set("ABC", font([])).lines[0].pieces[0].content
    else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.text == "abc" && run.clusters.map(\.utf8Count) == [1, 1, 1])
    #expect(run.glyphs.map(\.id) == large.glyphs.map(\.id))
    #expect(abs(run.size / large.size - 0.8) < 1e-9)
  }

  @Test func lowercaseOrUppercaseLettersOrBothBecomeSmall() throws {
    let system = try makeSystem()
    let both: FontRequest.Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]
    #expect(
      system.set("Aa1", font(.lowercaseSmallCaps)).faceTexts
        == ["JohoSans-Regular:A", "JohoSans-Regular:a", "JohoSans-Regular:1"])
    #expect(
      system.set("Aa1", font(both)).faceTexts == ["JohoSans-Regular:Aa", "JohoSans-Regular:1"])
    let upper = system.set("Aa1", font(.uppercaseSmallCaps)).faceTexts
    #expect(upper == ["JohoSans-Regular:A", "JohoSans-Regular:a1"])
  }

  @Test func oneLetterMayBecomeTwoCapitals() throws {
    let layout = try makeSystem().set("aße", font(.lowercaseSmallCaps))
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else { return }
    #expect(run.clusters.map(\.glyphCount) == [1, 2, 1])
    #expect(run.clusters.map(\.utf8Count) == [1, 2, 1])
  }

  @Test func smallCapitalsBreakIntoLines() throws {
    let layout = try makeSystem().set(
      "several words in small capitals", font(.lowercaseSmallCaps), width: 120)
    #expect(layout.lines.count > 1)
    #expect(layout.lineTexts.joined(separator: " ") == "several words in small capitals")
  }

  @Test(arguments: [("\u{FB03}", "ffi"), ("\u{FF21}\u{FF22}", "AB"), ("\u{1D400}", "A")])
  func charactersThatNoFaceHasAreSetAsTheSame(_ text: String, _ same: String) throws {
    var book = try makeBook()
    book.fallback = []
    let system = TextSystem(fonts: book)
    let layout = system.set(text)
    #expect(layout.missing.isEmpty)
    #expect(layout.lineTexts == [text])
    let glyphs = [layout, system.set(same)].map { layout in
      layout.lines[0].pieces.flatMap { piece -> [UInt32] in
        if case .glyphs(let run) = piece.content { run.glyphs.map(\.id) } else { [] }
      }
    }
    #expect(glyphs[0] == glyphs[1] && !glyphs[0].isEmpty)
  }
}
