import KumihanCalendar

/// Finds a file's events in a range of days.
struct EventExpansion {
  private let file: ICalendarFile
  private let clocks: FileClocks
  private let window: EventWindow
  private let limit: Int
  private var found: [EventOccurrence] = []

  init(file: ICalendarFile, from: CalendarDate, to: CalendarDate, zone: ZoneHistory, limit: Int) {
    self.file = file
    self.limit = limit
    clocks = FileClocks(file: file, zone: zone, through: to.year + 1)
    window = EventWindow(from: from, to: to, zone: zone)
  }

  mutating func run() throws(ICalendarError) -> [EventOccurrence] {
    var groups: [String: Int] = [:]
    var series: [EventSeries] = []
    for event in file.events {
      if let index = groups[event.uid] {
        series[index].add(event)
      } else {
        groups[event.uid] = series.count
        series.append(EventSeries(event))
      }
    }
    for one in series {
      try expand(one)
    }
    return found.sorted()
  }

  private mutating func expand(_ series: EventSeries) throws(ICalendarError) {
    var overrides = series.overrides
    for master in series.masters where !master.isCancelled {
      if !master.isRecurring, overrides.isEmpty, master.exceptions.isEmpty {
        add(master, at: master.start, recurrenceID: nil)
      } else {
        let instances = SeriesInstances(master, overrides, clocks: clocks)
        overrides = []
        try add(instances)
      }
      try checkLimit(master)
    }
    // An invitation to one instance comes without its series.
    guard series.masters.isEmpty else { return }
    for override in overrides where !override.isCancelled {
      add(override, at: override.start, recurrenceID: override.recurrenceID)
    }
  }

  private mutating func add(_ instances: SeriesInstances) throws(ICalendarError) {
    for instance in instances.replaced {
      add(instance.event, at: instance.event.start, recurrenceID: instance.recurrenceID)
    }
    for instance in try instances.generated(in: window, limit: limit) {
      add(
        instance.event, at: instance.start, end: instance.end, recurrenceID: instance.recurrenceID)
    }
    try checkLimit(instances.master)
  }

  private func checkLimit(_ event: EventComponent) throws(ICalendarError) {
    if found.count > limit {
      throw .tooManyOccurrences(uid: event.uid, limit: limit)
    }
  }

  private mutating func add(
    _ event: EventComponent, at start: TimeValue, end: EventComponent.End? = nil,
    recurrenceID: TimeValue?
  ) {
    let length = EventLength(event, end: end ?? event.end, start: start, clocks: clocks)
    let times: (start: EventTime, end: EventTime)
    switch length {
    case .days(let count):
      guard window.holds(day: start.day, count: count) else { return }
      times = (
        EventTime(day: start.day, in: clocks.zone),
        EventTime(day: start.day + count, in: clocks.zone)
      )
    case .instants(let begin, let finish):
      guard window.holds(begin, finish) else { return }
      times = (EventTime(utc: begin, in: clocks.zone), EventTime(utc: finish, in: clocks.zone))
    }
    let calendar = file.calendars[event.calendar]
    found.append(
      EventOccurrence(
        uid: event.uid, summary: event.summary, location: event.location, notes: event.notes,
        start: times.start, end: times.end, isAllDay: start.isDate,
        recurrenceID: recurrenceID.map { clocks.eventTime(of: $0) },
        categories: event.categories, color: event.color ?? calendar.color,
        calendarName: calendar.name, url: event.url))
  }
}
