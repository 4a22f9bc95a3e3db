import Kumihan
import Testing

@testable import KumihanPlanner

struct SoftHyphensTests {
  private func divided(_ words: String, _ width: CGFloat) -> String {
    // Swedish has no patterns here.
    SoftHyphens.divided(
      words, width: width,
      ruler: EngineRuler(PlannerFixture.context.text, text: PlannerFixture.text("sv"))
    )
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

  /// For lines of any width: long words alone, `sch` as one sound.
  @Test func marksLongWords() {
    let marked = SoftHyphens.marked("Die Nachtschicht, 1234567890123 a@beispielhaft.de")
      .replacing("\u{AD}", with: "·")
    #expect(marked == "Die Nacht·schicht, 1234567890123 a@beispielhaft.de")
    #expect(SoftHyphens.marked("workshop 朝会") == "workshop 朝会")
  }

  @Test func onlyWordsThatAreTooLong() {
    #expect(divided("the appointment", 20) == "the appointment")
    #expect(divided("the appointment", 4).hasPrefix("the ap·"))
  }

  /// A part that is too long for a line is divided no further: it ends in an ellipsis.
  @Test func noPartIsTorn() {
    #expect(divided("strengths", 2) == "strengths")
    #expect(divided("Parent–teacher", 2.2) == "Pa·rent–tea·cher")
    #expect(divided("abc", 0.5) == "abc")
  }

  @Test(
    arguments: [
      ("Loyer 1 234,56 €", 6, "Loyer 1~234,56~€"), ("Hyra 12 345,00 kr", 8, "Hyra 12~345,00~kr"),
      ("Room 12 345 SEK now", 7, "Room 12~345~SEK now"), ("Bus 12 at 10 30", 6, "Bus 12 at 10 30"),
      ("Rent USD 40 due", 6, "Rent USD~40 due"), ("Loyer 1 234,56 €", 2, "Loyer 1 234,56 €"),
      ("Loyer 1 234,56 €", 4.6, "Loyer 1~234,56 €"),
    ] as [(String, CGFloat, String)])
  func amountsStayTogether(_ words: String, width: CGFloat, expected: String) {
    let kept = WholeAmounts.kept(words, width: width, ruler: PlannerFixture.ruler)
    #expect(kept.replacing("\u{A0}", with: "~") == expected)
  }

  @Test func whatHasSoftHyphensKeepsThem() {
    #expect(divided("Eltern\u{AD}versammlung", 4) == "Eltern·versammlung")
  }
}
