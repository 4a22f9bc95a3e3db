/// The start and the end of an instance.
enum EventLength {
  /// Whole days; at least one.
  case days(Int)
  /// Seconds of UTC; the second is never before the first.
  case instants(Int, Int)

  /// The span of an instance of `event` that starts at `start`.
  ///
  /// DTEND gives every instance the same exact length (RFC 5545, 3.8.5.3); the days of a DURATION
  /// are days of the calendar, however long.
  init(_ event: EventComponent, end: EventComponent.End, start: TimeValue, clocks: FileClocks) {
    if start.isDate {
      self = .days(max(1, EventLength.days(event, end: end)))
      return
    }
    let begin = clocks.utc(of: start)
    switch end {
    case .unsaid: self = .instants(begin, begin)
    case .time(let time):
      // A period's end is absolute; a DTEND is measured from its DTSTART.
      let length = clocks.utc(of: time) - clocks.utc(of: end == event.end ? event.start : start)
      self = .instants(begin, begin + max(0, length))
    case .duration(let duration):
      let days = duration.days * LocalTime.secondsPerDay
      let finish = clocks.history(of: start.zone).utc(fromLocal: start.local + days)
      self = .instants(begin, max(begin, finish + duration.seconds))
    }
  }

  private static func days(_ event: EventComponent, end: EventComponent.End) -> Int {
    switch end {
    case .unsaid: 1
    case .time(let time):
      time.day - event.start.day + (LocalTime.secondOfDay(of: time.local) > 0 ? 1 : 0)
    case .duration(let duration):
      duration.days + (duration.seconds + LocalTime.secondsPerDay - 1) / LocalTime.secondsPerDay
    }
  }
}
