import Joho
import KumihanCalendar
import KumihanViews

/// The meaning of colours and marks on the pages.
struct LegendPage: PageContent {
  var destination: String { "legend" }
  var label: String { "legend" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { plan.words.legend }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: JohoMark.note.rawValue, caption: plan.words.legend, title: plan.words.legend,
      up: plan.yearLinks)
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let isNarrow = body.width < 200
    let halves = isNarrow ? [body, body] : body.columns(2, gap: metrics.gap)
    let kinds = plan.usedKinds
    let rows = rows(plan)
    let rowHeight = min(
      metrics.length(34),
      body.height / CGFloat(isNarrow ? kinds.count + rows.count + 2 : max(rows.count + 1, 9)))

    // All names in one size, the largest that fits the longest.
    let names = kinds.map { plan.words.kinds[$0] } + rows.map { name(of: $0, plan) }
    let room = halves[0].inset(dx: metrics.padding, dy: 0).minusLeading(
      nameIndent(rowHeight, metrics))
    let widest = names.map { sheet.width(of: $0, size: 1, weight: .medium) }.max() ?? 1
    let size = max(min(metrics.text(13), room.width / widest), metrics.least)

    func frame(_ count: Int, in half: CGRect) -> CGRect {
      half.slice(top: count == 0 ? 0 : CGFloat(count) * rowHeight + 2 * metrics.padding)
    }
    func places(_ count: Int, in frame: CGRect) -> [CGRect] {
      frame.inset(dx: metrics.padding, dy: metrics.padding)
        .slice(top: CGFloat(count) * rowHeight).rows(max(count, 1))
    }
    // Side by side both are as high.
    let most = isNarrow || kinds.isEmpty ? 0 : max(kinds.count, rows.count)
    var box = frame(max(kinds.count, most), in: halves[0])
    if !kinds.isEmpty { sheet.frame(box, .container, radius: metrics.radius) }
    for (row, kind) in zip(places(kinds.count, in: box), kinds) {
      let sample = row.slice(leading: rowHeight)
      sheet.dot(kind, center: CGPoint(x: sample.midX, y: sample.midY), diameter: rowHeight * 0.42)
      draw(plan.words.kinds[kind], in: row, size: size, on: &sheet)
    }
    let half =
      kinds.isEmpty ? body : isNarrow ? body.minusTop(box.height + metrics.gap) : halves[1]
    let signs = frame(max(rows.count, most), in: half)
    sheet.frame(signs, .container, radius: metrics.radius)
    for (row, sign) in zip(places(rows.count, in: signs), rows) {
      draw(sign, in: row, on: &sheet, plan)
      draw(name(of: sign, plan), in: row, size: size, on: &sheet)
    }
    let used = max(box.maxY, signs.maxY) - body.minY
    box = body.slice(top: used)
    PageList(title: plan.words.notes, tint: .kind(.note), page: .legend, isRuled: true)
      .draw(in: body.minusTop(box.height + metrics.gap), on: &sheet, plan)
  }

  /// A sign with its meaning.
  private enum Sign {
    case day(ground: PageTint?, BorderRole, PageTint, String)
    case mark(JohoMark, String)
    case moon(MoonPhase)
    case lock(String)
  }

  /// The signs that the planner's pages have.
  private func rows(_ plan: PlannerPlan) -> [Sign] {
    var signs: [Sign] = []
    if plan.today != nil { signs.append(.day(ground: .today, .cell, .black, plan.words.today)) }
    if plan.selected != nil {
      signs.append(.day(ground: nil, .active, .black, plan.words.selected))
    }
    let rest = plan.text.heading(plan.text.weekday(plan.text.restDay))
    signs.append(.day(ground: nil, .cell, .red, rest))
    if plan.text.hasBlueSaturdays {
      signs.append(
        .day(ground: nil, .cell, .blue, plan.text.heading(plan.text.weekday(.saturday))))
    }
    if !plan.almanac.moons.isEmpty { signs += MoonPhase.allCases.map { .moon($0) } }
    guard plan.usedKinds.contains(.holiday) else { return signs }
    signs.append(.day(ground: .kind(.holiday), .cell, .red, plan.words.publicHoliday))
    for (mark, words) in [
      (JohoMark.celebration, plan.words.publicHoliday), (.closed, plan.words.bridgeDay),
      (.substitute, plan.words.substituteDay),
    ] where plan.usedMarks.contains(mark) {
      signs.append(.mark(mark, words))
    }
    return signs + [.lock(plan.words.locked)]
  }

  private func draw(
    _ sign: Sign, in row: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let height = row.height
    switch sign {
    case .day(let ground, let border, let tint, _):
      let sample = row.slice(leading: height).inset(dx: height * 0.14, dy: height * 0.14)
      let radius = sheet.metrics.length(4)
      if let ground { sheet.fill(sample, ground, radius: radius) }
      sheet.frame(sample, border, radius: radius)
      sheet.words(
        plan.text.number(14), in: sample, size: max(height * 0.36, sheet.metrics.least),
        tint: tint, alignment: .center)
    case .mark(let mark, _):
      sheet.words(
        mark.rawValue, in: row.slice(leading: height),
        size: max(height * 0.5, sheet.metrics.least), tint: .red,
        alignment: .center)
    case .moon(let phase):
      let side = height * 0.42
      let sample = row.slice(leading: height)
      phase.draw(
        in: CGRect(
          x: sample.midX - side / 2, y: sample.midY - side / 2, width: side, height: side),
        isMirrored: plan.text.isRightToLeft, on: &sheet)
    case .lock:
      sheet.symbol("lock.fill", in: row.slice(leading: height), size: height * 0.4)
    }
  }

  private func name(of sign: Sign, _ plan: PlannerPlan) -> String {
    switch sign {
    case .day(_, _, _, let words), .mark(_, let words), .lock(let words): words
    case .moon(let phase): plan.tracking[phase]
    }
  }

  /// Where names begin in rows of a height.
  private func nameIndent(_ height: CGFloat, _ metrics: PageMetrics) -> CGFloat {
    height + metrics.length(6)
  }

  private func draw(
    _ name: String, in row: CGRect, size: CGFloat, on sheet: inout PageSheet
  ) {
    sheet.words(
      name, in: row.minusLeading(nameIndent(row.height, sheet.metrics)), size: size,
      weight: .medium)
  }
}

extension PlannerPlan {
  /// The year's pages, if any.
  var yearLinks: [(title: String, destination: String?)] {
    ledger.pages.compactMap { page in
      if case .overview(let year) = page {
        (title: name(ofYear: year), destination: Optional(page.destination))
      } else {
        nil
      }
    }
  }
}
