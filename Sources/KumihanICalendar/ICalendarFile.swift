public import KumihanCalendar

/// The contents of one iCalendar file.
public struct ICalendarFile: Hashable, Sendable {
  /// The name it was read under.
  public let name: String
  /// One for each VCALENDAR, in order.
  public let calendars: [CalendarInfo]
  /// The events in the order of the file, cancelled ones and overrides included.
  public let events: [EventComponent]
  /// In order of line.
  public let problems: [ICalendarProblem]

  let zones: [FileZone]

  /// The properties of a VCALENDAR.
  public struct CalendarInfo: Hashable, Sendable {
    /// NAME or X-WR-CALNAME.
    public internal(set) var name: String?
    /// COLOR or X-APPLE-CALENDAR-COLOR, as written.
    public internal(set) var color: String?
    /// X-WR-TIMEZONE as written: the zone that its owner lives in.
    public internal(set) var timeZone: String?
  }
}

extension ICalendarFile {
  /// Everything that takes place in a range of days, in order.
  ///
  /// Rules are expanded, exceptions left out, overrides put in place. Times without a zone, and
  /// whole days, are those of the asked zone.
  /// - Parameters:
  ///   - from: The first day.
  ///   - to: The last day, itself included.
  ///   - timeZone: An IANA name such as `Europe/Stockholm`, whatever its case.
  ///   - limit: A range that holds more occurrences than this is refused.
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
  /// The zone that the file's owner lives in: the one it says so of (X-WR-TIMEZONE), else the one
  /// that most of its events are written in; nil when all are in UTC or float.
  public var ownTimeZone: String? {
    if let said = calendars.lazy.compactMap(\.timeZone).compactMap(ZoneNames.databaseName).first {
      return said
    }
    var uses: [String: Int] = [:]
    for event in events {
      if case .file(let index) = event.start.zone { uses[zones[index].name, default: 0] += 1 }
    }
    return uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.lazy
      .compactMap { ZoneNames.databaseName($0.key) }.first
  }
}
