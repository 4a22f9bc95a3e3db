import Foundation

/// The conjunctions of Moon and Sun, counted from the one of 2000-01-06.
enum NewMoon {
  /// The new moon of that number.
  static func instant(_ number: Int) -> Instant {
    let k = Double(number)
    return MoonSeries(k).instant(terms)
  }

  /// The number of the last new moon whose civil day is on or before `date`.
  static func number(onOrBefore date: CalendarDate, offset: Double) -> Int {
    let days = Instant(startOf: date, offset: offset).julianEphemerisDay - 2_451_550.1
    var number = Int((days / MoonSeries.meanLunation).rounded(.down)) + 1
    while self.date(number, offset: offset) > date { number -= 1 }
    return number
  }

  static func date(_ number: Int, offset: Double) -> CalendarDate {
    instant(number).date(offset: offset)
  }

  private static let terms: [MoonSeries.Term] = [
    .init(-0.40720, moon: 1), .init(0.17241, power: 1, sun: 1), .init(0.01608, moon: 2),
    .init(0.01039, latitude: 2), .init(0.00739, power: 1, sun: -1, moon: 1),
    .init(-0.00514, power: 1, sun: 1, moon: 1), .init(0.00208, power: 2, sun: 2),
    .init(-0.00111, moon: 1, latitude: -2), .init(-0.00057, moon: 1, latitude: 2),
    .init(0.00056, power: 1, sun: 1, moon: 2), .init(-0.00042, moon: 3),
    .init(0.00042, power: 1, sun: 1, latitude: 2), .init(0.00038, power: 1, sun: 1, latitude: -2),
    .init(-0.00024, power: 1, sun: -1, moon: 2), .init(-0.00017, node: 1),
    .init(-0.00007, sun: 2, moon: 1), .init(0.00004, moon: 2, latitude: -2), .init(0.00004, sun: 3),
    .init(0.00003, sun: 1, moon: 1, latitude: -2), .init(0.00003, moon: 2, latitude: 2),
    .init(-0.00003, sun: 1, moon: 1, latitude: 2), .init(0.00003, sun: -1, moon: 1, latitude: 2),
    .init(-0.00002, sun: -1, moon: 1, latitude: -2), .init(-0.00002, sun: 1, moon: 3),
    .init(0.00002, moon: 4),
  ]
}
