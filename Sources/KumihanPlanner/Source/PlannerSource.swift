public import KumihanCalendar
public import KumihanICalendar

/// The source of a planner's events and holidays.
///
///     let source = try PlannerSource(
///       calendarFiles: ["work.ics"], dataFile: "mine.json", regions: ["SE"])
///     let plan = try PlannerPlan(years: 2026...2026, source: source, text: .swedish)
///     try PlannerBook(plan, title: "2026").write(to: "planner.pdf")
public struct PlannerSource: Hashable, Sendable {
  /// Read by `ICalendarReader`, in any order.
  public var calendars: [ICalendarFile]
  /// Notes, trips, expenses, birthdays and countdowns.
  public var data: [PlannerData]
  /// The rules for the kinds of the calendars' events.
  public var rules: PlannerKindRules
  /// The regions of the drawn holidays, in this order on a shared day.
  public var regions: [HolidayRegion]
  /// Further events, used unchanged.
  public var events: [PlannerEvent]
  /// The time zone of the drawn events, an IANA name such as `Europe/Stockholm`; nil for the first
  /// that a calendar names, else UTC.
  public var timeZone: String?

  /// All parameters are optional.
  public init(
    calendars: [ICalendarFile] = [], data: [PlannerData] = [],
    rules: PlannerKindRules = .standard, regions: [HolidayRegion] = [],
    events: [PlannerEvent] = [], timeZone: String? = nil
  ) {
    self.calendars = calendars
    self.data = data
    self.rules = rules
    self.regions = regions
    self.events = events
    self.timeZone = timeZone
  }

  /// The unusable parts of the calendars, file by file and line by line.
  public var problems: [ICalendarProblem] { calendars.flatMap(\.problems) }

  /// The time zone of the drawn events: ``timeZone``, else the first that a calendar names, else UTC.
  public var drawnTimeZone: String {
    if let timeZone { return timeZone }
    for case let zone? in calendars.lazy.map(\.ownTimeZone) { return zone }
    return "UTC"
  }

  /// The calendars' events in a range of days, its last day included.
  ///
  /// - Throws: ``PlannerError/calendarFile(_:)`` for an unknown time zone or too many events.
  public func occurrences(
    in days: ClosedRange<CalendarDate>
  ) throws(PlannerError) -> [EventOccurrence] {
    let zone = drawnTimeZone
    do {
      var found: [EventOccurrence] = []
      for file in calendars {
        found += try file.events(from: days.lowerBound, to: days.upperBound, timeZone: zone)
      }
      return calendars.count > 1 ? found.sorted() : found
    } catch { throw .calendarFile(error) }
  }

  /// All events in a range of days, its last day included: of the calendars, the data and the
  /// further events, in no order.
  public func plannerEvents(
    in days: ClosedRange<CalendarDate>
  ) throws(PlannerError) -> [PlannerEvent] {
    try occurrences(in: days).map { PlannerEvent($0, rules: rules) }
      + data.flatMap { $0.plannerEvents(in: days) }
      + events.filter { $0.firstDay <= days.upperBound && days.lowerBound <= $0.lastDay }
  }

  /// The holidays of a range of days; none outside `CalendarDate.years`.
  public func holidays(in days: ClosedRange<CalendarDate>) -> [Holiday] {
    let years = CalendarDate.years
    let first = max(days.lowerBound.year, years.lowerBound)
    let last = min(days.upperBound.year, years.upperBound)
    guard !regions.isEmpty, first <= last,
      // The only requirement is years within bounds.
      let calendar = try? HolidayCalendar(regions: regions, years: first...last)
    else { return [] }
    return calendar.holidays(in: days)
  }
}
