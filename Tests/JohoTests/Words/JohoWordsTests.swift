import Foundation
import Testing

@testable import Joho

struct JohoWordsTests {
  @Test func everyLanguageHasEveryWord() {
    let languages = JohoWords.languages
    #expect(languages.count == 13)
    #expect(Set(languages.map(\.language)).count == 13)
    for words in languages {
      let all = Mirror(reflecting: words).children.flatMap { child -> [String] in
        (child.value as? [String]) ?? [child.value as? String ?? ""]
      }
      #expect(all.allSatisfy { !$0.isEmpty }, "\(words.language)")
      #expect(words.kinds.count == JohoContentType.allCases.count, "\(words.language)")
      #expect(Set(words.kinds).count == words.kinds.count, "\(words.language)")
      // Save and Cancel would be one word where a line was copied.
      #expect(Set([words.cancel, words.save, words.edit, words.delete]).count == 4)
      if words.language != "en" {
        #expect(words.noEventsToday != JohoWords.english.noEventsToday, "\(words.language)")
      }
    }
  }

  @Test(arguments: [
    ("en-US", "in 1 day", "in 2 days"), ("sv", "om 1 dag", "om 2 dagar"),
    ("de_AT", "in 1 Tag", "in 2 Tagen"), ("ja", "1日後", "2日後"),
    ("ar", "خلال يوم", "خلال يومين"), ("he", "בעוד יום", "בעוד יומיים"),
    ("tlh", "in 1 day", "in 2 days"),
  ]) func daysAreCountedInTheLanguage(locale: String, one: String, two: String) {
    let words = JohoWords(locale: locale)
    #expect(words.inDays(1) == one)
    #expect(words.inDays(2) == two)
  }

  @Test func kindsHaveTheirNamesInTheLanguage() {
    for kind in JohoContentType.allCases {
      #expect(JohoWords(locale: "en").name(of: kind) == kind.name)
    }
    #expect(JohoWords(locale: "sv").name(of: .birthday) == "Födelsedag")
    #expect(JohoWords(locale: "ja").name(of: .trip) == "旅行")
  }

  @Test func arabicHasFewAndManyAndItsDigits() {
    let words = JohoWords(locale: "ar")
    #expect(words.inDays(5) == "خلال ٥ أيام")
    #expect(words.inDays(42) == "خلال ٤٢ يومًا")
    #expect(words.number(2026) == "٢٠٢٦")
  }

  @Test(arguments: [
    ("en", "42%"), ("ja", "42%"), ("de", "42\u{A0}%"), ("sv", "42\u{A0}%"), ("ar", "٤٢٪"),
  ]) func percentsHaveTheSignOfTheLanguage(locale: String, text: String) {
    #expect(JohoWords(locale: locale).percent(42) == text)
  }

  @Test(arguments: [
    (2020, 53), (2021, 52), (2026, 53), (2027, 52), (2032, 53), (1976, 53), (2000, 52),
  ]) func yearsHaveTheirWeeks(year: Int, weeks: Int) {
    #expect(JohoWeek.count(in: year) == weeks)
  }

  @Test func weeksAreThoseOfISO8601() {
    // 12 October 2026 is a Monday.
    #expect(JohoWeek(number: 42, year: 2026).date(0) == Date(timeIntervalSince1970: 1_791_763_200))
    for (date, number) in [(1_798_675_200.0, 53), (1_798_761_600, 53), (1_799_020_800, 1)] {
      #expect(JohoWeek(containing: Date(timeIntervalSince1970: date)).number == number)
    }
    #expect(JohoWeek.day(JohoWeek.days(year: 2024, month: 2, day: 29)) == 29)
    let english = Locale(identifier: "en_US")
    func range(_ week: Int) -> String {
      JohoWeek(number: week, year: 2026).data(locale: english).dateRangeString
    }
    #expect(range(42) == "Oct 12 - 18")
    #expect(range(40) == "Sep 28 - Oct 4")
  }
}
