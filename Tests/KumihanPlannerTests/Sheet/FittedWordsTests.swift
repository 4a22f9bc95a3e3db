import Kumihan
import Testing

@testable import KumihanPlanner

struct FittedWordsTests {
  private func fit(_ words: String, _ width: CGFloat, limit: Int = 100) -> FittedWords {
    FittedWords(words, width: width, limit: limit, ruler: PlannerFixture.ruler)
  }

  private func lines(_ words: String, _ width: CGFloat) -> [String] {
    PlannerFixture.ruler.lines(fit(words, width).words, width: width).map(\.text)
  }

  @Test func breaksBetweenWords() {
    #expect(lines("Team standup now", 5.5) == ["Team", "standup", "now"])
    #expect(fit("Team standup now", 5.5).words == "Team standup now")
    #expect(fit("", 4).lineCount == 1 && fit("", 4).isWhole)
  }

  @Test func dividesWordsThatAreLongerThanALine() {
    #expect(lines("conference", 3.9) == ["confer-", "ence"])
    #expect(lines("the appointment", 5.2) == ["the ap-", "pointment"])
    #expect(lines("Elternversammlung", 5.5) == ["Elternver-", "sammlung"])
    // No syllable ends inside, so the word ends in an ellipsis.
    #expect(!lines("All Saints' Eve", 2.9).contains { $0.hasSuffix("-") })
    #expect(!fit("All Saints' Eve", 2.9).isWhole)
    #expect(!lines("the appointment", 8).contains { $0.hasSuffix("-") })
  }

  @Test func whatIsNoWordHasNoHyphen() {
    for words in ["1234567890", "顧客との打ち合わせ", "การประชุมทีม", "https://a.b/c?d=1234567"] {
      #expect(!fit(words, 3).words.contains("\u{AD}"), "\(words)")
    }
    #expect(lines("docs/plan", 3.5) == ["docs/", "plan"])
  }

  @Test func whatIsLeftOutIsSaid() {
    let short = fit("Interview: senior designer", 6, limit: 2)
    #expect(short.lineCount == 2 && !short.isWhole)
    let whole = fit("Interview: senior designer", 6, limit: 3)
    #expect(whole.lineCount == 3 && whole.isWhole)
  }

  /// Letters that join keep together: a word longer than its line ends in an ellipsis.
  @Test(arguments: ["اجتماع", "مراجعة المشروع", "Team اجتماع الفريق"])
  func arabicWordsAreNotTorn(words: String) {
    for width in stride(from: 1 as CGFloat, to: 8, by: 0.5) {
      let fitted = fit(words, width)
      let lines = PlannerFixture.ruler.lines(fitted.words, width: width)
      let isTorn = lines.prefix(fitted.lineCount - 1).contains { $0.tearsLetters }
      #expect(!isTorn)
      #expect(fitted.isWhole == (lines.count == fitted.lineCount))
    }
    #expect(!fit(words, 1.5).isWhole && fit(words, 20).isWhole)
  }

  /// However narrow, no line is wider than the box, and no letter is lost.
  @Test(arguments: [
    "Internationalization workshop", "strengths", "🎉🎂🎈 Kalas", "Überraschungsfeier", "xx.yy@zz.se",
    "การประชุมทีม", "Họp nhóm buổi sáng", "Parent-teacher conference", "Встреча",
  ])
  func linesFit(_ words: String) {
    for width in [1.5, 2, 2.9, 4, 7] as [CGFloat] {
      let lines = PlannerFixture.ruler.lines(fit(words, width).words, width: width)
      for line in lines where line.text.count > 1 {
        #expect(line.width <= width + 0.001, "\(line.text) in \(width)")
      }
      let solid = words.filter { !$0.isWhitespace && $0 != "-" }
      let kept = lines.map(\.text).joined().filter { !$0.isWhitespace && $0 != "-" }
      #expect(kept == solid, "\(width)")
    }
  }
}
