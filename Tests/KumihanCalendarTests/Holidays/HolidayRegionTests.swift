import KumihanCalendar
import Testing

/// The countries that messages name.
private let known = "SE, US, VN, JP, DE, FR, GB, NO, DK, FI, NL, ES, IT, PL, CA, KR"

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
}
