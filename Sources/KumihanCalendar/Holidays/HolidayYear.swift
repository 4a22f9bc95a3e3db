/// One region's holidays of one year, computed rule by rule.
struct HolidayYear {
  let holidays: [Holiday]

  init(_ region: HolidayRegion, _ year: Int) {
    var moons = LunarYears()
    let named = HolidayYear.entries(of: region, in: year, moons: &moons)
    guard region.givesDays else {
      holidays = HolidayYear.sorted(named, in: year)
      return
    }
    // A substitute day may be in the next or the previous year.
    let december = HolidayYear.entries(of: region, in: year - 1, moons: &moons)
      .filter { $0.holiday.date.month == 12 }
    let january = HolidayYear.entries(of: region, in: year + 1, moons: &moons)
      .filter { $0.holiday.date.month == 1 }
    let all = (december + named + january).sorted { $0.holiday.date < $1.holiday.date }
    var taken = Set(all.filter { $0.holiday.kind == .public }.map(\.holiday.date))
    let bridged = HolidayYear.gaps(in: taken)
    let kept = HolidayYear.substituting(all, taken: &taken)
    let bridges = bridged.subtracting(taken).sorted().compactMap { region.bridge(on: $0) }
    holidays = HolidayYear.sorted(kept + bridges, in: year)
  }

  /// A holiday with the rule that gave it.
  fileprivate struct Entry {
    let holiday: Holiday
    let substitutes: [HolidaySubstitute]
  }

  private static func entries(
    of region: HolidayRegion, in year: Int, moons: inout LunarYears
  ) -> [Entry] {
    region.rules.flatMap { rule in
      rule.dates(in: year, moons: &moons).map { date in
        Entry(
          holiday: Holiday(
            date: date, name: rule.name, localName: rule.localName, region: region.code,
            kind: rule.kind, origin: .named, rule: rule.occurrence.description,
            language: region.language),
          substitutes: rule.substitutes)
      }
    }
  }

  /// The entries with their substitute days, earlier holidays first.
  private static func substituting(
    _ entries: [Entry], taken: inout Set<CalendarDate>
  ) -> [Entry] {
    var kept: [Entry] = []
    for entry in entries {
      let date = entry.holiday.date
      guard let substitute = entry.substitutes.first(where: { $0.applies(to: date) }),
        let day = substitute.day(for: date, taken: taken)
      else {
        kept.append(entry)
        continue
      }
      taken.insert(day)
      if !substitute.replaces { kept.append(entry) }
      kept.append(Entry(holiday: entry.holiday.given(day, by: substitute), substitutes: []))
    }
    return kept
  }

  /// The single days, Sundays excepted, between two of `dates`.
  private static func gaps(in dates: Set<CalendarDate>) -> Set<CalendarDate> {
    Set(
      dates.map { $0.adding(days: 1) }.filter {
        $0.weekday != .sunday && !dates.contains($0) && dates.contains($0.adding(days: 1))
      })
  }

  private static func sorted(_ entries: [Entry], in year: Int) -> [Holiday] {
    // `sorted(by:)` is stable, which keeps the order of the rules within a day.
    entries.map(\.holiday).filter { $0.date.year == year }.sorted { $0.date < $1.date }
  }
}

extension HolidayRegion {
  /// Whether any day can be free without its own rule.
  fileprivate var givesDays: Bool {
    !bridges.isEmpty || rules.contains { !$0.substitutes.isEmpty }
  }

  fileprivate func bridge(on date: CalendarDate) -> HolidayYear.Entry? {
    bridges.first { $0.validity.contains(date) }.map {
      HolidayYear.Entry(
        holiday: Holiday(
          date: date, name: $0.name, localName: $0.localName, region: code, kind: .public,
          origin: .bridge, rule: "between holidays", language: language),
        substitutes: [])
    }
  }
}

extension Holiday {
  fileprivate func given(_ day: CalendarDate, by substitute: HolidaySubstitute) -> Holiday {
    Holiday(
      date: day, name: HolidaySubstitute.named(substitute.name, for: name),
      localName: HolidaySubstitute.named(substitute.localName, for: localName), region: region,
      kind: kind, origin: .substitute, rule: "substitute for \(rule)", language: language)
  }
}
