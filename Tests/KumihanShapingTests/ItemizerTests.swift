import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct ItemizerTests {
  @Test func latinAndJapaneseShareOneLine() throws {
    let layout = try makeSystem().set("WEEK 42 情報デザイン Tett Åäö")
    #expect(layout.lines.count == 1)
    #expect(
      layout.faceTexts == [
        "JohoRound-Regular:WEEK 42 ", "JohoRoundJP-Regular:情報デザイン ",
        "JohoRound-Regular:Tett Åäö",
      ])
  }
}
