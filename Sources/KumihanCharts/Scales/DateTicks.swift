import Foundation

/// Dates at the starts of a calendar's units.
struct DateTicks {
  let component: Calendar.Component
  let count: Int
  let calendar: Calendar

  /// Steps that clocks and calendars divide into, with their usual lengths in seconds.
  private static let steps: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
    (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_746), (.month, 3, 7_889_238),
    (.month, 6, 15_778_476), (.year, 1, 31_556_952),
  ]

  /// The finest steps that divide a range in at most `count` parts, no finer than `finest`.
  static func automatic(
    from low: Date, to high: Date, count: Int, finest: Calendar.Component? = nil,
    calendar: Calendar
  ) -> DateTicks {
    let span = high.timeIntervalSince(low)
    let least = span / Double(max(count, 1)) * (1 - 1e-9)
    let floor = steps.first { $0.0 == finest }?.2 ?? 0
    if let step = steps.first(where: { $0.2 >= least * 0.98 && $0.2 >= floor }) {
      return DateTicks(component: step.0, count: step.1, calendar: calendar)
    }
    let years = Ticks.step(from: 0, to: span / 31_556_952, count: count)
    return DateTicks(
      component: .year, count: years.isFinite ? Int(min(max(years, 1), 1e6)) : 1, calendar: calendar
    )
  }

  /// The start of the step that a date is in.
  private func start(of date: Date) -> Date {
    let start = calendar.dateInterval(of: component, for: date)?.start ?? date
    guard count > 1 else { return start }
    let number = calendar.component(component, from: start)
    // Days, months and weeks are counted from 1, hours and years from 0.
    let first = component == .month || component == .day ? 1 : 0
    let over = ((number - first) % count + count) % count
    guard component != .weekOfYear, component != .day else { return start }
    return calendar.date(byAdding: component, value: -over, to: start)
      .flatMap { calendar.dateInterval(of: component, for: $0)?.start } ?? start
  }

  /// The starts of the steps in a range; outwards, also those next to its ends.
  func dates(from low: Date, to high: Date, outwards: Bool = false) -> [Date] {
    guard low.timeIntervalSinceReferenceDate.isFinite, high >= low,
      abs(low.timeIntervalSinceReferenceDate) < 1e12,
      abs(high.timeIntervalSinceReferenceDate) < 1e12
    else { return [] }
    let first = start(of: low)
    var result: [Date] = []
    for number in 0...Ticks.most {
      // Each from the first: a month after the 31st is not a month after the 28th.
      guard
        let date = calendar.date(byAdding: component, value: number * max(count, 1), to: first)
      else { break }
      if date >= low || outwards { result.append(date) }
      if outwards ? date >= high && result.count > 1 : date > high { break }
    }
    if !outwards, let last = result.last, last > high { result.removeLast() }
    return result
  }

  /// What a label says of a date at the start of such a step.
  var format: Date.FormatStyle {
    switch component {
    case .second: .dateTime.minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month: .dateTime.month(.abbreviated)
    case .quarter: .dateTime.month(.abbreviated).year()
    case .year: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
