/// Astronomical time, in days: Julian days of Terrestrial Time, and their conversion to civil time.
struct Instant: Hashable, Comparable, Sendable {
  /// Julian ephemeris day.
  let julianEphemerisDay: Double

  private static let unixEpoch = 2_440_587.5
  private static let epoch2000 = 2_451_545.0

  init(julianEphemerisDay: Double) {
    self.julianEphemerisDay = julianEphemerisDay
  }

  /// The start of `date` at a place whose clock is `offset` seconds ahead of Greenwich.
  init(startOf date: CalendarDate, offset: Double) {
    let universal = Instant.unixEpoch + Double(date.dayNumber) - offset / 86_400
    julianEphemerisDay = universal + DeltaT.seconds(atJulianDay: universal) / 86_400
  }

  /// Julian centuries since 2000-01-01 12:00 TT.
  var centuries: Double { (julianEphemerisDay - Instant.epoch2000) / 36_525 }

  /// The civil day at a place whose clock is `offset` seconds ahead of Greenwich.
  func date(offset: Double) -> CalendarDate {
    let deltaT = DeltaT.seconds(atJulianDay: julianEphemerisDay)
    let local = julianEphemerisDay - Instant.unixEpoch + (offset - deltaT) / 86_400
    return CalendarDate(dayNumber: Int(local.rounded(.down)))
  }

  static func < (a: Instant, b: Instant) -> Bool { a.julianEphemerisDay < b.julianEphemerisDay }
}
