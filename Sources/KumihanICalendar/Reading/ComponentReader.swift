/// Follows BEGIN and END, and passes the lines between them to the component's reader.
struct ComponentReader {
  private var stack: [(name: String, line: Int)] = []
  private var calendars: [ICalendarFile.CalendarInfo] = []
  private var events: [EventComponent] = []
  private var notes: ReadingNotes
  private var event: EventReader?
  private var zone: ZoneDefinitionReader?
  private var hasSaidOutside = false
  private var hasSaidEncoding = false

  /// The number of components without END that an outer END may close; real files nest four deep.
  private static let reach = 64

  init(file: String) {
    notes = ReadingNotes(file: file)
  }

  /// Whether a calendar has begun.
  var hasBegun: Bool { !calendars.isEmpty }

  mutating func take(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard let line = ContentLine(bytes, number: number) else {
      if stack.isEmpty {
        sayOutside(number)
      } else {
        notes.add(.notAProperty(LineText.prose(bytes.prefix(240))), line: number)
      }
      return
    }
    switch line.name {
    case "BEGIN": begin(line.trimmedValue.uppercased(), number)
    case "END": end(line.trimmedValue.uppercased(), number)
    default:
      if stack.isEmpty { sayOutside(number) } else { property(line) }
    }
    if !hasSaidEncoding, !line.isUTF8 {
      hasSaidEncoding = true
      notes.add(.notUTF8, line: number)
    }
  }

  mutating func finished() -> ICalendarFile {
    while let open = stack.popLast() {
      notes.add(.unclosed(open.name, isUsed: open.name == "VCALENDAR"), line: open.line)
    }
    return notes.file(calendars: calendars, events: events)
  }

  private mutating func begin(_ name: String, _ number: Int) {
    if name == "VCALENDAR" || name == "VEVENT" {
      // Neither may be inside an event or another calendar, so open components lack their END.
      let outer = name == "VCALENDAR" ? 0 : 1
      while stack.count > outer, let open = stack.last, open.name != "VCALENDAR" || outer == 0 {
        notes.add(.unclosed(open.name, isUsed: open.name != "VTIMEZONE"), line: open.line)
        close()
      }
    }
    if name == "VCALENDAR" { calendars.append(.init()) }
    if name == "VEVENT" {
      // A time zone may stand open where no calendar has begun.
      if stack.isEmpty || calendars.isEmpty {
        sayOutside(number)
        calendars.append(.init())
      }
      event = EventReader(calendar: calendars.count - 1, line: number)
    }
    if name == "VTIMEZONE" { zone = ZoneDefinitionReader() }
    if name == "STANDARD" || name == "DAYLIGHT" { zone?.beginObservance() }
    stack.append((name, number))
  }

  private mutating func end(_ name: String, _ number: Int) {
    guard let index = stack.suffix(ComponentReader.reach).lastIndex(where: { $0.name == name })
    else {
      notes.add(.unmatchedEnd(name), line: number)
      return
    }
    while stack.count > index + 1, let open = stack.last {
      notes.add(.unclosed(open.name, isUsed: true), line: open.line)
      close()
    }
    close()
  }

  private mutating func close() {
    switch stack.popLast()?.name {
    case "VEVENT":
      if let finished = event?.finished(&notes) { events.append(finished) }
      event = nil
    case "STANDARD", "DAYLIGHT": zone?.endObservance()
    case "VTIMEZONE":
      if let zone { notes.define(zone, calendar: calendars.count - 1) }
      zone = nil
    default: break
    }
  }

  private mutating func property(_ line: ContentLine) {
    switch stack.last?.name {
    case "VEVENT": event?.take(line, &notes)
    case "VTIMEZONE", "STANDARD", "DAYLIGHT": zone?.take(line, &notes)
    case "VCALENDAR" where !calendars.isEmpty: describe(&calendars[calendars.count - 1], line)
    default: break
    }
  }

  private func describe(_ calendar: inout ICalendarFile.CalendarInfo, _ line: ContentLine) {
    switch line.name {
    case "NAME": calendar.name = LineText.prose(line.value).trimmed
    case "X-WR-CALNAME": calendar.name = calendar.name ?? LineText.prose(line.value).trimmed
    case "COLOR": calendar.color = line.trimmedValue
    case "X-APPLE-CALENDAR-COLOR": calendar.color = calendar.color ?? line.trimmedValue
    case "X-WR-TIMEZONE": calendar.timeZone = line.trimmedValue
    default: break
    }
  }

  private mutating func sayOutside(_ number: Int) {
    guard !hasSaidOutside else { return }
    hasSaidOutside = true
    notes.add(.outsideCalendar, line: number)
  }
}
