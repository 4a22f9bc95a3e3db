import Joho
import KumihanCalendar
import KumihanViews

/// The meaning of colours and marks on the pages.
struct LegendPage: PageContent {
  var destination: String { "legend" }
  var label: String { "legend" }
  var days: ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { plan.words.legend }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: JohoMark.note.rawValue, caption: plan.words.legend, title: plan.words.legend,
      up: plan.yearLinks)
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let halves = body.columns(2, gap: metrics.gap)
    let rowHeight = min(metrics.length(34), body.height / 9)

    let kinds = PlannerKind.allCases
    var box = halves[0].slice(top: CGFloat(kinds.count) * rowHeight + 2 * metrics.padding)
    sheet.frame(box, .container, radius: metrics.radius)
    for (row, kind) in zip(
      box.inset(dx: metrics.padding, dy: metrics.padding).rows(kinds.count), kinds)
    {
      let sample = row.slice(leading: rowHeight)
      sheet.dot(kind, center: CGPoint(x: sample.midX, y: sample.midY), diameter: rowHeight * 0.42)
      name(plan.words.kinds[kind], in: row, on: &sheet)
    }

    let signs: [(PageTint?, BorderRole, PageTint, String)] = [
      (.today, .cell, .black, plan.words.today),
      (nil, .active, .black, plan.words.selected),
      (nil, .cell, .red, plan.words.sunday),
      (.kind(.holiday), .cell, .red, plan.words.publicHoliday),
    ]
    let marks: [(JohoMark, String)] = [
      (.celebration, plan.words.publicHoliday), (.closed, plan.words.bridgeDay),
      (.substitute, plan.words.substituteDay),
    ]
    box = halves[1].slice(
      top: CGFloat(signs.count + marks.count + 1) * rowHeight + 2 * metrics.padding)
    sheet.frame(box, .container, radius: metrics.radius)
    let rows = box.inset(dx: metrics.padding, dy: metrics.padding)
      .rows(signs.count + marks.count + 1)
    for (row, sign) in zip(rows, signs) {
      let sample = row.slice(leading: rowHeight).inset(dx: rowHeight * 0.14, dy: rowHeight * 0.14)
      if let ground = sign.0 { sheet.fill(sample, ground, radius: metrics.length(4)) }
      sheet.frame(sample, sign.1, radius: metrics.length(4))
      sheet.words(
        plan.text.number(14), in: sample, size: rowHeight * 0.36, tint: sign.2,
        alignment: .center)
      name(sign.3, in: row, on: &sheet)
    }
    for (row, mark) in zip(rows.dropFirst(signs.count), marks) {
      sheet.words(
        mark.0.rawValue, in: row.slice(leading: rowHeight), size: rowHeight * 0.5,
        tint: .red, alignment: .center)
      name(mark.1, in: row, on: &sheet)
    }
    if let row = rows.last {
      sheet.symbol("lock.fill", in: row.slice(leading: rowHeight), size: rowHeight * 0.4)
      name(plan.words.locked, in: row, on: &sheet)
    }
    PageList(title: plan.words.notes, tint: .kind(.note), page: .legend, isRuled: true)
      .draw(in: body.minusTop(box.height + metrics.gap), on: &sheet, plan)
  }

  private func name(_ words: String, in row: CGRect, on sheet: inout PageSheet) {
    let metrics = sheet.metrics
    sheet.fitted(
      words, in: row.minusLeading(row.height + metrics.length(6)), size: metrics.text(13),
      weight: .medium)
  }
}

extension PlannerPlan {
  /// The year's pages, if any.
  var yearLinks: [(title: String, destination: String?)] {
    ledger.pages.compactMap { page in
      if case .overview(let year) = page {
        (title: text.number(year), destination: Optional(page.destination))
      } else {
        nil
      }
    }
  }
}
