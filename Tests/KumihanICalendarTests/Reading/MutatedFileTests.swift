import KumihanCalendar
import KumihanICalendar
import Testing

/// Damaged files never crash the reader and never hang it.
struct MutatedFileTests {
  /// The same numbers in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) ^ state
    }
  }

  private let source = Array(
    CalendarText.calendar(
      """
      X-WR-CALNAME:Work
      BEGIN:VTIMEZONE
      TZID:Custom
      BEGIN:STANDARD
      DTSTART:16010101T030000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:a
      SUMMARY:Grüße\\, Welt
      DTSTART;TZID="Custom":20260105T090000
      DTEND;TZID=Custom:20260105T100000
      RRULE:FREQ=MONTHLY;BYDAY=MO,-1FR;BYSETPOS=1,-1;COUNT=9
      EXDATE;TZID=Custom:20260202T090000
      RDATE;VALUE=PERIOD:20260303T090000Z/PT2H
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Custom:20260302T090000
      DTSTART;TZID=Custom:20260303T090000
      DURATION:P1DT2H
      END:VEVENT
      """
    ).utf8)

  @Test(arguments: 0..<8)
  func mutatedFiles(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    let day = try CalendarDate(parsing: "2026-01-01")
    for _ in 0..<60 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...12, using: &dice) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.remove(at: index)
        case 2: bytes[index] = UInt8.random(in: 0x30...0x39, using: &dice)
        case 3:
          let end = min(bytes.count, index + 40)
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 30))
        }
      }
      guard let file = try? ICalendarReader.read(bytes: bytes, name: "m") else { continue }
      let events = try? file.events(
        from: day, to: day.adding(days: 30), timeZone: "Europe/Stockholm")
      #expect((events ?? []) == (events ?? []).sorted())
      for event in events ?? [] {
        #expect(event.start.utcSeconds <= event.end.utcSeconds)
      }
    }
  }
}
