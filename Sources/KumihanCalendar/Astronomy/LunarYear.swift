/// The 12 or 13 months of one lunar year.
struct LunarYear: Hashable, Sendable {
  struct Month: Hashable, Sendable {
    let number: Int
    let isLeap: Bool
    let firstDay: CalendarDate
    /// 29 or 30.
    let length: Int
  }

  let year: Int
  let months: [Month]

  init(_ calendar: LunisolarCalendar, _ year: Int) {
    self.year = year
    let early = LunarYear.monthsFromSolstice(calendar, endingIn: year)
    let late = LunarYear.monthsFromSolstice(calendar, endingIn: year + 1)
    months = early.drop { $0.number > 10 } + late.prefix { $0.number > 10 }
  }

  func date(month: Int, isLeap: Bool, day: Int) -> CalendarDate? {
    guard let found = months.first(where: { $0.number == month && $0.isLeap == isLeap }),
      (1...found.length).contains(day)
    else { return nil }
    return found.firstDay.adding(days: day - 1)
  }

  /// The months from the one with the solstice of the year before (number 11) up to the one with
  /// the solstice of `year`.
  private static func monthsFromSolstice(
    _ calendar: LunisolarCalendar, endingIn year: Int
  ) -> [Month] {
    let offset = calendar.utcOffset(in: year)
    let first = solsticeMoon(before: year, offset: offset)
    let last = solsticeMoon(before: year + 1, offset: offset)
    let starts = (first...last).map { NewMoon.date($0, offset: offset) }
    let count = last - first
    let leap = count == 13 ? leapIndex(starts, offset: offset) : nil
    return (0..<count).map { index in
      let ordinal = index - (leap.map { index >= $0 ? 1 : 0 } ?? 0)
      return Month(
        number: (ordinal + 10) % 12 + 1, isLeap: index == leap, firstDay: starts[index],
        length: starts[index].distance(to: starts[index + 1]))
    }
  }

  private static func solsticeMoon(before year: Int, offset: Double) -> Int {
    let solstice = SolarTerm.date(longitude: 270, in: year - 1, utcOffset: Int(offset))
    return NewMoon.number(onOrBefore: solstice, offset: offset)
  }

  /// The index of the first month in which the Sun enters no new twelfth of the ecliptic.
  private static func leapIndex(_ starts: [CalendarDate], offset: Double) -> Int? {
    let twelfths = starts.map {
      Int(SolarLongitude.degrees(at: Instant(startOf: $0, offset: offset)) / 30)
    }
    return (1..<twelfths.count).first { twelfths[$0 - 1] == twelfths[$0] }.map { $0 - 1 }
  }
}
