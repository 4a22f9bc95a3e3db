import Foundation

/// The four phases that calendars print.
public enum MoonPhase: Int, Hashable, Sendable, CaseIterable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The phases of some days, each on the civil day of its moment.
  ///
  /// - Parameters:
  ///   - days: Of the Gregorian calendar.
  ///   - utcOffset: The seconds that clocks are ahead of Greenwich at a moment, given in seconds
  ///     since 1970 UTC.
  public static func phases(
    in days: ClosedRange<CalendarDate>, utcOffset: (Int) -> Int
  ) -> [CalendarDate: MoonPhase] {
    let start = NewMoon.number(onOrBefore: days.lowerBound.adding(days: -2), offset: 0)
    let count = days.lowerBound.distance(to: days.upperBound) / 29 + 4
    var found: [CalendarDate: MoonPhase] = [:]
    for lunation in start..<start + count {
      for phase in allCases {
        let instant = phase.instant(lunation)
        let date = instant.date(offset: Double(utcOffset(instant.unixSeconds)))
        if days.contains(date) { found[date] = phase }
      }
    }
    return found
  }

  /// The phase in the lunation of a new moon.
  func instant(_ lunation: Int) -> Instant {
    let series = MoonSeries(Double(lunation) + Double(rawValue) / 4)
    return switch self {
    case .newMoon: NewMoon.instant(lunation)
    case .fullMoon: series.instant(Self.full)
    case .firstQuarter: series.instant(Self.quarter, further: series.quarterCorrection)
    case .lastQuarter: series.instant(Self.quarter, further: -series.quarterCorrection)
    }
  }

  private static let full: [MoonSeries.Term] = [
    .init(-0.40614, moon: 1), .init(0.17302, power: 1, sun: 1), .init(0.01614, moon: 2),
    .init(0.01043, latitude: 2), .init(0.00734, power: 1, sun: -1, moon: 1),
    .init(-0.00515, power: 1, sun: 1, moon: 1), .init(0.00209, power: 2, sun: 2),
    .init(-0.00111, moon: 1, latitude: -2), .init(-0.00057, moon: 1, latitude: 2),
    .init(0.00056, power: 1, sun: 1, moon: 2), .init(-0.00042, moon: 3),
    .init(0.00042, power: 1, sun: 1, latitude: 2),
    .init(0.00038, power: 1, sun: 1, latitude: -2),
    .init(-0.00024, power: 1, sun: -1, moon: 2), .init(-0.00017, node: 1),
    .init(-0.00007, sun: 2, moon: 1), .init(0.00004, moon: 2, latitude: -2),
    .init(0.00004, sun: 3), .init(0.00003, sun: 1, moon: 1, latitude: -2),
    .init(0.00003, moon: 2, latitude: 2), .init(-0.00003, sun: 1, moon: 1, latitude: 2),
    .init(0.00003, sun: -1, moon: 1, latitude: 2),
    .init(-0.00002, sun: -1, moon: 1, latitude: -2), .init(-0.00002, sun: 1, moon: 3),
    .init(0.00002, moon: 4),
  ]

  private static let quarter: [MoonSeries.Term] = [
    .init(-0.62801, moon: 1), .init(0.17172, power: 1, sun: 1),
    .init(-0.01183, power: 1, sun: 1, moon: 1), .init(0.00862, moon: 2),
    .init(0.00804, latitude: 2), .init(0.00454, power: 1, sun: -1, moon: 1),
    .init(0.00204, power: 2, sun: 2), .init(-0.00180, moon: 1, latitude: -2),
    .init(-0.00070, moon: 1, latitude: 2), .init(-0.00040, moon: 3),
    .init(-0.00034, power: 1, sun: -1, moon: 2), .init(0.00032, power: 1, sun: 1, latitude: 2),
    .init(0.00032, power: 1, sun: 1, latitude: -2), .init(-0.00028, power: 2, sun: 2, moon: 1),
    .init(0.00027, power: 1, sun: 1, moon: 2), .init(-0.00017, node: 1),
    .init(-0.00005, sun: -1, moon: 1, latitude: -2), .init(0.00004, moon: 2, latitude: 2),
    .init(-0.00004, sun: 1, moon: 1, latitude: 2), .init(0.00004, sun: -2, moon: 1),
    .init(0.00003, sun: 1, moon: 1, latitude: -2), .init(0.00003, sun: 3),
    .init(0.00002, moon: 2, latitude: -2), .init(0.00002, sun: -1, moon: 1, latitude: 2),
    .init(-0.00002, sun: 1, moon: 3),
  ]
}

extension Instant {
  /// Seconds since 1970 UTC.
  var unixSeconds: Int {
    let universal =
      (julianEphemerisDay - 2_440_587.5) * 86_400 - DeltaT.seconds(atJulianDay: julianEphemerisDay)
    return Int(universal.rounded())
  }
}
