import Kumihan
import KumihanPlanner
import Testing

struct WordDivisionTests {
  @Test(
    arguments: [
      ("workshop", 4.0, "work-"), ("department", 4.0, "depart-"), ("meeting", 4.0, "mee-"),
      ("e-postadress", 2.0, "e-"), ("layout", 3.0, "la-"), ("strengths", 3.0, "stren-"),
      ("12:30", 3.0, "12:"), ("مراجعة", 3.0, "مراج"),
    ] as [(String, CGFloat, String)])
  func findsSyllables(_ word: String, ems: CGFloat, head: String) {
    let division = WordDivision(of: word[...], ems: ems)
    #expect(division.map { $0.head + $0.mark } == head)
  }

  @Test func nothingFitsNowhere() {
    #expect(WordDivision(of: "word", ems: 0.1) == nil)
    #expect(WordDivision(of: "w", ems: 5) == nil)
    #expect(WordDivision(of: "", ems: 5) == nil)
  }
}
