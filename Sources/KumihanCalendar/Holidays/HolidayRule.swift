/// A holiday as stated in law.
public struct HolidayRule: Hashable, Sendable {
  /// In English.
  public let name: String
  /// In the region's own language.
  public let localName: String
  public let kind: HolidayKind
  public let occurrence: HolidayOccurrence
  public let validity: Validity
  /// The holiday exists only on these weekdays; nil for all of them.
  public let weekdays: Set<Weekday>?
  /// In the year of one of these dates the holiday is only on that date.
  public let moved: [CalendarDate]
  /// Substitutes for a day that is free already; the first applicable one is used.
  public let substitutes: [HolidaySubstitute]

  public init(
    name: String, localName: String, kind: HolidayKind = .public, occurrence: HolidayOccurrence,
    validity: Validity = .always, weekdays: Set<Weekday>? = nil, moved: [CalendarDate] = [],
    substitutes: [HolidaySubstitute] = []
  ) {
    self.name = name
    self.localName = localName
    self.kind = kind
    self.occurrence = occurrence
    self.validity = validity
    self.weekdays = weekdays
    self.moved = moved
    self.substitutes = substitutes
  }

  func dates(in year: Int, moons: inout LunarYears) -> [CalendarDate] {
    guard validity.touches(year) else { return [] }
    let exceptions = moved.filter { $0.year == year }
    let dates = exceptions.isEmpty ? occurrence.dates(in: year, moons: &moons) : exceptions
    return dates.filter { date in
      validity.contains(date) && weekdays.map { $0.contains(date.weekday) } ?? true
    }
  }
}
