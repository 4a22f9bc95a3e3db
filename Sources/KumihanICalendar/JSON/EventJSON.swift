import KumihanCalendar

/// Events as JSON, the output of `kumihan events --json`.
public enum EventJSON {
  /// An array of `{uid, summary, start, end, allDay, recurrenceID?, categories}`, one event per
  /// line, the keys in alphabetical order.
  ///
  /// Dates are ISO 8601; whole days are plain dates, and every end is exclusive.
  public static func text(of events: some Sequence<EventOccurrence>) -> String {
    JSONWriter.text(of: .list(events.map(object)))
  }

  private static func object(_ event: EventOccurrence) -> JSONValue {
    var members: [String: JSONValue] = [
      "uid": .text(event.uid), "summary": .text(event.summary),
      "start": .text(event.start.description), "end": .text(event.end.description),
      "allDay": .flag(event.isAllDay), "categories": .list(event.categories.map { .text($0) }),
    ]
    if let id = event.recurrenceID { members["recurrenceID"] = .text(id.description) }
    return .object(members)
  }
}
