import KumihanCalendar
import Testing

/// The countries that messages name.
private let known =
  "SE, US, VN, JP, DE, FR, GB, NO, DK, FI, NL, ES, IT, PL, CA, KR, AU, CN, TW, IN, TH"

@Suite struct HolidayRegionTests {
  @Test func codesAreReadInEitherCase() throws {
    #expect(try HolidayRegion(code: "se") == .sweden)
    let countries = HolidayRuleBook.builtIn.regions.map(\.code).filter { !$0.contains("-") }
    #expect(countries.joined(separator: ", ") == known)
    #expect(try HolidayRegion(code: "de-by").name == "Bavaria")
  }

  @Test(arguments: [
    ("SEE", "did you mean 'SE'? known: \(known)"),
    ("Sweden", "did you mean 'SE'? known: \(known)"),
    ("vietnm", "did you mean 'VN'? known: \(known)"),
    ("日本", "did you mean 'JP'? known: \(known)"), ("QX", "known: \(known)"),
    // Of a known country the parts.
    ("GB-XX", "known: GB, GB-ENG, GB-WLS, GB-SCT, GB-NIR"), ("jp-13", "known: JP"),
    ("gb-sct1", "did you mean 'GB-SCT'? known: GB, GB-ENG, GB-WLS, GB-SCT, GB-NIR"),
    ("", "known: \(known)"),
  ]) func unknownRegionsNameTheNearest(code: String, hint: String) {
    let error = #expect(throws: CalendarError.self) { try HolidayRegion(code: code) }
    #expect(error?.description == "unknown region '\(code)'")
    #expect(error?.hint == hint)
  }

  @Test(arguments: [1582, 10_000, -1]) func yearsOutOfRangeAreRefused(year: Int) {
    #expect(throws: CalendarError.yearOutOfRange(year)) {
      try HolidayRegion.japan.holidays(in: year)
    }
  }

  @Test(arguments: [1583, 9999]) func theOuterYearsAreAccepted(year: Int) throws {
    for region in HolidayRuleBook.builtIn.regions {
      #expect(try region.holidays(in: year).allSatisfy { $0.date.year == year })
    }
  }

  @Test func rulesAreDescribed() throws {
    let swedish = try HolidayRegion.sweden.holidays(in: 2026)
    #expect(swedish.first { $0.name == "Ascension Day" }?.rule == "easter+39")
    #expect(swedish.first { $0.name == "Midsummer Day" }?.rule == "saturday 06-20..06-26")
    let american = try HolidayRegion.unitedStates.holidays(in: 2026)
    #expect(american.first { $0.name == "Memorial Day" }?.rule == "last monday of 05")
    let observed = american.first { $0.name == "Independence Day (observed)" }
    #expect(observed?.rule == "substitute for 07-04")
  }

  /// What rests on announcements says which years have them.
  @Test func announcedDaysNameTheirYears() throws {
    let india = try HolidayRegion(code: "IN")
    #expect(india.unknownDays(in: 2001...2035) == nil)
    #expect(
      india.unknownDays(in: 2035...2036)
        == "IN: feasts that follow the moon are known from 2001 to 2035 only")
    #expect(india.unknownDays(in: 2000...2001) != nil)
    #expect(try india.holidays(in: 2026).contains { $0.name == "Diwali" })
    #expect(try !india.holidays(in: 2036).contains { $0.name == "Diwali" })
    #expect(HolidayRegion.sweden.unknownDays(in: 1583...9999) == nil)
  }

  /// Names beside dates that newspapers printed.
  @Test(arguments: [
    ("AU-VIC", "2026-11-03", "Melbourne Cup Day"), ("AU-WA", "2027-12-28", "Boxing Day"),
    ("CN", "2026-02-17", "Spring Festival"), ("CN", "2025-10-06", "Mid-Autumn Festival"),
    ("TW", "2026-02-16", "Chinese New Year's Eve"), ("TW", "2025-10-24", "Taiwan Restoration"),
    ("IN", "2025-10-20", "Diwali"), ("IN", "2026-08-15", "Independence Day"),
    ("TH", "2026-06-01", "Visakha Bucha"), ("TH", "2026-04-13", "Songkran Festival"),
  ]) func knownDays(code: String, day: String, name: String) throws {
    let day = try CalendarDate(parsing: day)
    let found = try HolidayRegion(code: code).holidays(in: day.year).filter { $0.date == day }
    #expect(found.contains { $0.name.hasPrefix(name) && $0.kind == .public }, "\(found)")
  }

  /// A region's own names are for readers of its language, English ones for all others.
  @Test(arguments: [
    ("SE", "sv", "Nyårsdagen"), ("SE", "ar", "New Year’s Day"), ("SE", "en-US", "New Year’s Day"),
    ("DE-BY", "de", "Neujahr"), ("DE-BY", "sv", "New Year’s Day"),
    ("FR", "fr", "Jour de l’an"), ("JP", "ja", "元日"), ("JP", "de", "New Year’s Day"),
  ]) func namesForReaders(code: String, language: String, name: String) throws {
    let day = try #require(try HolidayRegion(code: code).holidays(in: 2027).first)
    func plain(_ name: String) -> String { name.replacing("’", with: "'").lowercased() }
    #expect(plain(day.name(inLanguage: language)) == plain(name))
  }

  /// Names of one's own rules are in one's own language.
  @Test func namesOfOwnRules() throws {
    let rule = HolidayRule(
      name: "Day of the house", localName: "Husets dag", occurrence: .fixed(MonthDay(3, 4)))
    let own = HolidayRegion(code: "HOUSE", name: "House", localName: "Hus", rules: [rule])
    let day = try #require(try own.holidays(in: 2027).first)
    #expect(
      ["sv", "ja", "en-GB"].map(day.name(inLanguage:)) == [
        "Husets dag", "Husets dag", "Day of the house",
      ])
    let swedish = HolidayRegion(
      code: "HOUSE", name: "House", localName: "Hus", language: "sv-FI", rules: [rule])
    let its = try #require(try swedish.holidays(in: 2027).first)
    #expect(["sv", "ja"].map(its.name(inLanguage:)) == ["Husets dag", "Day of the house"])
  }

  /// Every built-in region has the language of its names.
  @Test func everyRegionHasALanguage() throws {
    for region in HolidayRuleBook.builtIn.regions {
      #expect(region.language?.count == 2, "\(region.code)")
      for day in try region.holidays(in: 2025) {
        #expect(day.name(inLanguage: "xx") == day.name, "\(region.code)")
      }
    }
  }
}
