import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Lists as ICU's collator orders them for the language.
struct TitleOrderTests {
  @Test(arguments: [
    (DateLocale.swedish, ["Apa", "école", "Zebra", "Ås", "Ängel", "Öl"]),
    (.german, ["Ängel", "Apa", "Ås", "Eclair", "école", "Öl", "Straße", "Stratus", "Zebra"]),
    (.spanish, ["nube", "ñandú", "Oso"]),
    (.americanEnglish, ["ñandú", "nube", "Oso"]),
    (.vietnamese, ["di", "đi", "em", "ếch", "ong", "ông", "ơn"]),
    (.thai, ["เก่า", "ไก่", "ขาว"]),
    (.japanese, ["アイス", "おかあさん", "カメラ"]),
  ])
  func lettersOfALanguage(locale: DateLocale, titles: [String]) {
    let order = TitleOrder(locale)
    let sorted = titles.reversed().sorted {
      order.key($0).lexicographicallyPrecedes(order.key($1))
    }
    #expect(sorted == titles)
  }

  @Test func marksAndCaseAreNoOrder() {
    let order = TitleOrder(.french)
    #expect(order.key("École") == order.key("ecole"))
    #expect(TitleOrder(.vietnamese).key("Bắc") != TitleOrder(.vietnamese).key("Bac"))
    #expect(TitleOrder(.vietnamese).key("ắ") == TitleOrder(.vietnamese).key("ă"))
  }
}
