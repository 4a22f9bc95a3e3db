import Kumihan
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// A page as the tests of pages draw it.
struct PlannerPageCase: Sendable, CustomStringConvertible {
  let page: PlannerPage
  let paper: PaperSize
  var isLandscape = false
  let locale: String
  var rule = WeekRule.iso
  var region: String?
  var fill = PlannerFixture.Fill.ordinary

  var description: String { "\(page.label) \(paper.name ?? "") \(locale) \(fill)" }

  static let week = PlannerPage.week(try! CalendarWeek(rule: .iso, year: 2026, number: 42))

  static func month(_ text: String) -> PlannerPage {
    .month(try! CalendarMonth(parsing: text))
  }

  static func day(_ text: String) -> PlannerPage { .day(CalendarDate(text)!) }

  /// A week, or the week of the same days by another rule.
  static func week(_ rule: WeekRule) -> PlannerPage {
    .week(rule.week(containing: PlannerFixture.today))
  }

  private var size: CGSize {
    let size = PlannerFixture.contentSize(paper)
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The page, or what comes at the end when it asks for that.
  func sheet() throws -> PageSheet {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: rule, hasDays: false)
    var plan = try PlannerFixture.plan(
      ledger, locale: locale, rule: rule, region: region, fill: fill)
    if case .day = page {
      plan = try PlannerFixture.plan(
        PlannerLedger(years: 2026...2026, weekRule: rule, hasDays: true), locale: locale,
        rule: rule, region: region, fill: fill)
    }
    var document = PlannerDocument(
      plan: plan, size: size, context: PlannerFixture.context)
    guard case .more(let source, _) = page else { return document.view(of: page).sheet }
    _ = document.view(of: source)
    return try #require(document.appendix().first { $0.page == page }).view.sheet
  }

  /// The page with margins of 10 mm.
  @MainActor
  func renderer() throws -> ImageRenderer<some View> {
    let view = PlannerPageView(try sheet()).padding(10 * 72 / 25.4)
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    renderer.environment.locale = Locale(identifier: locale)
    let isRightToLeft = PlannerFixture.text(locale).isRightToLeft
    renderer.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return renderer
  }
}
