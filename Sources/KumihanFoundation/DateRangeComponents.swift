public import Foundation

/// Writes how long a range of dates is, unit by unit, as `.components(style:fields:)` asks for it: "2 hours, 5 minutes".
public struct DateRangeComponents: FormatStyle, Sendable {
  /// How units are written.
  public enum Style: String, Codable, Hashable, Sendable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut
  }

  /// A unit that may be written.
  public enum Field: String, Codable, Hashable, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var unit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  public var style: Style
  /// Those that may be written; all but weeks without any.
  public var fields: Set<Field>?

  public init(style: Style, fields: Set<Field>? = nil) {
    (self.style, self.fields) = (style, fields)
  }

  public func format(_ range: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    let units = fields ?? Set(Field.allCases).subtracting([.week])
    formatter.allowedUnits = NSCalendar.Unit(units.map(\.unit))
    formatter.unitsStyle =
      switch style {
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      case .spellOut: .spellOut
      }
    return formatter.string(from: range.upperBound.timeIntervalSince(range.lowerBound)) ?? ""
  }
}

extension FormatStyle where Self == DateRangeComponents {
  public static var timeDuration: Self { .components(style: .narrow) }
  public static func components(
    style: DateRangeComponents.Style, fields: Set<DateRangeComponents.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
}
