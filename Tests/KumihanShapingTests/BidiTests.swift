import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct BidiTests {
  @Test func hebrewInLatin() throws {
    let layout = try makeSystem().set("abc שלום def")
    #expect(layout.lineTexts == ["abc שלום def"])
  }

  @Test func latinInHebrewStandsInVisualOrder() throws {
    let layout = try makeSystem().set("שלום abc 12")
    #expect(layout.lines[0].pieces.count >= 2)
    #expect(layout.lineTexts[0].hasPrefix("abc 12"))
  }

  @Test func numbersStayLeftToRight() throws {
    let layout = try makeSystem().set("מחיר 120 שקל")
    let texts = layout.faceTexts.map { $0.drop { $0 != ":" }.dropFirst() }
    #expect(texts == ["שקל", " ", "120", "מחיר "])
  }

  @Test func neutralTextTakesTheSurroundingDirection() throws {
    let rightToLeft = try makeSystem().set("- 1", style: ParagraphStyle(isRightToLeft: true))
    #expect(rightToLeft.lineTexts == ["1- "])
  }

  /// Each paragraph runs as its first letter with a direction, whatever surrounds it; what stands
  /// before that letter has none.
  @Test(arguments: [false, true])
  func eachParagraphRunsAsItsFirstLetter(_ isRightToLeft: Bool) throws {
    let style = ParagraphStyle(isRightToLeft: isRightToLeft)
    let text = "abc שלום def\nשלום abc עולם\n(2) abc שלום\n(2) שלום abc"
    let lines = try makeSystem().set(text, style: style).lineTexts
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("abc") && lines[0].hasSuffix("def"))
    #expect(lines[1].hasPrefix("עולם") && lines[1].contains("abc"))
    #expect(lines[2].hasPrefix("(2) abc"))
    #expect(lines[3].hasPrefix("abc") && !lines[3].hasSuffix("abc"))
  }
}
