import Joho
import KumihanCalendar
import KumihanControls
import KumihanViews

/// The bento header of a page: its subject, links to the pages above, before and after.
struct PageHeader {
  /// The large number or word at the start, with its unit.
  var hero: String
  var caption: String
  var title: String
  var subtitle = ""
  /// Pages above this one, as buttons.
  var up: [(title: String, destination: String?)] = []
  /// Pages that this one links to elsewhere too, after the first button: all, or none where not all fit.
  var parts: [(title: String, destination: String?)] = []
  var previous: String?
  var next: String?

  /// Draws along the top edge.
  ///
  /// - Returns: the distance from the top at which the page continues.
  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) -> CGFloat {
    let metrics = sheet.metrics
    let rule = metrics.border(.row)
    // On small paper words shrink less than boxes.
    let line = sheet.lineHeight(of: "", size: metrics.text(10))
    let buttonHeight = max(
      metrics.length(20), line + 2 * rule,
      sheet.letterHeight(of: plan.weekdayLetters, size: metrics.text(10)))
    let least =
      metrics.length(17) + buttonHeight + sheet.lineHeight(of: "", size: metrics.text(16))
    let box = CGRect(
      x: 0, y: 0, width: sheet.size.width, height: max(metrics.length(76), least))
    sheet.frame(box, .container, radius: metrics.length(JohoRadius.container))
    let heroWidth = min(metrics.length(112), box.width * 0.3)
    let arrowWidth = metrics.length(previous == nil && next == nil ? 0 : 52)
    let inner = box.inset(dx: metrics.padding, dy: metrics.length(7))

    // The number and its unit, between the border and the line.
    let border = metrics.border(.container)
    let hero = CGRect(
      x: border, y: inner.minY, width: heroWidth - border, height: inner.height
    ).inset(dx: metrics.padding, dy: 0)
    let caption = metrics.text(10) * 1.4
    sheet.line(
      from: CGPoint(x: heroWidth, y: 0), to: CGPoint(x: heroWidth, y: box.height), width: rule)

    // The page's subject, and the pages above it.
    var middle = CGRect(
      x: heroWidth + metrics.length(12), y: inner.minY,
      width: box.width - heroWidth - arrowWidth - metrics.length(24), height: inner.height)
    let buttons = buttons(plan)
    let row = middle.slice(bottom: buttons.isEmpty ? 0 : buttonHeight)
    if !buttons.isEmpty { middle = middle.minusBottom(row.height + metrics.length(3)) }
    // What would not fit beside its title at any size is left to the page below.
    let subtitle =
      sheet.width(of: self.subtitle, size: metrics.least, weight: .medium)
        < middle.width / 2
      ? self.subtitle : ""
    let aside =
      subtitle.isEmpty ? 0 : sheet.width(of: subtitle, size: metrics.text(12), weight: .medium) + 1
    let between = subtitle.isEmpty ? 0 : metrics.length(10)
    let size = min(metrics.text(20), middle.height / 1.46)
    let titleWidth = min(
      sheet.width(of: title, size: size), max(middle.width - aside - between, middle.width / 2))
    sheet.group(.heading(level: 1), label: spoken) { sheet in
      sheet.fitted(
        self.hero, in: hero.slice(top: hero.height - caption), size: metrics.text(44),
        weight: .heavy, alignment: .center)
      sheet.fitted(
        self.caption.uppercased(), in: hero.slice(bottom: caption), size: metrics.text(10),
        tint: .quiet, alignment: .center)
      sheet.fitted(title, in: middle.slice(leading: titleWidth), size: size)
      sheet.fitted(
        subtitle, in: middle.minusLeading(titleWidth + between), size: metrics.text(12),
        weight: .medium, tint: .quiet)
    }
    draw(buttons, in: row, on: &sheet)

    // The pages before and after.
    guard arrowWidth > 0 else { return box.maxY + metrics.gap }
    let x = box.maxX - arrowWidth
    sheet.line(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: box.height), width: rule)
    sheet.line(
      from: CGPoint(x: x, y: box.midY), to: CGPoint(x: box.maxX, y: box.midY), width: rule)
    for (name, destination, y) in [
      ("chevron.up", previous, box.minY), ("chevron.down", next, box.midY),
    ] {
      let half = CGRect(x: x, y: y, width: arrowWidth, height: box.height / 2)
      sheet.symbol(
        name, in: half, size: metrics.text(14), tint: destination == nil ? .faint : .black)
      sheet.link(half, to: destination)
    }
    return box.maxY + metrics.gap
  }

  /// The header as one would read it out: `Week 42, October 2026, 12 – 18 October`.
  private var spoken: String {
    (["\(caption.prefix(1).uppercased())\(caption.dropFirst()) \(hero)", title, subtitle])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private struct Button {
    let title: String
    let destination: String
    var isToday = false
    var isPart = false
  }

  private func buttons(_ plan: PlannerPlan) -> [Button] {
    func buttons(
      of links: some Sequence<(title: String, destination: String?)>, isPart: Bool = false
    ) -> [Button] {
      links.compactMap { title, destination in
        destination.map { Button(title: title, destination: $0, isPart: isPart) }
      }
    }
    var all =
      buttons(of: up.prefix(1)) + buttons(of: parts, isPart: true) + buttons(of: up.dropFirst())
    if let notes = plan.firstNotes {
      all.append(Button(title: plan.words.notes, destination: notes))
    }
    if let today = plan.todayLink {
      all.append(Button(title: plan.words.today, destination: today, isToday: true))
    }
    return all
  }

  /// Draws buttons side by side; those that do not fit are left to the pages above.
  private func draw(_ buttons: [Button], in row: CGRect, on sheet: inout PageSheet) {
    let metrics = sheet.metrics
    let size = metrics.text(10)
    let pad = metrics.length(8)
    let gap = metrics.length(6)
    func width(of button: Button) -> CGFloat { sheet.width(of: button.title, size: size) + 2 * pad }
    let all = buttons.reduce(-gap) { $0 + width(of: $1) + gap }
    let buttons = all > row.width ? buttons.filter { !$0.isPart } : buttons
    let widths = buttons.map(width)
    // The link to today is always there.
    let today = buttons.last?.isToday == true ? (widths.last ?? 0) + gap : 0
    var x = row.minX
    for (button, width) in zip(buttons, widths) {
      guard x + width <= row.maxX - (button.isToday ? 0 : today) else { continue }
      let pill = CGRect(x: x, y: row.minY, width: width, height: row.height)
      if button.isToday { sheet.fill(pill, .today, radius: metrics.length(JohoRadius.pill)) }
      sheet.frame(pill, .row, radius: metrics.length(JohoRadius.pill))
      sheet.words(button.title, in: pill, size: size, alignment: .center)
      sheet.link(pill, to: button.destination)
      x += width + gap
    }
  }
}
