import Testing

@testable import KumihanCalendar

struct DeltaTTests {
  private func day(of year: Double) -> Double { 2_451_544.5 + (year - 2000) * 365.2425 }

  /// The first value holds before the table, the middle of a stretch has the mean of its ends, a parabola follows 2500.
  @Test(arguments: [
    (1500, 142.2), (1580, 142.2), (1590, 125.65), (1602, 106.14), (1927.5, 24.1), (2025, 69.25),
    (2450, 958.5), (2600, 1632.03125),
  ]) func theLagIsReadBetweenItsKnots(year: Double, seconds: Double) {
    #expect(abs(DeltaT.seconds(atJulianDay: day(of: year)) - seconds) < 1e-6)
  }

  /// Noon of 1 January 2000 in terrestrial time, 63.8 s ahead of the rotating Earth.
  @Test func unixSecondsAreUniversal() {
    #expect(Instant(julianEphemerisDay: 2_451_545).unixSeconds == 946_728_000 - 64)
    #expect(Instant(julianEphemerisDay: 2_451_546).unixSeconds == 946_814_400 - 64)
  }
}
