import KumihanCalendar
import Testing

@Suite struct HolidayFactsTests {
  @Test(arguments: ["SE", "US", "VN", "JP"]) func publicHolidaysAreTheFactsInFull(
    code: String
  ) throws {
    let region = try HolidayRegion(code: code)
    let facts = HolidayFacts.csv.split(separator: "\n").filter { $0.hasPrefix(code + ",") }
    #expect(facts.count > 150)
    let ours = try (2016...2030).flatMap(region.holidays(in:))
      .filter { $0.kind == .public }
      .map { "\($0.region),\($0.date),\($0.name)" }
    #expect(Set(ours).symmetricDifference(facts.map(String.init)).sorted() == [])
    #expect(ours.count == facts.count)
  }
}
