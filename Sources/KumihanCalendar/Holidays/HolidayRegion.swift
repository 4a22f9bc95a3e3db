/// A country, or any other set of holiday rules with a name.
public struct HolidayRegion: Hashable, Sendable {
  /// ISO 3166-1 alpha-2 for a country, such as `SE`.
  public let code: String
  /// In English.
  public let name: String
  /// In the region's own language.
  public let localName: String
  /// The language of the local names as BCP 47, such as `sv`; nil for names that are for every reader.
  public let language: String?
  public let rules: [HolidayRule]
  public let bridges: [HolidayBridge]
  /// What is known of some years only; nil where rules give all days.
  public let announced: AnnouncedDays?

  public init(
    code: String, name: String, localName: String, language: String? = nil, rules: [HolidayRule],
    bridges: [HolidayBridge] = [], announced: AnnouncedDays? = nil
  ) {
    self.code = code
    self.name = name
    self.localName = localName
    self.language = language
    self.rules = rules
    self.bridges = bridges
    self.announced = announced
  }

  /// The built-in region of that code, in any letter case.
  public init(code: String) throws(CalendarError) {
    self = try HolidayRuleBook.builtIn.region(code: code)
  }

  /// The holidays of a year in order of date; on one day in the order of the rules.
  public func holidays(in year: Int) throws(CalendarError) -> [Holiday] {
    guard CalendarDate.years.contains(year) else { throw .yearOutOfRange(year) }
    return HolidayYear(self, year).holidays
  }
}
