import Foundation
import KumihanCalendar
import Testing

@testable import KumihanPlanner

struct AmountTests {
  private func written(_ amount: String, _ currency: String, _ locale: String) throws -> String {
    let amount = try #require(Decimal(string: amount, locale: Locale(identifier: "en_US_POSIX")))
    return try DateText(locale: locale).amount(amount, currency: currency)
      .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  @Test(
    arguments: [
      ("1234.5", "USD", "en-US", "$1,234.50"), ("-20", "EUR", "de", "-20,00 €"),
      ("1234567.5", "SEK", "sv", "1 234 567,50 kr"), ("129.5", "SEK", "en-US", "SEK 129.50"),
      ("1200", "JPY", "ja", "¥1,200"), ("1234.5", "EUR", "fr", "1 234,50 €"),
      ("1234.5", "EUR", "es", "1234,50 €"), ("1234567", "INR", "hi", "₹12,34,567.00"),
      ("1200", "KRW", "ko", "₩1,200"),
      ("1200.5", "CNY", "zh", "¥1,200.50"), ("1200", "JPY", "zh", "JP¥1,200"),
      ("5.125", "KWD", "en-US", "KWD 5.125"),
      ("-20", "EUR", "ar", "\u{61C}-٢٠٫٠٠ €"), ("-20", "EUR", "he", "\u{200E}-20.00 €"),
      ("1234.5", "EUR", "ar", "١٬٢٣٤٫٥٠ €"), ("0.05", "GBP", "en-GB", "£0.05"),
    ])
  func moneyIsWrittenAsTheLocaleDoes(
    amount: String, currency: String, locale: String, expected: String
  ) throws {
    #expect(try written(amount, currency, locale) == expected)
  }

  private func data() throws -> PlannerSource {
    let json = #"""
      {"expenses": [
        {"date": "2026-10-14", "title": "Lunch", "amount": 129.5, "currency": "SEK"},
        {"date": "2026-10-14", "title": "Tea", "amount": 20, "currency": "SEK", "category": "Food"},
        {"date": "2026-10-20", "title": "Book", "amount": 12, "currency": "EUR"}],
       "trips": [{"title": "Autumn", "place": "Kyoto", "from": "2026-10-14", "to": "2026-10-15"}],
       "contacts": [{"name": "Ada", "birthday": "1985-10-14"}],
       "countdowns": [{"title": "Party", "date": "2026-12-24"}]}
      """#
    return PlannerSource(data: [try PlannerData(parsing: Array(json.utf8))])
  }

  private func words(_ page: PlannerPage, _ text: DateText) throws -> [String] {
    let plan = try PlannerPlan(pages: [page], source: data(), text: text)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a4), context: PlannerFixture.context)
    return document.view(of: page).sheet.texts.compactMap { text in
      guard case .words(let words) = text.content else { return nil }
      return words.replacing("\u{A0}", with: " ")
    }
  }

  @Test func aDayShowsPlacesSumsAndWhatIsAhead() throws {
    let day = PlannerPage.day(CalendarDate("2026-10-14")!)
    let words = try words(day, .swedish)
    #expect(words.contains("Lunch 129,50 kr") && words.contains("Tea 20,00 kr · Food"))
    #expect(words.contains("Σ 149,50 kr") && words.contains("Autumn · Kyoto"))
    #expect(words.contains("Födelsedag: Ada (41)"))
    #expect(words.contains("Party") && words.contains("−71"))
    let target = try self.words(.day(CalendarDate("2026-12-24")!), .swedish)
    #expect(target.contains("Party") && !target.contains { $0.hasPrefix("−") })
  }

  /// Amounts keep their order after a letter from the left.
  @Test func sumsReadFromRightToLeft() throws {
    let hebrew = try words(PlannerPageCase.month("2026-10"), DateText(locale: "he"))
    #expect(hebrew.contains("12.00 €") && hebrew.contains("149.50 SEK"), "\(hebrew)")
    let arabic = try words(PlannerPageCase.month("2026-10"), DateText(locale: "ar"))
    #expect(arabic.contains("١٢٫٠٠ €") && arabic.contains("١٤٩٫٥٠ SEK"), "\(arabic)")
  }

  /// A countdown at the end of a list leaves titles without one where they stand.
  @Test func onlyTitlesWithALeadAreIndented() throws {
    let plan = try PlannerPlan(
      pages: [.day(CalendarDate("2026-10-14")!)], source: data(), text: .swedish)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a4), context: PlannerFixture.context)
    let texts = document.view(of: plan.ledger.pages[0]).sheet.texts
    func start(_ title: String) throws -> CGFloat {
      try #require(texts.first { $0.content == .words(title) }).frame.minX
    }
    #expect(try start("Party") > start("Autumn · Kyoto") + 15)
    #expect(try start("Autumn · Kyoto") == start("Födelsedag: Ada (41)"))
  }

  /// A month's amounts leave the holidays their room, on small papers as one line.
  @Test(arguments: ["pocket", "mini", "a5", "a4"]) func holidaysComeBeforeAmounts(paper: String)
    throws
  {
    var source = try data()
    source.regions = [try HolidayRegion(code: "SE")]
    let page = PlannerPageCase.month("2026-10")
    let plan = try PlannerPlan(pages: [page], source: source, text: .swedish)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(try PaperSize(parsing: paper)),
      context: PlannerFixture.context)
    let words = document.view(of: page).sheet.texts.compactMap { text in
      if case .words(let words) = text.content {
        words.replacing("\u{A0}", with: " ").replacing("\u{AD}", with: "")
      } else {
        nil
      }
    }
    #expect(words.contains("Allhelgonaafton") && words.contains("Alla helgons dag"), "\(words)")
    #expect(
      words.contains { $0.contains("12,00 €") } && words.contains { $0.contains("149,50 kr") })
  }

  @Test func aMonthHasTheSumsOfItsCurrencies() throws {
    let month = try words(PlannerPageCase.month("2026-10"), .swedish)
    #expect(month.contains("UTGIFTER") && month.contains("12,00 €") && month.contains("149,50 kr"))
    let other = try words(PlannerPageCase.month("2026-11"), .swedish)
    #expect(!other.contains("UTGIFTER"))
  }
}
