/// Short forms for the built-in tables.
extension HolidayRule {
  static func free(
    _ name: String, _ localName: String, _ occurrence: HolidayOccurrence,
    _ validity: Validity = .always, weekdays: Set<Weekday>? = nil, moved: [CalendarDate] = [],
    substitutes: [HolidaySubstitute] = []
  ) -> HolidayRule {
    HolidayRule(
      name: name, localName: localName, occurrence: occurrence, validity: validity,
      weekdays: weekdays, moved: moved, substitutes: substitutes)
  }

  static func kept(
    _ name: String, _ localName: String, _ occurrence: HolidayOccurrence,
    _ validity: Validity = .always
  ) -> HolidayRule {
    HolidayRule(
      name: name, localName: localName, kind: .observance, occurrence: occurrence,
      validity: validity)
  }
}

extension HolidayRegion {
  static func dates(_ dates: (year: Int, month: Int, day: Int)...) -> [CalendarDate] {
    dates.map { CalendarDate(unchecked: $0.year, $0.month, $0.day) }
  }

  /// Days written as one number each: 2026_10_14 is 14 October 2026.
  static func days(_ days: Int...) -> [CalendarDate] {
    days.map { CalendarDate(unchecked: $0 / 10_000, $0 / 100 % 100, $0 % 100) }
  }
}
