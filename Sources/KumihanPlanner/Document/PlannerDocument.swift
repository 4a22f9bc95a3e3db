import KumihanCalendar
public import Kumihan

/// The pages of a planner, made one by one; entries that do not fit come at the end.
///
///     var document = PlannerDocument(plan: plan, size: size, context: context)
///     for page in plan.ledger.pages { draw(document.view(of: page)) }
///     for page in document.appendix() { draw(page.view) }
///     for overflow in document.overflows { print(overflow) }
public struct PlannerDocument: Sendable {
  /// The pages and their contents.
  public let plan: PlannerPlan
  /// The size of the area between the margins, in points.
  public let size: CGSize
  /// The entries that did not fit so far, and the pages that show them instead.
  public private(set) var overflows: [PlannerOverflow] = []
  private var pending: [ContinuationPages] = []
  private var groups: Set<String> = []

  private let ruler: any TextRuler
  private let isReversed: Bool

  /// - Parameters:
  ///   - plan: The pages and their contents.
  ///   - size: Of the area between the margins, in points.
  ///   - context: The fonts of the pages, since they decide what fits.
  public init(plan: PlannerPlan, size: CGSize, context: RenderingContext) {
    self.init(plan: plan, size: size, ruler: EngineRuler(context.text, text: plan.text))
  }

  /// - Parameter isReversed: Whether words are light on dark when the pages are finished.
  package init(
    plan: PlannerPlan, size: CGSize, ruler: any TextRuler, isReversed: Bool = false
  ) {
    (self.plan, self.size, self.ruler, self.isReversed) = (plan, size, ruler, isReversed)
  }

  private var empty: PageSheet { PageSheet(size: size, ruler: ruler, isReversed: isReversed) }

  /// A page at the end.
  public struct Continuation: Sendable {
    /// The continued page, and the part, from 1.
    public let page: PlannerPage
    /// The page, of the document's size.
    public let view: PlannerPageView
  }

  /// Lays a page out. Call it in the order of the ledger.
  public mutating func view(of page: PlannerPage) -> PlannerPageView {
    var sheet = empty
    page.content.draw(on: &sheet, plan)
    sheet.destinations = [page.destination]
    if let today = plan.today, page == plan.pageShown(of: today) {
      sheet.destinations.append("today")
    }
    return finished(sheet, page)
  }

  /// The pages after the last of the ledger: continuations in the order of the pages they continue,
  /// then the index of events, if the plan has one.
  public mutating func appendix() -> [Continuation] {
    let waiting = pending
    pending = []
    let continuations = waiting.flatMap { continuation in
      continuation.sheets(on: empty, plan).enumerated().map { index, sheet in
        let page = PlannerPage.more(continuation.page, index + 1)
        var sheet = sheet
        sheet.destinations = [page.destination]
        return Continuation(page: page, view: finished(sheet, page))
      }
    }
    guard plan.hasEventIndex else { return continuations }
    let index = EventIndexPages().sheets(on: empty, plan)
    return continuations
      + index.enumerated().map { number, sheet in
        let page = PlannerPage.eventIndex(number + 1)
        var sheet = sheet
        sheet.destinations = [page.destination]
        return Continuation(page: page, view: finished(sheet, page))
      }
  }

  private mutating func finished(_ sheet: PageSheet, _ page: PlannerPage) -> PlannerPageView {
    var sheet = sheet
    let group = page.content.outlineGroup(plan)
    if let group, groups.insert(group).inserted {
      sheet.outline.append(PageSheet.OutlineEntry(title: group, level: 1))
    }
    sheet.outline.append(
      PageSheet.OutlineEntry(title: page.content.title(plan), level: group == nil ? 1 : 2))
    keep(sheet.leftovers, of: page)
    return PlannerPageView(sheet)
  }

  private func ledger(has page: PlannerPage) -> Bool { plan.ledger.contains(page) }

  /// Reports a page's leftovers; those that no other page shows are kept for the end.
  private mutating func keep(_ leftovers: [PageLeftover], of page: PlannerPage) {
    let days = Dictionary(grouping: leftovers, by: \.day).sorted { $0.key < $1.key }
    var unsaid: [PageLeftover] = []
    for (day, left) in days {
      let target = plan.target(from: page, day: day)
      if page.content.isOverview, ledger(has: target) { continue }
      let hidden = left.count(where: \.isHidden)
      overflows.append(
        PlannerOverflow(
          page: page, day: day, hidden: hidden, shortened: left.count - hidden, target: target))
      if case .more = target { unsaid += left }
    }
    if !unsaid.isEmpty { pending.append(ContinuationPages(page: page, leftovers: unsaid)) }
  }
}

extension PlannerPlan {
  /// The page that `today` leads to.
  func pageShown(of day: CalendarDate) -> PlannerPage? {
    [.day(day), .week(weekRule.week(containing: day))].first { ledger.contains($0) }
  }
}
