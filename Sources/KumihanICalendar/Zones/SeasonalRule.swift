/// The part of a POSIX `TZ` value for the yearly changes of a zone's clocks.
struct SeasonalRule: Hashable, Sendable {
  let standard: Int
  let daylight: Int
  /// The moments when daylight time begins and ends, in local time of the ending season.
  private let begin: YearlyMoment
  private let end: YearlyMoment

  /// Parses text such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil when the offset never changes.
  init?(posix text: some StringProtocol) {
    var scanner = PosixScanner(text)
    guard scanner.skipName(), let west = scanner.time(), scanner.skipName() else { return nil }
    standard = -west
    daylight = scanner.isAtComma ? standard + 3600 : -(scanner.time() ?? west - 3600)
    guard let begin = scanner.moment(), let end = scanner.moment() else { return nil }
    self.begin = begin
    self.end = end
  }

  func offset(atUTC time: Int) -> Int {
    let year = LocalTime.year(of: time + standard)
    let begins = begin.seconds(in: year) - standard
    let ends = end.seconds(in: year) - daylight
    let isDaylight =
      begins < ends ? begins <= time && time < ends : time < ends || begins <= time
    return isDaylight ? daylight : standard
  }
}

/// `Mmonth.week.weekday/time`: a weekday of a month, with week 5 as the last.
struct YearlyMoment: Hashable, Sendable {
  let month: Int
  let week: Int
  /// 0 is Sunday.
  let weekday: Int
  /// Seconds after midnight; negative or above 24 hours for other days.
  let time: Int

  func seconds(in year: Int) -> Int {
    let first = LocalTime.day(year: year, month: month, day: 1)
    let length = LocalTime.day(year: year, month: month + 1, day: 1) - first
    var day = (weekday - LocalTime.sundayBasedWeekday(of: first) + 7) % 7 + (week - 1) * 7
    while day >= length { day -= 7 }
    return (first + day) * LocalTime.secondsPerDay + time
  }
}

private struct PosixScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) {
    rest = Array(text.utf8)[...]
  }

  var isAtComma: Bool { rest.first == UInt8(ascii: ",") }

  mutating func skipName() -> Bool {
    if rest.first == UInt8(ascii: "<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(close + 1)...]
      return true
    }
    let letters = rest.prefix {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    rest = rest.dropFirst(letters.count)
    return !letters.isEmpty
  }

  /// `[+-]hours[:minutes[:seconds]]`, in seconds.
  mutating func time() -> Int? {
    let sign = skip("-") ? -1 : 1
    _ = skip("+")
    guard var total = number().map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where skip(":") {
      guard let part = number() else { return nil }
      total += part * unit
    }
    return sign * total
  }

  mutating func moment() -> YearlyMoment? {
    guard skip(","), skip("M"), let month = number(), skip("."), let week = number(), skip("."),
      let weekday = number()
    else { return nil }
    let time = skip("/") ? self.time() : 7200
    return time.map { YearlyMoment(month: month, week: week, weekday: weekday, time: $0) }
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
