extension HolidayOccurrence {
  /// The days of a Gregorian year, in order: none, one, or two of a lunar date.
  func dates(in year: Int, moons: inout LunarYears) -> [CalendarDate] {
    switch self {
    case .fixed(let monthDay):
      let exists = monthDay.day <= CalendarMonth.length(year: year, month: monthDay.month)
      return exists ? [monthDay.date(in: year)] : []
    case .easter(let computus, let offset):
      return [computus.easterSunday(in: year).adding(days: offset)]
    case .floating(let weekday, let from, let through):
      return HolidayOccurrence.floating(weekday, from, through, year)
    case .nthWeekday(let ordinal, let weekday, let month, let offset):
      let date = HolidayOccurrence.nthWeekday(ordinal, weekday, month, year)
      return date.map { [$0.adding(days: offset)] } ?? []
    case .lunar(let calendar, let monthDay, let offset):
      return [year - 1, year].compactMap {
        moons[calendar, $0].date(month: monthDay.month, isLeap: false, day: monthDay.day)?
          .adding(days: offset)
      }.filter { $0.year == year }
    case .solarTerm(let longitude, let minutes, let offset):
      let date = SolarTerm.date(
        longitude: Double(longitude), in: year, utcOffset: minutes * 60)
      return [date.adding(days: offset)]
    case .decreed(let dates):
      return dates.filter { $0.year == year }
    }
  }

  private static func floating(
    _ weekday: Weekday, _ from: MonthDay, _ through: MonthDay, _ year: Int
  ) -> [CalendarDate] {
    let runsOver = (from.month, from.day) > (through.month, through.day)
    return (runsOver ? [year - 1, year] : [year]).compactMap { start in
      let date = from.date(in: start).onOrAfter(weekday)
      let last = through.date(in: runsOver ? start + 1 : start)
      return date <= last && date.year == year ? date : nil
    }
  }

  private static func nthWeekday(
    _ ordinal: Int, _ weekday: Weekday, _ month: Int, _ year: Int
  ) -> CalendarDate? {
    let whole = CalendarMonth(uncheckedIndex: year * 12 + month - 1).range
    let date =
      ordinal > 0
      ? whole.lowerBound.onOrAfter(weekday).adding(days: 7 * (ordinal - 1))
      : whole.upperBound.onOrBefore(weekday).adding(days: 7 * (ordinal + 1))
    return whole.contains(date) ? date : nil
  }
}

/// The lunar years needed for one calendar year, each computed once.
struct LunarYears {
  private struct Key: Hashable {
    let calendar: LunisolarCalendar
    let year: Int
  }

  private var known: [Key: LunarYear] = [:]

  subscript(calendar: LunisolarCalendar, year: Int) -> LunarYear {
    mutating get {
      let key = Key(calendar: calendar, year: year)
      if let found = known[key] { return found }
      let computed = LunarYear(calendar, year)
      known[key] = computed
      return computed
    }
  }
}
