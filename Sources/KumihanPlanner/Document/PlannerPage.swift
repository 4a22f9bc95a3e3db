public import KumihanCalendar

/// A page of a planner; its position never depends on events.
public enum PlannerPage: Hashable, Sendable {
  /// The weeks of a year, one per row.
  case overview(Int)
  /// The twelve months of a year.
  case year(Int)
  case quarter(Quarter)
  case month(CalendarMonth)
  case week(CalendarWeek)
  case day(CalendarDate)
  /// A year's goals, month by month.
  case goals(Int)
  /// Lines for notes of a year, month by month.
  case yearNotes(Int)
  /// A month's habits, day by day.
  case habits(CalendarMonth)
  /// A look back at a week.
  case review(CalendarWeek)
  /// A page for notes: the planner's year, the page's number from 1, its ground.
  case notes(Int, Int, NoteGround)
  /// The list of the pages for notes: the planner's year, the list's part from 1.
  case noteIndex(Int, Int)
  case legend
  /// The index of a year's pages.
  case index(Int)
  /// A list of all events by title, counted from 1; it comes last.
  case eventIndex(Int)
  /// A continuation of another page, counted from 1; continuations come last.
  indirect case more(PlannerPage, Int)
}

extension PlannerPage {
  /// The content of this kind of page.
  var content: any PageContent {
    switch self {
    case .overview(let year): YearOverviewPage(year: year)
    case .year(let year): YearPage(year: year)
    case .quarter(let quarter): QuarterPage(quarter: quarter)
    case .month(let month): MonthPage(month: month)
    case .week(let week): WeekPage(week: week)
    case .day(let day): DayPage(day: day)
    case .goals(let year): GoalsPage(year: year)
    case .yearNotes(let year): YearNotesPage(year: year)
    case .noteIndex(let year, let part): NoteIndexPage(year: year, part: part)
    case .eventIndex(let part): EventIndexPage(part: part)
    case .habits(let month): HabitsPage(month: month)
    case .review(let week): ReviewPage(week: week)
    case .notes(let year, let number, let ground):
      NotesPage(year: year, number: number, ground: ground)
    case .legend: LegendPage()
    case .index(let year): IndexPage(year: year)
    case .more(let page, let part): ContinuedPage(page: page, part: part)
    }
  }

  var isDay: Bool { if case .day = self { true } else { false } }

  /// The destination of links to the page, such as `week/42/2026`.
  public var destination: String { content.destination }

  /// The page's label, such as `2026-W42`; also the name of its file.
  public var label: String { content.label }
}
