/// A DATE or DATE-TIME of a file, in local time of its zone.
struct TimeValue: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00 in local time; midnight of a DATE.
  var local: Int
  var isDate: Bool
  var zone: ZoneReference

  var day: Int { LocalTime.day(of: local) }
}

/// The time zone that a file gives for a time.
enum ZoneReference: Hashable, Sendable {
  /// In the reader's zone.
  case floating
  case utc
  /// An index into the file's zones.
  case file(Int)
}

/// A DURATION: whole days follow the calendar, seconds are exact.
struct DurationValue: Hashable, Sendable {
  var days: Int
  var seconds: Int

  var isNegative: Bool { days * LocalTime.secondsPerDay + seconds < 0 }
}
