import KumihanCalendar

/// Arithmetic of local times, each in seconds since 1970-01-01T00:00 in the same zone.
enum LocalTime {
  static let secondsPerDay = 86_400

  static func at(day: Int, second: Int) -> Int { day * secondsPerDay + second }

  /// The day number (as in ``CalendarDate/dayNumber``) of a local time.
  static func day(of time: Int) -> Int { floorDivide(time, secondsPerDay) }

  static func secondOfDay(of time: Int) -> Int { time - day(of: time) * secondsPerDay }

  static func year(of time: Int) -> Int { CalendarDate(dayNumber: day(of: time)).year }

  /// The day number of a date; months past 12 or before 1 carry into other years.
  static func day(year: Int, month: Int, day: Int) -> Int {
    let carried = year + floorDivide(month - 1, 12)
    let month = month - 1 - floorDivide(month - 1, 12) * 12 + 1
    // Days since March 1 of the year 0, so that the leap day comes last.
    let marchYear = month <= 2 ? carried - 1 : carried
    let fromMarch = (month + 9) % 12
    let leapDays =
      floorDivide(marchYear, 4) - floorDivide(marchYear, 100) + floorDivide(marchYear, 400)
    return marchYear * 365 + leapDays + (fromMarch * 153 + 2) / 5 + day - 1 - 719_468
  }

  static func length(year: Int, month: Int) -> Int {
    day(year: year, month: month + 1, day: 1) - day(year: year, month: month, day: 1)
  }

  /// 0 is Sunday, as in POSIX.
  static func sundayBasedWeekday(of day: Int) -> Int {
    day + 4 - floorDivide(day + 4, 7) * 7
  }

  static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return quotient * divisor > value ? quotient - 1 : quotient
  }

  static func floorModulo(_ value: Int, _ divisor: Int) -> Int {
    value - floorDivide(value, divisor) * divisor
  }
}
