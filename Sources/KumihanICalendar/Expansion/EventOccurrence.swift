/// One occurrence of an event.
public struct EventOccurrence: Hashable, Sendable {
  public let uid: String
  /// Empty when missing in the file.
  public let summary: String
  public let location: String?
  /// DESCRIPTION, with its line breaks.
  public let notes: String?
  public let start: EventTime
  /// Exclusive; equal to `start` when the event has no length.
  public let end: EventTime
  public let isAllDay: Bool
  /// The instance's start by the rule; nil for a single event.
  public let recurrenceID: EventTime?
  public let categories: [String]
  /// The event's colour, else its calendar's, as written.
  public let color: String?
  public let calendarName: String?
  public let url: String?
}

extension EventOccurrence: Comparable {
  /// By start; then whole days first, then the longer, then summary and UID.
  public static func < (a: EventOccurrence, b: EventOccurrence) -> Bool {
    if a.start.utcSeconds != b.start.utcSeconds { return a.start.utcSeconds < b.start.utcSeconds }
    if a.isAllDay != b.isAllDay { return a.isAllDay }
    if a.end.utcSeconds != b.end.utcSeconds { return a.end.utcSeconds > b.end.utcSeconds }
    return (a.summary, a.uid) < (b.summary, b.uid)
  }
}
