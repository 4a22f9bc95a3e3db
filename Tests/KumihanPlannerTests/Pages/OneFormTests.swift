import Foundation
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// What is of one kind on a page has one form, one size, one distance from the walls.
struct OneFormTests {
  private func sheet(
    _ page: PlannerPage, _ paper: String, _ locale: String, region: String? = nil
  ) throws -> PageSheet {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    let plan = try PlannerFixture.plan(ledger, locale: locale, region: region, today: nil)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(try PaperSize(parsing: paper)),
      context: PlannerFixture.context)
    return document.view(of: page).sheet
  }

  private func words(_ sheet: PageSheet) -> [String] {
    sheet.texts.compactMap { if case .words(let words) = $0.content { words } else { nil } }
  }

  @Test(arguments: ["pocket", "a6", "a4"])
  func weeksOfTheIndexAreNamedAlike(paper: String) throws {
    let text = PlannerFixture.text("hi")
    let words = Set(words(try sheet(.index(2026), paper, "hi")))
    let forms = [NameWidth.full, .short].map { form in
      (1...53).count { words.contains(text.week($0, form)) }
    }
    #expect(forms.sorted() == [0, 53], "\(paper)")
  }

  @Test(arguments: ["personal", "a4"]) func namesOfTheLegendHaveOneSize(paper: String) throws {
    let sheet = try sheet(.legend, paper, "de", region: "DE")
    let sizes = sheet.texts.filter { $0.weight == .medium && $0.tint == .black }.map(\.size)
    #expect(sizes.count > 3 && Set(sizes).count == 1, "\(sizes)")
  }

  /// A language without a short name of quarters has their number in its place.
  @Test(arguments: ["th", "ar", "en-US"]) func noQuarterIsNamedTwice(locale: String) throws {
    let page = PlannerPage.quarter(try KumihanCalendar.Quarter(year: 2026, number: 2))
    let words = words(try sheet(page, "a5", locale))
    #expect(words.prefix(4).count { $0 == PlannerFixture.text(locale).quarter(2) } <= 1)
  }

  @Test(arguments: [NoteGround.dotted, .squared], ["pocket", "a5", "a4"])
  func groundsAreAsFarFromOneWallAsFromTheOther(ground: NoteGround, paper: String) throws {
    let page = PlannerPage.notes(2026, 1, ground)
    let sheet = try sheet(page, paper, "en-US")
    let marks = try #require(
      sheet.inks.first {
        ground == .dotted ? $0.style == .fill(.quiet) : $0.style == .stroke(.rule, 0.5)
      }
    )
    .path.boundingRect
    #expect(abs(marks.minX - (sheet.size.width - marks.maxX)) < 0.01)
    #expect(marks.minX > sheet.metrics.border(.container) + 2)
  }

  /// Dates of the index are whole in the order of their language, where their year could be mistaken.
  @Test func theIndexOfEventsHasYears() throws {
    let event = PlannerEvent(title: "朝会", firstDay: CalendarDate("2027-01-01")!)
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    var plan = try PlannerFixture.plan(ledger, locale: "ja", events: [event], today: nil)
    plan.hasEventIndex = true
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a5), context: PlannerFixture.context)
    let lists = document.appendix().filter {
      if case .eventIndex = $0.page { true } else { false }
    }
    #expect(lists.flatMap { words($0.view.sheet) }.contains("2027年1月1日"))
  }
}
