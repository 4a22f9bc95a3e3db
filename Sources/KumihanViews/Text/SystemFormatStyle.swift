public import Foundation
import KumihanText

/// Formats that count with the time: timers, stopwatches, distances of dates.
public enum SystemFormatStyle: Sendable {
  /// The time that passed in a range, or is left of it: 1:23:45.
  public struct Timer: Hashable, Sendable, Codable {
    let range: Range<Date>
    let countsDown: Bool
    let clock: ClockFigures

    /// - Parameters:
    ///   - maxFieldCount: how many of hours, minutes and seconds are said, the largest first.
    ///   - maxPrecision: the smallest step that is shown.
    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.range, countsDown) = (range, true)
      clock = ClockFigures(showsHours, maxFieldCount, maxPrecision)
    }

    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.range, countsDown) = (range, false)
      clock = ClockFigures(showsHours, maxFieldCount, maxPrecision)
    }

    func string(_ date: Date) -> String {
      let now = min(max(date, range.lowerBound), range.upperBound)
      return clock.string(
        countsDown
          ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound))
    }
  }

  /// The time since a start, with hundredths of a second: 1:23.45.
  public struct Stopwatch: Hashable, Sendable, Codable {
    let start: Date
    let clock: ClockFigures

    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      clock = ClockFigures(showsHours, maxFieldCount, maxPrecision)
    }

    func string(_ date: Date) -> String { clock.string(max(0, date.timeIntervalSince(start))) }
  }

  /// The distance of the present from a date, in units: 2 hours, 5 minutes.
  public struct DateOffset: Hashable, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, fields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }

    func string(_ date: Date, _ calendar: Calendar, _ words: ([Quantity]) -> String) -> String {
      let known: [(Date.ComponentsFormatStyle.Field, DateUnit)] = [
        (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      let units = known.filter { fields.contains($0.0) }.map(\.1)
      let parts = DateUnit.parts(from: anchor, to: date, units, maxFieldCount, calendar)
      let text = words(parts.map(\.quantity))
      if sign == .never || parts.allSatisfy({ $0.count == 0 }) { return text }
      if date < anchor { return "-" + text }
      return sign == .automatic ? text : "+" + text
    }
  }

  /// A date as its distance from the present while it is near: in 2 hours, 5 minutes; else the date.
  ///
  /// Languages other than English say one unit.
  public struct DateReference: Hashable, Sendable {
    let date: Date
    let fields: Set<Date.RelativeFormatStyle.Field>
    let maxFieldCount: Int
    let threshold: Date.RelativeFormatStyle.Field

    /// - Parameter thresholdField: the largest unit that is said as a distance.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, fields) = (date, allowedFields)
      (self.maxFieldCount, threshold) = (maxFieldCount, thresholdField)
    }

    func string(
      _ present: Date, _ locale: Locale, _ calendar: Calendar, _ words: ([Quantity]) -> String
    ) -> String {
      let known: [(Date.RelativeFormatStyle.Field, DateUnit)] = [
        (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      let largest = known.firstIndex { $0.0 == threshold } ?? 0
      let units = known.filter { fields.contains($0.0) }.map(\.1)
      let all = DateUnit.parts(from: present, to: date, known.map(\.1), 1, calendar)
      if let first = all.first, first.count > 0,
        let place = known.firstIndex(where: { $0.1 == first.unit }), place < largest
      {
        var style = Date.FormatStyle(locale: locale, calendar: calendar).year().month().day()
        style.timeZone = calendar.timeZone
        return style.format(date)
      }
      guard locale.language.languageCode?.identifier == "en" else {
        return Date.AnchoredRelativeFormatStyle(
          anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale,
          calendar: calendar, capitalizationContext: .unknown
        ).format(present)
      }
      let parts = DateUnit.parts(from: present, to: date, units, maxFieldCount, calendar)
      let text = words(parts.map(\.quantity))
      return date < present ? "\(text) ago" : "in \(text)"
    }
  }
}

/// Hours, minutes, seconds and their parts as a clock writes them.
struct ClockFigures: Hashable, Sendable, Codable {
  private let showsHours: Bool
  private let fieldCount: Int
  private let digits: Int

  init(_ showsHours: Bool, _ fieldCount: Int, _ precision: Duration) {
    (self.showsHours, self.fieldCount) = (showsHours, max(1, fieldCount))
    let step =
      Double(precision.components.seconds) + Double(precision.components.attoseconds) / 1e18
    digits = step >= 1 || step <= 0 ? 0 : min(3, Int((-log10(step)).rounded(.up)))
  }

  func string(_ interval: TimeInterval) -> String {
    let parts = (0..<digits).reduce(1) { all, _ in all * 10 }
    let total = interval.isFinite ? Int(min(interval, 1e9) * Double(parts)) : 0
    let (seconds, rest) = (total / parts, total % parts)
    func padded(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let hasHours = showsHours && seconds >= 3600
    var fields = hasHours ? [String(seconds / 3600)] : []
    let minutes = hasHours ? seconds / 60 % 60 : seconds / 60
    fields.append(hasHours ? padded(minutes, 2) : String(minutes))
    fields.append(padded(seconds % 60, 2))
    let text = fields.prefix(fieldCount).joined(separator: ":")
    return digits > 0 && fieldCount > fields.count ? "\(text).\(padded(rest, digits))" : text
  }
}

/// A unit in which distances of dates are said.
enum DateUnit: String {
  case year, month, week, day, hour, minute, second

  private var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The distance in these units, without sign: from the largest that is not zero, at most `count` of them.
  static func parts(
    from first: Date, to second: Date, _ units: [DateUnit], _ count: Int, _ calendar: Calendar
  ) -> [(unit: DateUnit, count: Int, quantity: Quantity)] {
    // The limit of calendars' computations.
    let far: TimeInterval = 1e11
    let interval = second.timeIntervalSince(first)
    let end = first + (interval.isFinite ? min(max(interval, -far), far) : 0)
    let counts = calendar.dateComponents(
      Set(units.map(\.component)), from: min(first, end), to: max(first, end))
    let all = units.map { unit in
      let count = counts.value(for: unit.component) ?? 0
      return (unit: unit, count: count, quantity: Quantity(Double(count), unit.rawValue))
    }
    guard let start = all.firstIndex(where: { $0.count > 0 }) else { return Array(all.suffix(1)) }
    var said = Array(all[start...].prefix(max(1, count)))
    while said.count > 1, said.last?.count == 0 { said.removeLast() }
    return said
  }

  /// Quantities in English, for where no words are at hand.
  static func plain(_ quantities: [Quantity]) -> String {
    quantities.map { "\(Int($0.amount)) \($0.unit)\($0.amount == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

extension FormatContext {
  fileprivate func words(_ quantities: [Quantity]) -> String {
    engine.string(of: quantities, width: .full, locale: locale.identifier)
      ?? DateUnit.plain(quantities)
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle, EnvironmentTimeFormat {
  public func format(_ date: Date) -> AttributedString { AttributedString(string(date)) }
  public func discreteInput(before date: Date) -> Date? { date - 1 }
  public func discreteInput(after date: Date) -> Date? { date + 1 }
  func string(_ present: Date, in context: FormatContext) -> String { string(present) }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle, EnvironmentTimeFormat {
  public func format(_ date: Date) -> AttributedString { AttributedString(string(date)) }
  public func discreteInput(before date: Date) -> Date? { date - 0.01 }
  public func discreteInput(after date: Date) -> Date? { date + 0.01 }
  func string(_ present: Date, in context: FormatContext) -> String { string(present) }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle, EnvironmentTimeFormat, Codable {
  public func format(_ date: Date) -> AttributedString {
    AttributedString(string(date, Calendar(identifier: .gregorian), DateUnit.plain))
  }
  public func discreteInput(before date: Date) -> Date? { date - 1 }
  public func discreteInput(after date: Date) -> Date? { date + 1 }
  func string(_ present: Date, in context: FormatContext) -> String {
    string(present, context.calendar, context.words)
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle, EnvironmentTimeFormat, Codable {
  public func format(_ date: Date) -> AttributedString {
    AttributedString(
      string(
        date, Locale(identifier: "en_US"), Calendar(identifier: .gregorian), DateUnit.plain))
  }
  public func discreteInput(before date: Date) -> Date? { date - 1 }
  public func discreteInput(after date: Date) -> Date? { date + 1 }
  func string(_ present: Date, in context: FormatContext) -> String {
    string(present, context.locale, context.calendar, context.words)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
