import ArgumentParser
import KumihanCalendar
import KumihanPlanner

/// The options shared by commands that draw planner pages.
struct PlannerOptions: ParsableArguments {
  @OptionGroup var calendar: CalendarOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A JSON file with notes, trips, expenses, birthdays and countdowns.",
      valueName: "data.json"))
  var data: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A JSON file that says which events are trips, birthdays and so on.",
      valueName: "rules.json"))
  var rules: String?

  @Option(name: .long, help: "The language: \(DateLocale.list).")
  var locale = "en-US"

  @Option(
    name: .long, help: "The first day of the week: monday (ISO 8601), sunday, saturday or locale.")
  var weekStart: WeekStart = .monday

  @Option(name: .long, help: ArgumentHelp("The day drawn as today.", valueName: "date"))
  var today: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The day drawn in the border of what is selected.", valueName: "date"))
  var selected: String?

  @Option(name: .long, help: "The hours that days and weeks draw, within 0-24.")
  var hours = DrawnHours(range: 6..<22)

  @Flag(name: .long, help: "A line at each half hour.")
  var halfHours = false

  @Flag(name: .long, help: "Lines to tick on days and weeks.")
  var toDo = false

  @Flag(name: .long, help: "The phases of the moon.")
  var moons = false

  @Flag(name: .long, help: "The six days of Japanese calendars (rokuyo).")
  var rokuyo = false

  struct DrawnHours: ExpressibleByArgument {
    let range: Range<Int>

    init(range: Range<Int>) { self.range = range }

    init?(argument: String) {
      let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let first = ends[0], let end = ends[1], 0 <= first, first < end,
        end <= 24
      else { return nil }
      range = first..<end
    }

    var defaultValueDescription: String { "\(range.lowerBound)-\(range.upperBound)" }
  }

  /// Reads the input of a planner of years.
  func plan(years: ClosedRange<Int>, hasDays: Bool) throws -> PlannerPlan {
    let (text, source) = try (text(), source())
    warn(source, years)
    var plan = try PlannerPlan(
      years: years, hasDays: hasDays, source: source, text: text,
      weekRule: weekStart.rule(text), today: date(today), selected: date(selected),
      hours: hours.range)
    try add(to: &plan, source)
    return plan
  }

  /// Reads the input of single pages.
  func plan(_ pages: [PlannerPage], firstMonth: Int = 1) throws -> PlannerPlan {
    let (text, source) = try (text(), source())
    var plan = try PlannerPlan(
      pages: pages, firstMonth: firstMonth, source: source, text: text,
      weekRule: weekStart.rule(text), today: date(today), selected: date(selected),
      hours: hours.range)
    // A week at either end may reach into another year.
    let days = plan.ledger.days(plan.weekRule)
    let (first, last) = (days.lowerBound.adding(days: 6), days.upperBound.adding(days: -6))
    warn(source, first.year...max(first.year, last.year))
    try add(to: &plan, source)
    return plan
  }

  /// What is drawn besides events.
  private func add(to plan: inout PlannerPlan, _ source: PlannerSource) throws {
    plan.hasHalfHours = halfHours
    plan.hasTasks = toDo
    if moons { try plan.addMoons(timeZone: source.drawnTimeZone) }
    if rokuyo { plan.addSixDays() }
  }

  /// Says which holidays are not known.
  private func warn(_ source: PlannerSource, _ years: ClosedRange<Int>) {
    for line in source.regions.compactMap({ $0.unknownDays(in: years) }) { KumihanCLI.warn(line) }
  }

  func text() throws -> DateText { try DateText(locale: locale) }

  private func source() throws -> PlannerSource {
    try calendar.source(dataFile: data, rulesFile: rules)
  }

  private func date(_ text: String?) throws -> CalendarDate? {
    try text.map { try CalendarDate(parsing: $0) }
  }
}

extension DateLocale {
  /// All of them, as in the help text.
  static var list: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
