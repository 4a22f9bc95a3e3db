/// The dates, times and weeks of one locale: names, order, digits and direction as plain data (from
/// CLDR 44 where CLDR has it), so that a page does not depend on the machine's own locales.
public struct DateText: Hashable, Sendable {
  public let id: DateLocale
  public let isRightToLeft: Bool
  /// The numbering of weeks on the locale's wall calendars.
  public let weekRule: WeekRule
  /// January to December inside a date, and alone.
  let months: Names
  let monthsAlone: Names
  /// Monday to Sunday inside a date, and alone.
  let weekdays: Names
  let weekdaysAlone: Names
  /// First to fourth.
  let quarters: Names
  let dayPeriods: DayPeriods
  /// The first of ten consecutive digits.
  let zero: Unicode.Scalar
  let patterns: DatePatterns
  let weekPatterns: WeekPatterns

  /// A BCP 47 tag such as `sv` or `en-GB`.
  public var locale: String { id.rawValue }

  /// Names in three lengths.
  struct Names: Hashable, Sendable {
    let full: [String]
    let short: [String]
    let narrow: [String]

    subscript(width: NameWidth) -> [String] {
      switch width {
      case .full: full
      case .short: short
      case .narrow: narrow
      }
    }
  }

  struct DayPeriods: Hashable, Sendable {
    let am: String
    let pm: String
  }

  /// Patterns in which `{n}` stands for the number of the week.
  struct WeekPatterns: Hashable, Sendable {
    let full: String
    let short: String
  }

  init(
    id: DateLocale, isRightToLeft: Bool = false, weekRule: WeekRule, months: Names,
    monthsAlone: Names? = nil, weekdays: Names, weekdaysAlone: Names? = nil, quarters: Names,
    dayPeriods: DayPeriods, zero: Unicode.Scalar = "0", patterns: DatePatterns,
    weekPatterns: WeekPatterns
  ) {
    self.id = id
    self.isRightToLeft = isRightToLeft
    self.weekRule = weekRule
    self.months = months
    self.monthsAlone = monthsAlone ?? months
    self.weekdays = weekdays
    self.weekdaysAlone = weekdaysAlone ?? weekdays
    self.quarters = quarters
    self.dayPeriods = dayPeriods
    self.zero = zero
    self.patterns = patterns
    self.weekPatterns = weekPatterns
  }
}

/// The length of a name: `Wednesday`, `Wed`, `W`.
public enum NameWidth: Hashable, Sendable, CaseIterable {
  case full, short
  /// For the narrowest columns; several names may be the same letter.
  case narrow
}
