/// Collects the lines of a VTIMEZONE.
struct ZoneDefinitionReader {
  private(set) var name = ""
  /// X-LIC-LOCATION: the intended IANA zone.
  private(set) var location: String?
  private(set) var observances: [Observance] = []
  private var current: Draft?

  private struct Draft {
    var start: Int?
    var offsetBefore: Int?
    var offsetAfter: Int?
    var rules: [RecurrenceRule] = []
    var extraStarts: [Int] = []
  }

  mutating func beginObservance() {
    current = Draft()
  }

  mutating func endObservance() {
    if let current, let start = current.start, let after = current.offsetAfter {
      observances.append(
        Observance(
          start: start, offsetBefore: current.offsetBefore ?? after, offsetAfter: after,
          rules: current.rules, extraStarts: current.extraStarts))
    }
    current = nil
  }

  mutating func take(_ line: ContentLine, _ notes: inout ReadingNotes) {
    let value = line.trimmedValue
    switch line.name {
    case "TZID": name = ZoneNames.unescaped(value)
    case "X-LIC-LOCATION": location = value
    case "DTSTART":
      current?.start = ValueReader.time(value, in: .floating)?.local
      if current?.start == nil { unreadable(line, value, &notes) }
    case "TZOFFSETFROM":
      let offset = offset(line, value, &notes)
      current?.offsetBefore = offset
    case "TZOFFSETTO":
      let offset = offset(line, value, &notes)
      current?.offsetAfter = offset
    case "RRULE":
      if let rule = ValueReader.rule(value, in: .floating) {
        current?.rules.append(rule)
      } else {
        unreadable(line, value, &notes)
      }
    case "RDATE":
      let times = value.split(separator: ",").map { ValueReader.time(String($0), in: .floating) }
      current?.extraStarts += times.compactMap { $0?.local }
      if times.contains(nil) { unreadable(line, value, &notes) }
    default: break
    }
  }

  /// `+0100`, `-033000`: seconds east of UTC.
  private func offset(_ line: ContentLine, _ value: String, _ notes: inout ReadingNotes) -> Int? {
    let digits = value.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      .map { Int($0) - Int(UInt8(ascii: "0")) }
    guard digits.count == 4 || digits.count == 6 else {
      unreadable(line, value, &notes)
      return nil
    }
    let seconds = zip(digits, [36_000, 3600, 600, 60, 10, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return value.first == "-" ? -seconds : seconds
  }

  private func unreadable(_ line: ContentLine, _ value: String, _ notes: inout ReadingNotes) {
    notes.add(.unreadable(property: line.name, value: value), line: line.number)
  }
}
