import KumihanCalendar
import KumihanViews

/// The index of pages: quarters with their months and weeks, and the page numbers.
struct IndexPage: PageContent {
  let year: Int

  var destination: String { "index/\(year)" }
  var label: String { "\(year)-index" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.name(ofYear: year)): \(plan.words.index)"
  }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.words.index }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.name(ofYear: year), caption: plan.words.year, title: plan.words.index,
      up: [
        (plan.words.weeks, plan.link(.overview(year))),
        (plan.words.months, plan.link(.year(year))), (plan.words.legend, plan.link(.legend)),
        (plan.words.events, plan.hasEventIndex ? PlannerPage.eventIndex(1).destination : nil),
      ],
      previous: plan.link(.index(year - 1)), next: plan.link(.index(year + 1)))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)

    // A column for each quarter, the year's own pages above them.
    var lists = Array(repeating: [PlannerPage](), count: 4)
    let general: [PlannerPage] = [.overview(year), .year(year), .index(year), .legend]
    let quarters = plan.years.quarters(of: year)
    for (index, quarter) in quarters.enumerated() {
      lists[index] = [.quarter(quarter)] + plan.years.months(of: quarter).map { .month($0) }
    }
    for week in plan.weekRule.weeks(touching: plan.years.days(of: year)) {
      lists[plan.years.quarter(showing: week, of: year) - 1].append(.week(week))
    }
    let count = (lists.map(\.count).max() ?? 0) + 2
    let rows = body.inset(dx: 0, dy: metrics.padding).rows(max(count, 12))
    sheet.frame(body, .container, radius: metrics.radius)
    let inner = body.inset(dx: metrics.length(10), dy: 0)
    // Two under one another on narrow paper.
    let isNarrow = inner.width < 200
    let columns = inner.columns(general.count, gap: metrics.length(14))
    let places =
      isNarrow
      ? inner.columns(2, gap: metrics.length(14))
        .flatMap { [$0.crossing(rows[0]), $0.crossing(rows[1])] }
      : columns.map { $0.crossing(rows[0]) }
    for (place, page) in zip(places, general) {
      draw(page, page.content.shortTitle(plan), in: place, on: &sheet, plan)
    }
    let names = names(lists.joined(), in: columns[0].crossing(rows[0]), on: sheet, plan)
    for (column, list) in zip(columns, lists) {
      for (row, page) in zip(rows.dropFirst(2), list) {
        draw(page, names[page] ?? "", in: column.crossing(row), on: &sheet, plan)
      }
    }
  }

  /// The names of pages in rows like one, those of all months in one form and those of all weeks.
  private func names(
    _ pages: some Sequence<PlannerPage>, in row: CGRect, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> [PlannerPage: String] {
    let size = size(row, sheet.metrics)
    let number = sheet.width(of: plan.text.number(plan.ledger.pages.count), size: size)
    let width = row.width - number - size * 0.4
    var names: [PlannerPage: String] = [:]
    var (months, weeks): ([CalendarMonth], [CalendarWeek]) = ([], [])
    for page in pages {
      names[page] = page.content.shortTitle(plan)
      switch page {
      case .month(let month): months.append(month)
      case .week(let week): weeks.append(week)
      default: break
      }
    }
    func fits(_ pages: [PlannerPage]) -> Bool {
      pages.allSatisfy { sheet.width(of: names[$0] ?? "", size: size, weight: weight($0)) <= width }
    }
    if !fits(months.map { .month($0) }) {
      for month in months { names[.month(month)] = plan.text.monthHeading(month.month, .short) }
    }
    if !fits(weeks.map { .week($0) }) {
      for week in weeks { names[.week(week)] = plan.text.week(week.number, .short) }
    }
    return names
  }

  private func size(_ row: CGRect, _ metrics: PageMetrics) -> CGFloat {
    min(metrics.text(11), row.height * 0.7)
  }

  private func weight(_ page: PlannerPage) -> PageText.Weight {
    if case .week = page { .medium } else { .bold }
  }

  private func draw(
    _ page: PlannerPage, _ name: String, in row: CGRect, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    let size = size(row, sheet.metrics)
    let number = plan.ledger.number(of: page).map { plan.text.number($0) } ?? ""
    let width = sheet.width(of: number, size: size, weight: .medium)
    sheet.fitted(
      name, in: row.minusTrailing(width + size * 0.4), size: size, weight: weight(page))
    sheet.words(
      number, in: row.slice(trailing: width + 1), size: size, weight: .medium, tint: .quiet,
      alignment: .trailing)
    sheet.line(
      from: CGPoint(x: row.minX, y: row.maxY), to: CGPoint(x: row.maxX, y: row.maxY), width: 0.5,
      tint: .rule)
    sheet.link(row, to: plan.link(page))
  }
}

extension CGRect {
  /// The intersection of a column and a row.
  fileprivate func crossing(_ row: CGRect) -> CGRect {
    CGRect(x: minX, y: row.minY, width: width, height: row.height)
  }
}
