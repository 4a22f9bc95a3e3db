import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Words divided by the patterns of their language.
struct HyphenPatternsTests {
  private func divided(_ word: String, _ patterns: HyphenPatterns) -> String {
    SoftHyphens.marked(word, patterns).replacing("\u{AD}", with: "-")
  }

  /// As Duden divides them: compounds at their joints first of all.
  @Test(arguments: [
    "Betriebs-aus-flug", "Woh-nungs-ei-gen-tü-mer-ver-samm-lung", "Eltern-sprech-tag",
    "Quar-tals-ab-schluss-be-spre-chung", "Ent-wick-lungs-ab-tei-lung", "Über-ga-be-ge-spräch",
    "Steu-er-erklä-rung", "Haupt-un-ter-su-chung", "Geburts-tags-feier", "Nacht-schicht",
    "Don-ners-tag",
  ]) func germanWords(word: String) {
    let bare = word.replacing("-", with: "")
    // Words that most lines hold stay whole.
    #expect(divided(bare, .german) == (bare.count > 9 ? word : bare))
  }

  @Test(arguments: [
    "con-fer-ence", "inter-na-tion-al-i-sa-tion", "appoint-ment", "depart-ment", "lead-er-ship",
    "Thanks-giv-ing", "asso-ciates",
  ]) func englishWords(word: String) {
    let bare = word.replacing("-", with: "")
    #expect(divided(bare, .english) == (bare.count > 9 ? word : bare))
  }

  @Test func placesAreThoseOfThePatterns() {
    #expect(HyphenPatterns.english.places(in: Array("meeting")) == [4])
    #expect(HyphenPatterns.english.places(in: Array("teacher")) == [])
    // The exceptions of the patterns' authors.
    #expect(HyphenPatterns.english.places(in: Array("present")) == [])
    #expect(HyphenPatterns.german.places(in: Array("Abteilung")) == [2, 5])
    #expect(HyphenPatterns.german.places(in: Array("ABTEILUNG")) == [2, 5])
    #expect(HyphenPatterns.german.places(in: []) == [])
    #expect(HyphenPatterns.german.places(in: Array("朝会の予定表示")) == [])
    #expect(HyphenPatterns.german.places(in: Array("e\u{301}\u{302}tudes")) == [])
  }

  /// Each part of a word with a dash is divided by itself, and addresses are not.
  @Test func partsOfAWord() {
    #expect(divided("Entwicklungs-Abteilung", .german) == "Ent-wick-lungs-Ab-tei-lung")
    #expect(divided("a@entwicklungsabteilung.de", .german) == "a@entwicklungsabteilung.de")
  }

  @Test func languagesWithoutPatternsHaveNone() {
    let known = DateLocale.allCases.filter { $0.hyphens != nil }
    #expect(known == [.americanEnglish, .britishEnglish, .german])
  }
}
