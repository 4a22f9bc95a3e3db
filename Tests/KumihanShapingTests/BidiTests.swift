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
}
