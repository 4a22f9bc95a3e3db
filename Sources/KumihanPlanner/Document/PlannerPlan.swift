import enum Joho.JohoMark
public import KumihanCalendar

/// The input of a planner's drawing: its pages, its language, its events.
public struct PlannerPlan: Sendable {
  /// The pages and their order.
  public let ledger: PlannerLedger
  /// The format of dates, and the language of all other words.
  public let text: DateText
  /// The first weekday and the numbering of weeks.
  public let weekRule: WeekRule
  /// The day that is drawn as today; nil for none.
  public let today: CalendarDate?
  /// The day with the border of the selection; nil for none.
  public let selected: CalendarDate?
  /// The hours that days and weeks draw, of 0 to 24; events outside them go to the band above.
  public let hours: Range<Int>
  /// Whether days and weeks have a line at each half hour.
  public var hasHalfHours = false
  /// Whether days and weeks have lines to tick for what is to be done.
  public var hasTasks = false
  /// Whether a list of all events by title comes at the end.
  public var hasEventIndex = false
  /// What is shown of the moon and of old calendars.
  public var almanac = PlannerAlmanac()
  /// The drawn hours as text.
  let hourNames: [String]
  /// Letters of the reader's script, for the height of its lines.
  let weekdayLetters: String
  let words: PlannerWords
  let tracking: TrackingWords
  /// The destinations of the pages for notes.
  let noteLinks: [String]
  /// The destination of the list of them, or of the first one.
  let firstNotes: String?
  let agenda: PlannerAgenda
  /// By their days.
  let countdowns: [PlannerEvent]
  private let holidayDays: [CalendarDate: [Holiday]]

  /// - Parameters:
  ///   - ledger: the pages and their order.
  ///   - text: the words of dates.
  ///   - weekRule: the first weekday and the numbering of weeks.
  ///   - events: of all days that the pages show, in any order.
  ///   - holidays: of all days that the pages show, neighbours of months included.
  ///   - today: see ``today``.
  ///   - selected: see ``selected``.
  ///   - hours: not those of the events, so that an hour keeps its place when they change.
  /// - Throws: ``PlannerError/invalidHours(_:)`` for an empty range, or one not within 0 to 24.
  public init(
    ledger: PlannerLedger, text: DateText, weekRule: WeekRule = .iso,
    events: [PlannerEvent] = [], holidays: [Holiday] = [], today: CalendarDate? = nil,
    selected: CalendarDate? = nil, hours: Range<Int> = 6..<22
  ) throws(PlannerError) {
    guard !hours.isEmpty, hours.lowerBound >= 0, hours.upperBound <= 24 else {
      throw .invalidHours(hours)
    }
    self.ledger = ledger
    self.text = text
    self.weekRule = weekRule
    self.today = today
    self.selected = selected
    self.hours = hours
    hourNames = hours.map { text.hour($0) }
    weekdayLetters = Weekday.allCases.map { text.weekday($0) }.joined()
    words = PlannerWords(text.id)
    tracking = TrackingWords(text.id)
    noteLinks = ledger.pages.compactMap { page in
      if case .notes = page { page.destination } else { nil }
    }
    let noteIndex = ledger.pages.first { if case .noteIndex = $0 { true } else { false } }
    firstNotes = noteIndex?.destination ?? noteLinks.first
    let words = words
    let named = events.map { $0.detail == nil ? $0 : $0.named(words, text) }
    agenda = PlannerAgenda(named, in: ledger.days(weekRule))
    countdowns = named.filter { $0.detail == .countdown }.sorted(by: PlannerEvent.precedes)
    holidayDays = Dictionary(grouping: holidays, by: \.date)
  }

  /// The kinds of the planner's entries, in the order of kinds.
  var usedKinds: [PlannerKind] {
    let kinds = agenda.kinds
    return PlannerKind.allCases.filter {
      kinds.contains($0) || $0 == .holiday && !holidayDays.isEmpty
    }
  }

  /// The marks of the planner's days.
  var usedMarks: Set<JohoMark> { Set(holidayDays.keys.compactMap { mark(on: $0) }) }

  func holidays(on day: CalendarDate) -> [Holiday] { holidayDays[day] ?? [] }

  /// A holiday's name for the planner's reader.
  func name(_ holiday: Holiday) -> String { holiday.name(inLanguage: text.id.rawValue) }

  /// Whether a time of day is within the drawn hours.
  func hasInHours(_ minutes: Range<Int>) -> Bool {
    minutes.lowerBound < hours.upperBound * 60
      && max(minutes.upperBound, minutes.lowerBound + 1) > hours.lowerBound * 60
  }

  func isPublicHoliday(_ day: CalendarDate) -> Bool {
    holidays(on: day).contains { $0.kind == .public }
  }

  /// The events of a day, holidays first.
  func events(on day: CalendarDate) -> [PlannerEvent] {
    holidays(on: day).map { PlannerEvent($0, name: name($0)) } + agenda[day]
  }

  /// The destination of a page; nil when the planner does not have it.
  func link(_ page: PlannerPage) -> String? { ledger.contains(page) ? page.destination : nil }

  /// The destination for a day: its page, or that of its week.
  func link(day: CalendarDate) -> String? {
    link(.day(day)) ?? link(.week(weekRule.week(containing: day)))
  }

  var todayLink: String? { today.flatMap { link(day: $0) } == nil ? nil : "today" }
}

extension PlannerLedger {
  /// All days that the pages show, as months in whole weeks.
  public func days(_ rule: WeekRule) -> ClosedRange<CalendarDate> {
    let ranges = pages.compactMap { $0.content.days(years) }
    let first = ranges.map(\.lowerBound).min() ?? CalendarDate(dayNumber: 0)
    let last = ranges.map(\.upperBound).max() ?? first
    return rule.week(containing: first).firstDay...rule.week(containing: last).lastDay
  }
}

extension PlannerPlan {
  /// The page that shows in full a day's entries that do not fit on `page`: the day's, the week's,
  /// or one at the document's end.
  func target(from page: PlannerPage, day: CalendarDate) -> PlannerPage {
    page.content.closerPages(of: day, self).first { ledger.contains($0) } ?? .more(page, 1)
  }
}

extension PlannerPlan {
  /// A span of days, as short as its months allow.
  func range(_ days: ClosedRange<CalendarDate>) -> String {
    let first = text.string(days.lowerBound, .shortDay)
    return "\(first) – \(text.string(days.upperBound, .shortDay))"
  }
}

extension PlannerPlan {
  /// The name and the first page of the year that shows a week: the document's, or the week's own.
  func yearLink(of week: CalendarWeek) -> (title: String, destination: String?) {
    // The rule's year, unless the document contains only the other year that the week overlaps.
    let own =
      years.firstMonth == 1
      ? week.year : years.year(of: CalendarMonth(containing: week.firstDay.adding(days: 3)))
    let ends = [week.firstDay, week.lastDay].map { years.year(of: CalendarMonth(containing: $0)) }
    let year = ([own] + ends).first { ledger.contains(.overview($0)) } ?? own
    return (name(ofYear: year), link(.overview(year)))
  }
}
