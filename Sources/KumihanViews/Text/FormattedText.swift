public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A value with a format that is applied in the environment's locale, calendar and time zone.
package struct FormattedText: Hashable, Sendable {
  private let formatted: @Sendable (FormatContext) -> String
  private let key: String

  init(key: String, _ formatted: @escaping @Sendable (FormatContext) -> String) {
    (self.key, self.formatted) = (key, formatted)
  }

  init<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(key: "\(input) \(format)") { format.locale($0.locale).format(input) }
  }

  func string(in context: FormatContext) -> String { formatted(context) }

  package static func == (a: FormattedText, b: FormattedText) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The environment values that formats read.
struct FormatContext: Sendable {
  let locale: Locale
  /// In the locale and the time zone.
  let calendar: Calendar
  let timeZone: TimeZone
  /// The picture's date, used as the present.
  let present: Date
  /// The source of words for units.
  let engine: any TextEngine
}

extension EnvironmentValues {
  func formatContext(_ engine: any TextEngine) -> FormatContext {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return FormatContext(
      locale: locale, calendar: calendar, timeZone: timeZone, present: pictureDate,
      engine: engine)
  }
}

extension Text {
  /// A value in a format, in the environment's locale.
  public init<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(
      FormattedText(input, format: format), CallSite(fileID: fileID, line: line, column: column))
  }

  /// A date in the environment's locale, and in its calendar and time zone unless the format sets
  /// them.
  public init(
    _ input: Date, format: Date.FormatStyle, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      FormattedText(input, format: format), CallSite(fileID: fileID, line: line, column: column))
  }

  /// A date range in the environment's locale, and in its calendar and time zone unless the format
  /// sets them.
  public init(
    _ input: Range<Date>, format: Date.IntervalFormatStyle, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      FormattedText(input, format: format), CallSite(fileID: fileID, line: line, column: column))
  }

  /// The distance of a date from the environment's `pictureDate`.
  public init(
    _ input: Date, format: Date.RelativeFormatStyle, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      FormattedText(input, format: format), CallSite(fileID: fileID, line: line, column: column))
  }

  init(_ text: FormattedText, _ site: CallSite) {
    self.init(runs: [Run(content: .formatted(text))], site: site)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    append(.formatted(FormattedText(input, format: format)))
  }

  public mutating func appendInterpolation(_ input: Date, format: Date.FormatStyle) {
    append(.formatted(FormattedText(input, format: format)))
  }

  public mutating func appendInterpolation(
    _ input: Range<Date>, format: Date.IntervalFormatStyle
  ) {
    append(.formatted(FormattedText(input, format: format)))
  }

  public mutating func appendInterpolation(_ input: Date, format: Date.RelativeFormatStyle) {
    append(.formatted(FormattedText(input, format: format)))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.formatted(FormattedText(date, style: style)))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.formatted(FormattedText(dates)))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(.formatted(FormattedText(interval.start...interval.end)))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      .formatted(
        FormattedText(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}
