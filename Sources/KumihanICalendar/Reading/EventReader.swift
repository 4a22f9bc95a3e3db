/// Collects the lines of a VEVENT.
struct EventReader {
  private var event: EventComponent
  private var hasStart = false
  private var hasUnreadableStart = false
  private var endLine = 0
  private var isMarkedAllDay = false

  init(calendar: Int, line: Int) {
    let nowhere = TimeValue(local: 0, isDate: true, zone: .floating)
    event = EventComponent(calendar: calendar, line: line, uid: "", start: nowhere)
  }

  mutating func take(_ line: ContentLine, _ notes: inout ReadingNotes) {
    switch line.name {
    case "UID": event.uid = line.trimmedValue
    case "SUMMARY": event.summary = LineText.prose(line.value).trimmed
    case "LOCATION": event.location = prose(line)
    case "DESCRIPTION": event.notes = prose(line)
    case "URL": event.url = line.trimmedValue
    case "COLOR": event.color = line.trimmedValue
    case "CATEGORIES": event.categories += LineText.list(line.value)
    case "STATUS": event.isCancelled = line.trimmedValue.uppercased() == "CANCELLED"
    case "SEQUENCE": event.sequence = Int(line.trimmedValue) ?? 0
    case "X-MICROSOFT-CDO-ALLDAYEVENT": isMarkedAllDay = line.trimmedValue.uppercased() == "TRUE"
    case "DTSTART":
      if let time = time(line, &notes) {
        event.start = time
        hasStart = true
      } else {
        hasUnreadableStart = true
      }
    case "DTEND":
      endLine = line.number
      if let time = time(line, &notes) { event.end = .time(time) }
    case "DURATION": takeDuration(line, &notes)
    case "RECURRENCE-ID":
      event.recurrenceID = time(line, &notes)
      event.isThisAndFuture = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    case "RRULE": event.rules += rules(line, &notes)
    case "EXRULE": event.exceptionRules += rules(line, &notes)
    case "EXDATE": event.exceptions += times(line, &notes).map(\.start)
    case "RDATE": event.extraStarts += times(line, &notes)
    default: break
    }
  }

  /// The event, unless it lacks a start.
  func finished(_ notes: inout ReadingNotes) -> EventComponent? {
    var event = event
    if event.uid.isEmpty { event.uid = "line-\(event.line)" }
    guard hasStart else {
      if !hasUnreadableStart { notes.add(.missingStart(uid: event.uid), line: event.line) }
      return nil
    }
    if isMarkedAllDay { becomeAllDay(&event) }
    if case .time(let end) = event.end, end.zone == event.start.zone, end.local < event.start.local
    {
      notes.add(.endBeforeStart, line: endLine)
      (event.start, event.end) = (end, .time(event.start))
    }
    return event
  }

  /// Outlook writes some whole days as times from midnight to midnight, and marks them.
  private func becomeAllDay(_ event: inout EventComponent) {
    guard case .time(var end) = event.end,
      LocalTime.secondOfDay(of: event.start.local) == 0, LocalTime.secondOfDay(of: end.local) == 0
    else { return }
    event.start.isDate = true
    end.isDate = true
    event.end = .time(end)
  }

  private mutating func takeDuration(_ line: ContentLine, _ notes: inout ReadingNotes) {
    guard let duration = ValueReader.duration(line.trimmedValue) else {
      unreadable(line, line.trimmedValue, &notes)
      return
    }
    guard !duration.isNegative else {
      notes.add(.negativeDuration(line.trimmedValue), line: line.number)
      return
    }
    if case .unsaid = event.end { event.end = .duration(duration) }
  }

  private func prose(_ line: ContentLine) -> String? {
    let text = LineText.prose(line.value).trimmed
    return text.isEmpty ? nil : text
  }

  private func time(_ line: ContentLine, _ notes: inout ReadingNotes) -> TimeValue? {
    let zone = notes.zone(of: line, calendar: event.calendar)
    let time = ValueReader.time(line.trimmedValue, in: zone)
    if time == nil { unreadable(line, line.trimmedValue, &notes) }
    return time
  }

  private func rules(_ line: ContentLine, _ notes: inout ReadingNotes) -> [RecurrenceRule] {
    let text = line.trimmedValue
    guard
      let rule = ValueReader.rule(text, in: .floating)
        ?? LegacyRule.translated(text).flatMap({ ValueReader.rule($0, in: .floating) })
    else {
      unreadable(line, line.trimmedValue, &notes)
      return []
    }
    return [rule]
  }

  /// Times and periods, separated by commas.
  private func times(
    _ line: ContentLine, _ notes: inout ReadingNotes
  ) -> [EventComponent.ExtraStart] {
    let zone = notes.zone(of: line, calendar: event.calendar)
    var result: [EventComponent.ExtraStart] = []
    for text in line.trimmedValue.split(separator: ",") {
      let parts = text.split(separator: "/", maxSplits: 1).map { String($0).trimmed }
      guard let start = parts.first.flatMap({ ValueReader.time($0, in: zone) }) else {
        unreadable(line, String(text), &notes)
        continue
      }
      var extra = EventComponent.ExtraStart(start: start)
      if parts.count == 2, start.isDate {
        // A period has times; its days have the event's own length.
        unreadable(line, String(text), &notes)
      } else if parts.count == 2 {
        if let end = ValueReader.time(parts[1], in: zone) {
          extra.end = .time(end)
        } else if let duration = ValueReader.duration(parts[1]), !duration.isNegative {
          extra.end = .duration(duration)
        } else {
          unreadable(line, String(text), &notes)
        }
      }
      result.append(extra)
    }
    return result
  }

  private func unreadable(_ line: ContentLine, _ value: String, _ notes: inout ReadingNotes) {
    notes.add(.unreadable(property: line.name, value: value), line: line.number)
  }
}
