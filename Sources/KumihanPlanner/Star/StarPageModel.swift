public import KumihanCalendar

/// The contents of the Star Page for a day.
public struct StarPageModel: Hashable, Sendable {
  /// By ISO 8601, 1 to 53.
  public var weekNumber: Int
  /// Such as `October 2026`.
  public var monthYear: String
  /// Such as `Wednesday 14`.
  public var day: String
  /// Holidays first, then all-day events, then by time.
  public var today: [Entry]
  /// The next time of each series, at most ``upcomingLimit``.
  public var upcoming: [Entry]
  /// Words at the foot of the page; nil for none.
  public var note: String?

  /// A row of the page.
  public struct Entry: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The place, or the number of days until then.
    public var subtitle: String?
    /// The time today, or the date of an upcoming event.
    public var trailing: String?
    /// The kind, which determines the dot's colour.
    public var kind: PlannerKind
    /// Whether it has a lock: it cannot be edited.
    public var isSystem: Bool
  }

  /// The maximum number of upcoming rows. Source: chapter 15.
  public static let upcomingLimit = 5
  /// The number of days searched for upcoming rows.
  public static let horizon = 366

  /// The days whose events and holidays the page of `date` may show: the ``horizon``, cut at the
  /// calendar's end.
  ///
  /// - Throws: `CalendarError` never, for a date within `CalendarDate.years`.
  public static func days(
    from date: CalendarDate
  ) throws(CalendarError) -> ClosedRange<CalendarDate> {
    let end = try CalendarDate(year: CalendarDate.years.upperBound, month: 12, day: 31)
    return date...min(date.adding(days: horizon), end)
  }

  /// Splits events into the day's own and later ones: all that overlap the day, and the next time
  /// of each series not among them.
  public init(
    date: CalendarDate, events: [PlannerEvent], holidays: [Holiday] = [], note: String? = nil,
    text: DateText
  ) {
    weekNumber = ISOWeek(containing: date).number
    monthYear = text.heading(
      text.string(CalendarMonth(containing: date)))
    day = "\(text.weekday(date.weekday)) \(text.number(date.day))"
    self.note = note.flatMap { $0.isEmpty ? nil : $0 }

    let isEnglish = text.id.isEnglish
    func event(_ holiday: Holiday) -> PlannerEvent {
      PlannerEvent(holiday, name: isEnglish ? holiday.name : holiday.localName)
    }
    let now =
      holidays.filter { $0.date == date }.map(event)
      + events.filter { $0.takesPlace(on: date) }.sorted(by: StarPageModel.precedes)
    today = now.map { event in
      Entry(
        title: event.title, subtitle: event.subtitle, trailing: event.time(on: date, text),
        kind: event.kind, isSystem: event.isSystem)
    }

    var shown = Set(now.map(\.series))
    let last = date.adding(days: StarPageModel.horizon)
    let later = (holidays.filter { $0.kind == .public }.map(event) + events)
      .filter { $0.firstDay > date && $0.firstDay <= last }
      .sorted(by: StarPageModel.precedes)
      .filter { shown.insert($0.series).inserted }
    upcoming = later.prefix(StarPageModel.upcomingLimit).map { event in
      let days = date.distance(to: event.firstDay)
      return Entry(
        title: event.title, subtitle: days == 1 ? "in 1 day" : "in \(days) days",
        trailing: text.string(event.firstDay, .shortDay), kind: event.kind,
        isSystem: event.isSystem)
    }
  }

  /// By day, whole days first, then by time and title.
  private static func precedes(_ a: PlannerEvent, _ b: PlannerEvent) -> Bool {
    (a.firstDay, a.startMinute ?? -1, a.title) < (b.firstDay, b.startMinute ?? -1, b.title)
  }
}

extension PlannerEvent {
  /// The time of its start, on its first day.
  fileprivate func time(on day: CalendarDate, _ text: DateText) -> String? {
    guard let startMinute, firstDay == day else { return nil }
    return text.time(hour: startMinute / 60, minute: startMinute % 60)
  }
}
