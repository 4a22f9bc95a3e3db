import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The distance of a date from the present, in words.
struct Distance {
  private let isPast: Bool
  /// The largest unit that is not zero, then all smaller ones.
  private let parts: [Quantity]

  private static let units: [(Calendar.Component, String)] = [
    (.year, "year"), (.month, "month"), (.day, "day"), (.hour, "hour"), (.minute, "minute"),
    (.second, "second"),
  ]

  init(to date: Date, _ context: FormatContext) {
    isPast = date < context.present
    // The limit of calendars' computations.
    let far: TimeInterval = 1e11
    let interval = date.timeIntervalSince(context.present)
    let end = context.present + (interval.isFinite ? min(max(interval, -far), far) : 0)
    let counts = context.calendar.dateComponents(
      Set(Self.units.map(\.0)), from: min(context.present, end), to: max(context.present, end))
    let all = Self.units.map { Quantity(Double(counts.value(for: $0.0) ?? 0), $0.1) }
    let first = all.firstIndex { $0.amount > 0 } ?? all.count - 1
    parts = Array(all[first...])
  }

  /// The largest unit and the one below it, such as "2 hr, 23 min".
  func string(_ context: FormatContext) -> String {
    var two = Array(parts.prefix(2))
    if two.count == 2, two[1].amount == 0 { two.removeLast() }
    return words(two, .short, context)
  }

  /// The largest unit with a sign, such as "+2 hours".
  func signed(_ context: FormatContext) -> String {
    (isPast ? "-" : "+") + words([parts[0]], .full, context)
  }

  private func words(
    _ quantities: [Quantity], _ width: Quantity.Width, _ context: FormatContext
  ) -> String {
    context.engine.string(of: quantities, width: width, locale: context.locale.identifier)
      ?? quantities.map { "\(Int($0.amount)) \($0.unit)" }.joined(separator: ", ")
  }
}
