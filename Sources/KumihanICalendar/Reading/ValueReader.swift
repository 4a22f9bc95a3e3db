import KumihanCalendar

/// Values of RFC 5545, section 3.3; nil where they are malformed.
enum ValueReader {
  /// A valid DATE or DATE-TIME, in `zone` unless it ends in `Z`.
  ///
  /// Beyond the standard, midnight may be 24 o'clock, and ISO 8601's separators are allowed.
  static func time(_ text: String, in zone: ZoneReference) -> TimeValue? {
    var digits = Digits(text)
    guard let (year, month, day) = digits.three(4, separator: "-"), (1...9999).contains(year),
      (1...12).contains(month), (1...LocalTime.length(year: year, month: month)).contains(day)
    else { return nil }
    let date = LocalTime.day(year: year, month: month, day: day)
    if digits.isAtEnd {
      return TimeValue(local: LocalTime.at(day: date, second: 0), isDate: true, zone: .floating)
    }
    guard digits.take("T"), let (hour, minute, second) = digits.three(2, separator: ":"),
      hour < 24 && minute < 60 && second <= 60 || (hour, minute, second) == (24, 0, 0)
    else { return nil }
    let isUTC = digits.take("Z")
    guard digits.isAtEnd else { return nil }
    // A leap second counts as the last second of its minute.
    let secondOfDay = hour * 3600 + minute * 60 + min(second, 59)
    return TimeValue(
      local: LocalTime.at(day: date, second: secondOfDay), isDate: false,
      zone: isUTC ? .utc : zone)
  }

  /// A DURATION: weeks, days, hours, minutes and seconds in this order, each at most once.
  static func duration(_ text: String) -> DurationValue? {
    var digits = Digits(text)
    let isNegative = digits.take("-")
    if !isNegative { _ = digits.take("+") }
    guard digits.take("P") else { return nil }
    let units: [(letter: Character, isTime: Bool, days: Int, seconds: Int)] = [
      ("W", false, 7, 0), ("D", false, 1, 0), ("H", true, 0, 3600), ("M", true, 0, 60),
      ("S", true, 0, 1),
    ]
    var value = DurationValue(days: 0, seconds: 0)
    var isTime = false
    var next = 0
    while !digits.isAtEnd {
      if !isTime, digits.take("T") {
        isTime = true
        continue
      }
      guard let number = digits.number(upTo: 9),
        let unit = units.indices.first(where: { units[$0].letter == digits.next }),
        unit >= next, units[unit].isTime == isTime, digits.take(units[unit].letter)
      else { return nil }
      value.days += number * units[unit].days
      value.seconds += number * units[unit].seconds
      next = unit + 1
    }
    let sign = isNegative ? -1 : 1
    return DurationValue(days: sign * value.days, seconds: sign * value.seconds)
  }

  /// A RECUR value; its UNTIL is in `zone` unless it ends in `Z`.
  ///
  /// A COUNT below 1, which exporters write for none, is ignored, as are parts whose names begin
  /// with `X-`.
  static func rule(_ text: String, in zone: ZoneReference) -> RecurrenceRule? {
    var parts: [(name: String, value: String)] = []
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2 else { return nil }
      parts.append((sides[0].uppercased(), sides[1].uppercased()))
    }
    guard Set(parts.map(\.name)).count == parts.count,
      let frequency = parts.first(where: { $0.name == "FREQ" }).flatMap({ frequencies[$0.value] })
    else { return nil }
    var rule = RecurrenceRule(frequency: frequency)
    for (name, value) in parts {
      guard take(name, value, zone, into: &rule) else { return nil }
    }
    return rule
  }

  private static let frequencies: [String: RecurrenceRule.Frequency] = [
    "SECONDLY": .secondly, "MINUTELY": .minutely, "HOURLY": .hourly, "DAILY": .daily,
    "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
  ]
  private static let weekdays: [String: Weekday] = [
    "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday,
    "SA": .saturday, "SU": .sunday,
  ]

  /// Whether a part of a rule is valid.
  private static func take(
    _ name: String, _ value: String, _ zone: ZoneReference, into rule: inout RecurrenceRule
  ) -> Bool {
    func list(
      _ part: WritableKeyPath<RecurrenceRule, [Int]>, _ range: ClosedRange<Int>,
      isSigned: Bool = false
    ) -> Bool {
      guard let numbers = numbers(value, range, isSigned: isSigned) else { return false }
      rule[keyPath: part] = numbers
      return true
    }
    switch name {
    case "FREQ": return true
    case "UNTIL":
      rule.until = time(value, in: zone)
      return rule.until != nil
    case "COUNT":
      guard let count = Int(value) else { return false }
      rule.count = count > 0 ? count : nil
      return true
    case "INTERVAL":
      guard let interval = Int(value), interval <= 1_000_000 else { return false }
      rule.interval = max(1, interval)
      return true
    case "WKST":
      guard let day = weekdays[value] else { return false }
      rule.weekStart = day
      return true
    case "BYDAY":
      guard let days = days(value) else { return false }
      rule.days = days
      return true
    case "BYSECOND": return list(\.seconds, 0...60)
    case "BYMINUTE": return list(\.minutes, 0...59)
    case "BYHOUR": return list(\.hours, 0...23)
    case "BYMONTHDAY": return list(\.monthDays, 1...31, isSigned: true)
    case "BYYEARDAY": return list(\.yearDays, 1...366, isSigned: true)
    case "BYWEEKNO": return list(\.weekNumbers, 1...53, isSigned: true)
    case "BYMONTH": return list(\.months, 1...12)
    case "BYSETPOS": return list(\.positions, 1...366, isSigned: true)
    case "RSCALE": return value == "GREGORIAN"
    case "SKIP":
      guard let skip = skips[value] else { return false }
      rule.skip = skip
      return true
    default: return name.hasPrefix("X-")
    }
  }

  private static let skips: [String: RecurrenceRule.Skip] = [
    "OMIT": .omit, "BACKWARD": .backward, "FORWARD": .forward,
  ]

  private static func numbers(
    _ text: String, _ range: ClosedRange<Int>, isSigned: Bool
  ) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(String(part).trimmed), range.contains(isSigned ? abs(number) : number)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// `MO`, `2TU`, `-1FR`.
  private static func days(_ text: String) -> [RecurrenceRule.Day]? {
    var days: [RecurrenceRule.Day] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = String(part).trimmed
      guard let weekday = weekdays[String(part.suffix(2))] else { return nil }
      let ordinal = part.dropLast(2)
      guard ordinal.isEmpty || Int(ordinal).map({ (1...53).contains(abs($0)) }) == true else {
        return nil
      }
      days.append(.init(ordinal: Int(ordinal) ?? 0, weekday: weekday))
    }
    return days
  }
}

/// Reads ASCII numbers and signs, from left to right.
private struct Digits {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }
  var next: Character? { rest.first.map { Character(Unicode.Scalar($0)) } }

  mutating func take(_ mark: Character) -> Bool {
    guard next == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// The number made of all digits here, at most `limit` of them.
  mutating func number(upTo limit: Int) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...limit).contains(digits.count) else { return nil }
    rest.removeFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The number made of exactly `count` digits.
  private mutating func number(of count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Three numbers, the first of `first` digits and the others of two, with an optional separator.
  mutating func three(_ first: Int, separator: Character) -> (Int, Int, Int)? {
    guard let a = number(of: first) else { return nil }
    let isSeparated = take(separator)
    guard let b = number(of: 2), !isSeparated || take(separator), let c = number(of: 2) else {
      return nil
    }
    return (a, b, c)
  }
}
