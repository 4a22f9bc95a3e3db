/// The civil day on which the Sun reaches a longitude: equinoxes, solstices and the other terms.
public enum SolarTerm {
  /// The day of a Gregorian year on which the Sun's apparent longitude becomes `longitude`.
  ///
  /// Right to the day from 1583 to 2500, except for moments within a minute of midnight. Near 280°
  /// a year may have none; then the day is the last of the year before or the first of the next.
  /// - Parameters:
  ///   - longitude: Degrees from 0 (the March equinox) up to 360; 270 is the December solstice.
  ///   - year: The year of the date on the local calendar.
  ///   - utcOffset: The offset of the local clock from Greenwich, in seconds, positive when ahead.
  public static func date(longitude: Double, in year: Int, utcOffset: Int) -> CalendarDate {
    let offset = Double(utcOffset)
    let newYear = Instant(startOf: CalendarDate(unchecked: year, 1, 1), offset: offset)
    // The Sun is near 280° at New Year.
    let fraction = (longitude + 80).truncatingRemainder(dividingBy: 360) / 360
    let guess = newYear.julianEphemerisDay + fraction * tropicalYear
    let date = day(of: longitude, near: guess, offset)
    if date.year < year { return day(of: longitude, near: guess + tropicalYear, offset) }
    if date.year > year { return day(of: longitude, near: guess - tropicalYear, offset) }
    return date
  }

  private static let tropicalYear = 365.2422

  private static func day(
    of longitude: Double, near guess: Double, _ offset: Double
  ) -> CalendarDate {
    SolarLongitude.instant(of: longitude, near: Instant(julianEphemerisDay: guess))
      .date(offset: offset)
  }
}
