/// A TZID of a file and the known facts about its time zone.
struct FileZone: Hashable, Sendable {
  let name: String
  let clocks: Clocks

  enum Clocks: Hashable, Sendable {
    case known(ZoneHistory)
    /// The file's VTIMEZONE, expanded when a range is requested.
    case defined([Observance])
    case unknown
  }
}

/// A STANDARD or DAYLIGHT part of a VTIMEZONE.
struct Observance: Hashable, Sendable {
  /// In local time before the change.
  var start: Int
  var offsetBefore: Int
  var offsetAfter: Int
  var rules: [RecurrenceRule] = []
  var extraStarts: [Int] = []

  /// The instants at which it begins, through a year.
  func onsets(through year: Int) -> [(time: Int, offset: Int)] {
    // Outlook's rules start in 1601; there were no such changes before 1900.
    let lower = LocalTime.at(day: LocalTime.day(year: 1900, month: 1, day: 1), second: 0)
    let upper = LocalTime.at(day: LocalTime.day(year: year + 1, month: 1, day: 1), second: 0)
    let repeated = rules.flatMap { rule in
      // UNTIL is in UTC, as RFC 5545 requires here.
      RecurrenceExpansion.starts(
        of: rule, from: start, lower: lower,
        upper: min(
          upper, rule.until.map { $0.zone == .utc ? $0.local + offsetBefore : $0.local } ?? upper),
        limit: 10_000)
    }
    return Set([start] + repeated + extraStarts).map { ($0 - offsetBefore, offsetAfter) }
  }
}

extension ZoneHistory {
  init(_ observances: [Observance], through year: Int) {
    let onsets = observances.flatMap { $0.onsets(through: year) }.sorted { $0.time < $1.time }
    let first = observances.min { $0.start < $1.start }
    self.init(first: first?.offsetBefore ?? 0, transitions: onsets, future: nil)
  }
}
