import Kumihan
import Testing

@testable import KumihanPlanner

struct SoftHyphensTests {
  private func divided(_ words: String, _ width: CGFloat) -> String {
    SoftHyphens.divided(words, width: width, ruler: PlannerFixture.ruler)
      .replacing("\u{AD}", with: "·")
  }

  @Test(
    arguments: [
      ("workshop", 3.5, "work·shop"), ("department", 4.0, "de·part·ment"),
      ("meeting", 3.5, "mee·ting"), ("Телефон", 3.5, "Те·ле·фон"),
      ("appointment", 4.0, "ap·point·ment"),
    ] as [(String, CGFloat, String)])
  func findsSyllables(_ word: String, width: CGFloat, expected: String) {
    #expect(divided(word, width) == expected)
  }

  @Test func onlyWordsThatAreTooLong() {
    #expect(divided("the appointment", 20) == "the appointment")
    #expect(divided("the appointment", 4).hasPrefix("the ap·"))
  }

  /// Where syllables are too long, any place between two letters on each side.
  @Test func anywhereAtLast() {
    #expect(divided("strengths", 2) == "st·r·e·n·g·t·hs")
    #expect(divided("abc", 0.5) == "abc")
  }

  @Test func whatHasSoftHyphensKeepsThem() {
    #expect(divided("Eltern\u{AD}versammlung", 4) == "Eltern·versammlung")
  }
}
