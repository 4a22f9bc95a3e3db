public import KumihanCalendar

/// The contents of one iCalendar file.
public struct ICalendarFile: Hashable, Sendable {
  /// The name given for reading.
  public let name: String
  /// One for each VCALENDAR, in order.
  public let calendars: [CalendarInfo]
  /// The events in the order of the file, including cancelled ones and overrides.
  public let events: [EventComponent]
  /// In the order of lines.
  public let problems: [ICalendarProblem]

  let zones: [FileZone]

  /// The properties of a VCALENDAR.
  public struct CalendarInfo: Hashable, Sendable {
    /// NAME or X-WR-CALNAME.
    public internal(set) var name: String?
    /// COLOR or X-APPLE-CALENDAR-COLOR, as written.
    public internal(set) var color: String?
    /// X-WR-TIMEZONE as written: the owner's time zone.
    public internal(set) var timeZone: String?
  }
}

extension ICalendarFile {
  /// All events in a range of days, in order.
  ///
  /// Rules are expanded, exceptions left out, overrides applied. Times without a zone are in that of
  /// their calendar (X-WR-TIMEZONE); without one they are, as whole days, in the requested zone.
  /// - Parameters:
  ///   - from: The first day.
  ///   - to: The last day, inclusive.
  ///   - timeZone: An IANA name such as `Europe/Stockholm`, in any letter case.
  ///   - limit: The maximum number of occurrences; more are an error.
  public func events(
    from: CalendarDate, to: CalendarDate, timeZone: String, limit: Int = 1_000_000
  ) throws(ICalendarError) -> [EventOccurrence] {
    let zone = try ZoneNames.asked(timeZone)
    guard from <= to else { throw .emptyRange(from: "\(from)", to: "\(to)") }
    var expansion = EventExpansion(file: self, from: from, to: to, zone: zone, limit: limit)
    return try expansion.run()
  }
}

extension ICalendarFile {
  /// The owner's time zone: the one the file states (X-WR-TIMEZONE), else the one that most of its
  /// events are written in; nil when all are in UTC or floating.
  public var ownTimeZone: String? {
    for said in calendars.compactMap(\.timeZone) {
      if let name = ZoneNames.databaseName(said) { return name }
    }
    var uses: [String: Int] = [:]
    for event in events {
      if case .file(let index) = event.start.zone { uses[zones[index].name, default: 0] += 1 }
    }
    for use in uses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      if let name = ZoneNames.databaseName(use.key) { return name }
    }
    return nil
  }
}
