import Joho
import KumihanCalendar
import KumihanViews

/// A row for every week of a year, by quarter. Source: chapter 14.
struct YearOverviewPage: PageContent {
  let year: Int

  var destination: String { "year/\(year)" }
  var label: String { "\(year)" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { years.days(of: year) }

  func title(_ plan: PlannerPlan) -> String { plan.name(ofYear: year) }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.words.weeks }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let quarters = plan.years.quarters(of: year)
    let header = PageHeader(
      hero: plan.name(ofYear: year), caption: plan.words.year, title: plan.words.weeks,
      up: [(plan.words.months, plan.link(.year(year)))]
        + [
          (plan.tracking.goals, plan.link(.goals(year))),
          ("\(plan.words.notes) \(plan.name(ofYear: year))", plan.link(.yearNotes(year))),
          (plan.words.legend, plan.link(.legend)), (plan.words.index, plan.link(.index(year))),
        ],
      parts: plan.quarterLinks(of: year),
      previous: plan.link(.overview(year - 1)), next: plan.link(.overview(year + 1)))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let days = plan.years.days(of: year)
    let weeks = Dictionary(grouping: plan.weekRule.weeks(touching: days)) {
      plan.years.quarter(showing: $0, of: year)
    }

    // All dates have the same size: the widest must fit, in ems.
    let widest =
      weeks.values.joined().map {
        sheet.width(of: plan.numericRange($0.range), size: 1, weight: .medium)
      }.max() ?? 1

    // Two quarters in a column; all rows have the same height.
    let columns = body.columns(2, gap: metrics.length(12))
    let title = metrics.text(10) * 1.9
    let most = (1...2).map { (weeks[$0]?.count ?? 0, weeks[$0 + 2]?.count ?? 0) }
      .map { max($0.0, $0.1) }
    let gap = metrics.length(6)
    let height = (body.height - 2 * title - gap) / CGFloat(most[0] + most[1])
    for quarter in quarters {
      let isLower = quarter.number.isMultiple(of: 2)
      var room = columns[(quarter.number - 1) / 2]
      if isLower { room = room.minusTop(title + CGFloat(most[0]) * height + gap) }
      drawTitle(of: quarter, in: room.slice(top: title), on: &sheet, plan)
      room = room.minusTop(title)
      let own = weeks[quarter.number] ?? []
      let box = room.slice(top: CGFloat(own.count) * height)
      for (index, week) in own.enumerated() {
        let row = CGRect(
          x: box.minX, y: box.minY + CGFloat(index) * height, width: box.width, height: height)
        draw(week, in: row, widest: widest, on: &sheet, plan)
      }
    }
  }

  private func drawTitle(
    of quarter: KumihanCalendar.Quarter, in row: CGRect, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let size = max(metrics.text(10), PageMetrics.leastReversedText)
    let words = plan.text.quarter(quarter.number, .short)
    let pill = row.minusBottom(metrics.length(3))
      .slice(leading: sheet.width(of: words, size: size) + metrics.length(16))
    sheet.fill(pill, .black, radius: metrics.length(JohoRadius.pill))
    sheet.words(words, in: pill, size: size, tint: .white, alignment: .center)
    sheet.link(pill, to: plan.link(.quarter(quarter)))
    // The months of the quarter, beside its name.
    let names = row.minusLeading(pill.width + metrics.length(8)).minusBottom(metrics.length(3))
    let parts = names.columns(3)
    // Names that would run into one another leave their place to numbers.
    let wording = sheet.wording(
      [NameWidth.full, .short, .narrow].map { form in
        (1...12).map { plan.text.monthHeading($0, form) }
      } + [(1...12).map { plan.text.number($0) }], width: parts[0].width - size * 0.4, size: size)
    for (part, month) in zip(parts, plan.years.months(of: quarter)) {
      sheet.fitted(wording[month.month - 1], in: part, size: size, tint: .quiet)
      sheet.link(part, to: plan.link(.month(month)))
    }
  }

  private func draw(
    _ week: CalendarWeek, in row: CGRect, widest: CGFloat, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    // Without their dates where these would be too small: every row says its days.
    let isNarrow = (row.width * 0.3 - metrics.length(5)) / widest < metrics.least
    let size = min(metrics.text(10), max(row.height * 0.72, metrics.least))
    let numberSize = max(size, PageMetrics.leastReversedText)
    let row = row.minusBottom(metrics.length(2))
    let number = row.slice(leading: metrics.text(10) * (isNarrow ? 1.7 : 2.6))
    let range = row.slice(trailing: isNarrow ? 0 : row.width * 0.3)
    let isCurrent = plan.today.map(week.contains) ?? false
    sheet.fill(number, isCurrent ? .today : .black)
    sheet.fitted(
      plan.text.number(week.number), in: number, size: numberSize,
      tint: isCurrent ? .black : .white,
      alignment: .center)
    sheet.link(number, to: plan.link(.week(week)))

    let days = row.minusLeading(number.width).minusTrailing(range.width)
    // Lines between days that their numbers would touch are left out.
    let widestDay = sheet.width(of: plan.text.number(28), size: size, weight: .medium)
    let isTight = days.width / 7 < widestDay + 2 * metrics.border(.cell) + 1
    if isTight { sheet.frame(days, .cell, layer: .lines) }
    for (cell, day) in zip(days.columns(7), week.days) {
      sheet.fillStripes(of: day, in: cell, plan)
      sheet.words(
        plan.text.number(day.day), in: cell, size: size, weight: .medium,
        tint: plan.years.year(of: CalendarMonth(containing: day)) == year
          ? plan.tint(of: day) : .faint, alignment: .center)
      sheet.link(cell, to: plan.link(day: day))
      if !isTight { sheet.frame(cell, .cell, layer: .lines) }
      if day == plan.selected { sheet.frame(cell, .active) }
    }
    let dates = range.minusLeading(metrics.length(5))
    if !isNarrow {
      sheet.words(
        plan.numericRange(week.range), in: dates, size: min(size, dates.width / widest),
        weight: .medium, tint: .quiet)
    }
    if isCurrent { sheet.frame(row.minusTrailing(range.width), .active) }
  }
}

extension PlannerPlan {
  /// A span of days in numbers.
  fileprivate func numericRange(_ days: ClosedRange<CalendarDate>) -> String {
    let first = text.string(days.lowerBound, .numericDay)
    return "\(first)–\(text.string(days.upperBound, .numericDay))"
  }
}
