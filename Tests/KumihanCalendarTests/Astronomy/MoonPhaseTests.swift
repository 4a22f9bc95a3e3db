import Testing

@testable import KumihanCalendar

struct MoonPhaseTests {
  /// Meeus, examples 49.a and 49.b.
  @Test func meeusExamples() {
    #expect(abs(MoonPhase.newMoon.instant(-283).julianEphemerisDay - 2_443_192.65118) < 0.00002)
    #expect(abs(MoonPhase.lastQuarter.instant(544).julianEphemerisDay - 2_467_636.49186) < 0.00002)
  }

  /// The almanacs of 2025 and 2026, in universal time.
  @Test(arguments: [
    ("2026-01-03", MoonPhase.fullMoon), ("2026-01-10", .lastQuarter), ("2026-01-18", .newMoon),
    ("2026-01-26", .firstQuarter), ("2026-08-12", .newMoon), ("2026-08-28", .fullMoon),
    ("2025-03-14", .fullMoon), ("2025-09-07", .fullMoon), ("2025-03-29", .newMoon),
  ]) func knownPhases(day: String, phase: MoonPhase) throws {
    let date = try CalendarDate(parsing: day)
    #expect(MoonPhase.phases(in: date...date) { _ in 0 } == [date: phase])
  }

  /// A moment has another date elsewhere: 2026-08-28 04:18 UTC is the 27th in New York.
  @Test func theDayIsThatOfTheClocks() throws {
    let range = CalendarDate("2026-08-20")!...CalendarDate("2026-08-31")!
    let found = MoonPhase.phases(in: range) { _ in -6 * 3600 }
    #expect(found[CalendarDate("2026-08-27")!] == .fullMoon)
  }

  @Test func aYearHasItsPhasesInTurn() {
    let range = CalendarDate("2026-01-01")!...CalendarDate("2026-12-31")!
    let found = MoonPhase.phases(in: range) { _ in 0 }.sorted { $0.key < $1.key }
    #expect((49...50).contains(found.count))
    for (a, b) in zip(found, found.dropFirst()) {
      #expect(b.value.rawValue == (a.value.rawValue + 1) % 4)
      #expect((6...9).contains(a.key.distance(to: b.key)))
    }
  }

  /// Printed Japanese calendars; each old month begins anew.
  @Test(arguments: [
    ("2024-01-01", Rokuyo.shakko), ("2025-01-29", .sensho), ("2026-02-17", .sensho),
    ("2026-02-16", .butsumetsu), ("2025-07-25", .shakko), ("2025-08-22", .butsumetsu),
  ]) func sixDays(day: String, expected: Rokuyo) throws {
    let date = try CalendarDate(parsing: day)
    #expect(Rokuyo.days(in: date...date) == [date: expected])
  }
}
