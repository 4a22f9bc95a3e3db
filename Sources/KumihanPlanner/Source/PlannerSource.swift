public import KumihanCalendar
public import KumihanICalendar

/// Where a planner's events and holidays come from.
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
  /// Which kind each event of the calendars is.
  public var rules: PlannerKindRules
  /// Whose holidays are drawn, in this order on a day of several.
  public var regions: [HolidayRegion]
  /// Further events, as they are.
  public var events: [PlannerEvent]
  /// The zone on whose clocks events are drawn, an IANA name such as `Europe/Stockholm`; nil for
  /// that of the first calendar which has one, else UTC.
  public var timeZone: String?

  /// Any of these may be left out.
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

  /// What the calendars have that cannot be used as it stands, file by file and line by line.
  public var problems: [ICalendarProblem] { calendars.flatMap(\.problems) }

  /// The calendars' events in a range of days, its last day included.
  ///
  /// - Throws: ``PlannerError/calendarFile(_:)`` for an unknown time zone or too many events.
  public func occurrences(
    in days: ClosedRange<CalendarDate>
  ) throws(PlannerError) -> [EventOccurrence] {
    let zone = timeZone ?? calendars.lazy.compactMap(\.ownTimeZone).first ?? "UTC"
    do {
      var found: [EventOccurrence] = []
      for file in calendars {
        found += try file.events(from: days.lowerBound, to: days.upperBound, timeZone: zone)
      }
      return calendars.count > 1 ? found.sorted() : found
    } catch { throw .calendarFile(error) }
  }

  /// All that takes place in a range of days, its last day included: of the calendars, the data and
  /// the further events, in no order.
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
      // Years within bounds are all it asks for.
      let calendar = try? HolidayCalendar(regions: regions, years: first...last)
    else { return [] }
    return calendar.holidays(in: days)
  }
}
