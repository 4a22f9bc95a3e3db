import Joho
import Kumihan
import KumihanCalendar
import KumihanPlanner
import Testing

/// The Star Page in the reader's language: every word, the order of the day, one set of digits.
@MainActor
struct StarPageLanguageTests {
  private let day = CalendarDate("2026-10-15")!

  private func model(_ locale: String) throws -> StarPageModel {
    let holidays =
      try HolidayRegion.sweden.holidays(in: 2026) + HolidayRegion.japan.holidays(in: 2026)
    return StarPageModel(
      date: day, events: [], holidays: holidays, text: try DateText(locale: locale))
  }

  @Test(arguments: [
    ("en-US", "Thursday 15"), ("en-GB", "Thursday 15"), ("sv", "Torsdag 15"),
    ("de", "Donnerstag, 15."), ("ja", "15日木曜日"), ("ko", "15일 목요일"), ("fr", "Jeudi 15"),
    ("es", "Jueves 15"), ("ar", "الخميس، ١٥"),
  ]) func theDayStandsInItsOrder(locale: String, day: String) throws {
    #expect(try model(locale).day == day)
  }

  @Test(arguments: [
    ("sv", "Alla helgons dag", "Culture Day"), ("ja", "All Saints' Day", "文化の日"),
    ("de", "All Saints' Day", "Culture Day"), ("en-US", "All Saints' Day", "Culture Day"),
  ]) func holidaysAreNamedForTheReader(locale: String, sweden: String, japan: String) throws {
    let titles = try model(locale).upcoming.map(\.title)
    #expect(titles.contains(sweden) && titles.contains(japan), "\(titles)")
  }

  @Test(arguments: DateLocale.allCases)
  func noWordIsLeftInEnglish(locale: DateLocale) throws {
    let page = StarPage(model: try model(locale.rawValue))
    let spoken = try page.layoutTree(in: CGSize(width: 390, height: 844)).accessibility.spoken
      .joined(separator: "\n")
    let english = ["WEEK", "TODAY", "UPCOMING", "No events", "in 1", " days"]
    for word in english where !locale.isEnglish && locale != .german {
      #expect(!spoken.contains(word), "\(word)")
    }
    let digits = Set(
      spoken.unicodeScalars.filter { "0123456789٠١٢٣٤٥٦٧٨٩".unicodeScalars.contains($0) })
    #expect(Set(digits.map { $0.value < 0x600 }).count == 1, "one set of digits")
  }

  @Test func rightToLeftLanguagesAreMirrored() throws {
    func firstX(_ locale: String) throws -> CGFloat {
      let renderer = ImageRenderer(content: StarPage(model: try model(locale)))
      renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
      let texts = try renderer.layout().nodes.filter { $0.kind == "text" }
      return try #require(texts.first).frame.midX
    }
    #expect(try firstX("he") > 250 && firstX("ar") > 250)
    #expect(try firstX("ja") < 150)
  }
}
