/// Short forms for parts of a country: its states, provinces and territories.
extension HolidayRegion {
  /// The days of a country, but for those of some names in some years, and the part's own.
  static func part(
    _ code: String, _ name: String, of country: HolidayRegion, without: [String: Validity] = [:],
    _ own: [HolidayRule] = []
  ) -> HolidayRegion {
    let kept = country.rules.flatMap { rule -> [HolidayRule] in
      guard let gone = without[rule.name] else { return [rule] }
      return [
        gone.from.map { Validity(from: rule.validity.from, through: $0.adding(days: -1)) },
        gone.through.map { Validity(from: $0.adding(days: 1), through: rule.validity.through) },
      ].compactMap { $0.map(rule.valid) }
    }
    return HolidayRegion(
      code: code, name: name, localName: name, language: country.language, rules: kept + own,
      announced: country.announced)
  }

  /// Days on Saturdays or Sundays that are kept some days later or, negative, earlier as well.
  static func observed(
    _ days: (on: [Weekday], days: Int)..., from year: Int? = nil
  ) -> [HolidaySubstitute] {
    days.map {
      HolidaySubstitute(
        weekdays: Set($0.on), days: $0.days, name: "{name} (observed)",
        localName: "{name} (observed)", validity: year.map { .from($0) } ?? .always)
    }
  }

  /// Days that on some weekdays are kept later or, negative, earlier instead.
  static func moved(_ days: (on: [Weekday], days: Int)...) -> [HolidaySubstitute] {
    days.map {
      HolidaySubstitute(
        weekdays: Set($0.on), days: $0.days, replaces: true, name: "{name}", localName: "{name}")
    }
  }

  /// All but Sunday.
  static let workdays = Set(Weekday.allCases).subtracting([.sunday])

  /// A day of each year from one on, as month and day: 1014 is 14 October.
  static func yearly(_ first: Int, _ days: Int...) -> [CalendarDate] {
    days.enumerated().map { index, day in
      CalendarDate(unchecked: first + index, day / 100, day % 100)
    }
  }
}

extension HolidayRule {
  fileprivate func valid(_ validity: Validity) -> HolidayRule {
    HolidayRule(
      name: name, localName: localName, kind: kind, occurrence: occurrence, validity: validity,
      weekdays: weekdays, moved: moved, substitutes: substitutes)
  }
}
