public import KumihanCalendar

/// The entries of a day that did not fit on a page, and the page that shows them in full.
public struct PlannerOverflow: Hashable, Sendable {
  /// The page on which entries did not fit.
  public let page: PlannerPage
  /// The day of the events.
  public let day: CalendarDate
  /// The number of events that the page only counts.
  public let hidden: Int
  /// The number of events whose titles the page shortens.
  public let shortened: Int
  /// The page that shows them all.
  public let target: PlannerPage
}

extension PlannerOverflow: CustomStringConvertible {
  /// Such as `2026-W42: 3 events of 2026-10-14 are on 2026-W42-more`.
  public var description: String {
    var parts: [String] = []
    if hidden > 0 { parts.append("\(hidden) event\(hidden == 1 ? "" : "s") of \(day)") }
    if shortened > 0 {
      let noun = shortened == 1 ? "title" : "titles"
      parts.append("\(shortened) whole \(noun)" + (hidden > 0 ? "" : " of \(day)"))
    }
    let verb = hidden + shortened == 1 ? "is" : "are"
    return "\(page.label): \(parts.joined(separator: " and ")) \(verb) on \(target.label)"
  }
}
