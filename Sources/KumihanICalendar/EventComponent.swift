/// A VEVENT as in the file, not yet expanded.
public struct EventComponent: Hashable, Sendable {
  /// Index into ``ICalendarFile/calendars``.
  public internal(set) var calendar: Int
  /// The line of its BEGIN, counted from 1.
  public internal(set) var line: Int
  /// Derived from the line when the file gives none.
  public internal(set) var uid: String
  public internal(set) var summary = ""
  public internal(set) var location: String?
  /// DESCRIPTION, with its line breaks.
  public internal(set) var notes: String?
  public internal(set) var url: String?
  /// COLOR as written: a CSS3 name, or any text of the writer's.
  public internal(set) var color: String?
  public internal(set) var categories: [String] = []
  public internal(set) var isCancelled = false

  var start: TimeValue
  var end = End.unsaid
  var sequence = 0
  var rules: [RecurrenceRule] = []
  var exceptionRules: [RecurrenceRule] = []
  var extraStarts: [ExtraStart] = []
  var exceptions: [TimeValue] = []
  /// The instance that this component replaces.
  var recurrenceID: TimeValue?
  /// Whether it also replaces the instances after that one.
  var isThisAndFuture = false

  /// The end of an event as the file states it.
  enum End: Hashable, Sendable {
    case unsaid
    case time(TimeValue)
    case duration(DurationValue)
  }

  /// An RDATE; a PERIOD has its own end.
  struct ExtraStart: Hashable, Sendable {
    var start: TimeValue
    var end = End.unsaid
  }

  /// The component with all of its times changed.
  func mappingTimes(_ change: (TimeValue) -> TimeValue) -> EventComponent {
    func changed(_ end: End) -> End {
      if case .time(let time) = end { .time(change(time)) } else { end }
    }
    var event = self
    (event.start, event.end) = (change(start), changed(end))
    event.exceptions = exceptions.map(change)
    event.extraStarts = extraStarts.map {
      ExtraStart(start: change($0.start), end: changed($0.end))
    }
    event.recurrenceID = recurrenceID.map(change)
    return event
  }

  public var isAllDay: Bool { start.isDate }
  public var isRecurring: Bool { !rules.isEmpty || !extraStarts.isEmpty }
}
