public import KumihanCalendar

/// The start or end of an occurrence, in the requested zone.
public struct EventTime: Hashable, Sendable {
  public let date: CalendarDate
  /// 0 to 86,399; 0 for a whole day.
  public let secondOfDay: Int
  /// Seconds since 1970-01-01T00:00 UTC; of a whole day, its midnight in that zone.
  public let utcSeconds: Int
  /// Seconds east of UTC; nil for a whole day.
  public let utcOffset: Int?

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var isWholeDay: Bool { utcOffset == nil }

  init(utc: Int, in zone: ZoneHistory) {
    let offset = zone.offset(atUTC: utc)
    date = CalendarDate(dayNumber: LocalTime.day(of: utc + offset))
    secondOfDay = LocalTime.secondOfDay(of: utc + offset)
    utcSeconds = utc
    utcOffset = offset
  }

  init(day: Int, in zone: ZoneHistory) {
    date = CalendarDate(dayNumber: day)
    secondOfDay = 0
    utcSeconds = zone.utc(fromLocal: LocalTime.at(day: day, second: 0))
    utcOffset = nil
  }
}

extension EventTime: CustomStringConvertible {
  /// ISO 8601: `2026-10-14`, or `2026-10-14T09:00:00+02:00`.
  public var description: String {
    guard let utcOffset else { return date.description }
    let clock = [hour, minute, secondOfDay % 60].map(twoDigits).joined(separator: ":")
    let east = abs(utcOffset)
    // ISO 8601 offsets have no seconds; offsets with seconds ended in the 1970s.
    let zone = twoDigits(east / 3600) + ":" + twoDigits(east / 60 % 60)
    return "\(date)T\(clock)\(utcOffset < 0 ? "-" : "+")\(zone)"
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
