import Joho
public import KumihanCalendar

/// The contents of the Star Page for a day.
public struct StarPageModel: Hashable, Sendable {
  /// By ISO 8601, 1 to 53.
  public var weekNumber: Int
  /// Such as `October 2026`.
  public var monthYear: String
  /// In the order of its language, such as `Wednesday 14` or `14日水曜日`.
  public var day: String
  /// Holidays first, then all-day events, then by time.
  public var today: [Entry]
  /// The next time of each series, at most ``upcomingLimit``.
  public var upcoming: [Entry]
  /// Words at the foot of the page; nil for none.
  public var note: String?
  /// The language of the page's words, such as `en-US`.
  public var locale: String

  /// A row of the page.
  public struct Entry: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The place, or the number of days until then.
    public var subtitle: String?
    /// The days from the page's until an upcoming event, nil for one of today.
    public var daysUntil: Int?
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
    date: CalendarDate, events: [PlannerEvent], holidays: [KumihanCalendar.Holiday] = [],
    note: String? = nil,
    text: DateText
  ) {
    weekNumber = ISOWeek(containing: date).number
    monthYear = text.heading(
      text.string(CalendarMonth(containing: date)))
    day = text.starDay(date)
    locale = text.locale
    self.note = note.flatMap { $0.isEmpty ? nil : $0 }

    let words = JohoWords(locale: text.locale)
    func event(_ holiday: KumihanCalendar.Holiday) -> PlannerEvent {
      PlannerEvent(holiday, name: holiday.name(inLanguage: words.language))
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
        title: event.title, subtitle: words.inDays(days), daysUntil: days,
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

extension DateText {
  /// A weekday with its day of the month in the order of the language, as for a heading. Source:
  /// CLDR 44, the pattern `EEEEd`; English as chapter 15 of the book of Joho Dezain writes it.
  fileprivate func starDay(_ date: CalendarDate) -> String {
    let (weekday, day) = (heading(weekday(date.weekday)), number(date.day))
    return switch id {
    case .japanese: "\(day)日\(weekday)"
    case .korean: "\(day)일 \(weekday)"
    case .chinese: "\(day)日\(weekday)"
    case .german: "\(weekday), \(day)."
    case .arabic: "\(weekday)، \(day)"
    case .hebrew: "\(weekday), \(day)"
    case .thai: "\(weekday)ที่ \(day)"
    case .vietnamese: "\(weekday), ngày \(day)"
    case .americanEnglish, .britishEnglish, .swedish, .french, .spanish, .hindi: "\(weekday) \(day)"
    }
  }
}
