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
