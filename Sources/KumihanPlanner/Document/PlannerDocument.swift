import KumihanCalendar
public import KumihanViews

/// The pages of a planner, made one by one; what has no room on them comes at the end.
///
///     var document = PlannerDocument(plan: plan, size: size)
///     for page in plan.ledger.pages { draw(document.view(of: page)) }
///     for page in document.appendix() { draw(page.view) }
///     for overflow in document.overflows { print(overflow) }
public struct PlannerDocument: Sendable {
  public let plan: PlannerPlan
  /// What lies between the margins of each page, in points.
  public let size: CGSize
  /// What pages had no room for so far, and where it stands instead.
  public private(set) var overflows: [PlannerOverflow] = []
  private var pending: [ContinuationPages] = []
  private var groups: Set<String> = []

  public init(plan: PlannerPlan, size: CGSize) { (self.plan, self.size) = (plan, size) }

  /// A page at the end.
  public struct Continuation: Sendable {
    public let page: PlannerPage
    public let view: PlannerPageView
  }

  /// Lays a page out. Pages are asked for in the order of the ledger.
  public mutating func view(of page: PlannerPage) -> PlannerPageView {
    var sheet = PageSheet(size: size)
    switch page {
    case .overview(let year): YearOverviewPage(year: year).draw(on: &sheet, plan)
    case .year(let year): YearPage(year: year).draw(on: &sheet, plan)
    case .quarter(let quarter): QuarterPage(quarter: quarter).draw(on: &sheet, plan)
    case .month(let month): MonthPage(month: month).draw(on: &sheet, plan)
    case .week(let week): WeekPage(week: week).draw(on: &sheet, plan)
    case .day(let day): DayPage(day: day).draw(on: &sheet, plan)
    case .legend: LegendPage().draw(on: &sheet, plan)
    case .index(let year): IndexPage(year: year).draw(on: &sheet, plan)
    case .more: break
    }
    sheet.destinations = [page.destination]
    if let today = plan.today, page == plan.pageShown(of: today) {
      sheet.destinations.append("today")
    }
    return finished(sheet, page)
  }

  /// The pages after the last of the ledger, in the order of those they continue.
  public mutating func appendix() -> [Continuation] {
    let waiting = pending
    pending = []
    return waiting.flatMap { continuation in
      continuation.sheets(size: size, plan).enumerated().map { index, sheet in
        let page = PlannerPage.more(continuation.page, index + 1)
        var sheet = sheet
        sheet.destinations = [page.destination]
        return Continuation(page: page, view: finished(sheet, page))
      }
    }
  }

  private mutating func finished(_ sheet: PageSheet, _ page: PlannerPage) -> PlannerPageView {
    var sheet = sheet
    let group = plan.outlineGroup(of: page)
    if let group, groups.insert(group).inserted {
      sheet.outline.append(PageSheet.OutlineEntry(title: group, level: 1))
    }
    sheet.outline.append(
      PageSheet.OutlineEntry(title: plan.title(of: page), level: group == nil ? 1 : 2))
    keep(sheet.leftovers, of: page)
    return PlannerPageView(sheet)
  }

  /// Reports what a page left over; what no other page has is kept for the end.
  private mutating func keep(_ leftovers: [PageLeftover], of page: PlannerPage) {
    let days = Dictionary(grouping: leftovers, by: \.day).sorted { $0.key < $1.key }
    var unsaid: [PageLeftover] = []
    for (day, left) in days {
      let target = plan.target(from: page, day: day)
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

  /// A page's name for readers.
  func title(of page: PlannerPage) -> String {
    switch page {
    case .overview(let year): text.number(year)
    case .year(let year): "\(text.number(year)): \(words.months)"
    case .quarter(let quarter): text.heading(text.quarter(quarter.number))
    case .month(let month): text.heading(text.string(month))
    case .week(let week): "\(text.week(week.number)): \(range(week.range))"
    case .day(let day): text.heading(text.string(day, .weekdayAndDay))
    case .legend: words.legend
    case .index(let year): "\(text.number(year)): \(words.index)"
    case .more(let page, let part):
      "\(title(of: page)), \(words.continued)" + (part == 1 ? "" : " \(text.number(part))")
    }
  }

  /// What the outline gathers a page under; nil for pages at its top.
  fileprivate func outlineGroup(of page: PlannerPage) -> String? {
    switch page {
    case .overview, .year, .legend, .index: nil
    case .quarter: words.quarters
    case .month: words.months
    case .week: words.weeks
    case .day: words.days
    case .more: words.appendix
    }
  }
}
