import KumihanCalendar

/// The parsed value of an RRULE (RFC 5545, 3.3.10); an empty list means the part is missing.
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: Int, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly
  }

  /// A weekday, or with an ordinal the nth (from the end when negative) of a month or year.
  struct Day: Hashable, Sendable {
    var ordinal: Int
    var weekday: Weekday
  }

  /// The treatment of days that a month lacks (RFC 7529).
  enum Skip: Sendable { case omit, backward, forward }

  var frequency: Frequency
  var skip = Skip.omit
  /// At least 1.
  var interval = 1
  /// The total number of occurrences, including DTSTART.
  var count: Int?
  var until: TimeValue?
  var weekStart = Weekday.monday
  var seconds: [Int] = []
  var minutes: [Int] = []
  var hours: [Int] = []
  var days: [Day] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  var months: [Int] = []
  var positions: [Int] = []
}
