/// The parts of a date and their lengths; the locale determines their order and punctuation.
public enum DateStyle: Hashable, Sendable, CaseIterable {
  /// Wednesday, October 14, 2026
  case full
  /// October 14, 2026
  case long
  /// Oct 14, 2026
  case medium
  /// 10/14/2026
  case numeric
  /// October 2026
  case monthAndYear
  /// Oct 2026
  case shortMonthAndYear
  /// Wednesday, October 14
  case weekdayAndDay
  /// Wed, Oct 14
  case shortWeekdayAndDay
  /// October 14
  case day
  /// Oct 14
  case shortDay
  /// 10/14
  case numericDay
}

/// A pattern for every ``DateStyle`` and for times, in the letters of Unicode TR 35.
struct DatePatterns: Hashable, Sendable {
  let full: String
  let long: String
  let medium: String
  let numeric: String
  let monthAndYear: String
  let shortMonthAndYear: String
  let weekdayAndDay: String
  let shortWeekdayAndDay: String
  let day: String
  let shortDay: String
  let numericDay: String
  let time: String
  let hour: String

  subscript(style: DateStyle) -> String {
    switch style {
    case .full: full
    case .long: long
    case .medium: medium
    case .numeric: numeric
    case .monthAndYear: monthAndYear
    case .shortMonthAndYear: shortMonthAndYear
    case .weekdayAndDay: weekdayAndDay
    case .shortWeekdayAndDay: shortWeekdayAndDay
    case .day: day
    case .shortDay: shortDay
    case .numericDay: numericDay
    }
  }
}
