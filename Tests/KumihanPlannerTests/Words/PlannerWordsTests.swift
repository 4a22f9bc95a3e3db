import KumihanCalendar
import Testing

@testable import KumihanPlanner

struct PlannerWordsTests {
  /// No language borrows the sentences of another; single words may happen to be the same.
  @Test func everyLanguageHasItsOwn() {
    let locales = DateLocale.allCases.filter { $0 != .britishEnglish }
    for of in [\.bridgeDay, \.locked, \.selected] as [KeyPath<PlannerWords, String>] {
      let words = locales.map { PlannerWords($0)[keyPath: of] }
      #expect(Set(words).count == locales.count, "\(words)")
    }
    for locale in locales {
      let words = PlannerWords(locale)
      #expect(words.more.contains("{n}"), "\(locale)")
      #expect(Set(PlannerKind.allCases.map { words.kinds[$0] }).count > 4, "\(locale)")
    }
    #expect(PlannerWords(.britishEnglish) == PlannerWords(.americanEnglish))
  }

  @Test func everyLocaleIsFoundByItsTag() throws {
    for locale in DateLocale.allCases {
      #expect(locale.text.id == locale)
      #expect(try DateText(locale: locale.rawValue) == locale.text)
    }
    #expect(DateText.all.map(\.id) == DateLocale.allCases)
  }
}
