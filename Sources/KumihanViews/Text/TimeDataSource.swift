public import Foundation
import KumihanDrawing
import KumihanText

/// A value that follows the time: of a picture, that of the environment's `pictureDate`.
public struct TimeDataSource<Value>: Sendable {
  let key: String
  let value: @Sendable (_ present: Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> { .init(key: "now") { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(key: "from \(date)") { date..<max(date, $0) }
  }

  /// From the present to a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(key: "to \(date)") { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init(key: "since \(date)") { .seconds($0.timeIntervalSince(date)) }
  }
}

/// A format of Apple's that counts in the environment's words and calendar.
protocol EnvironmentTimeFormat {
  func string(_ present: Date, in context: FormatContext) -> String
}

extension FormattedText {
  init<V, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F, words: @escaping @Sendable (F.FormatOutput) -> String
  ) where F.FormatInput == V {
    self.init(key: "\(source.key) \(format)") { context in
      if let own = format as? any EnvironmentTimeFormat {
        return own.string(context.present, in: context)
      }
      return words(format.locale(context.locale).format(source.value(context.present)))
    }
  }
}

extension Text {
  /// A value that follows the time, in a format.
  public init<V, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(
      FormattedText(source, format: format) { String($0.characters) },
      CallSite(fileID: fileID, line: line, column: column))
  }

  /// A value that follows the time, in a format.
  public init<V, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      FormattedText(source, format: format) { $0 },
      CallSite(fileID: fileID, line: line, column: column))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    append(.formatted(FormattedText(source, format: format) { String($0.characters) }))
  }

  public mutating func appendInterpolation<V, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    append(.formatted(FormattedText(source, format: format) { $0 }))
  }
}
