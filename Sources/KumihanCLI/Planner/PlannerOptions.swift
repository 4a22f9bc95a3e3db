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
    for region in source.regions {
      if let line = region.unknownDays(in: years) { warn(line) }
    }
    var plan = try PlannerPlan(
      years: years, hasDays: hasDays, source: source, text: text,
      weekRule: weekStart.rule(text), today: date(today), selected: date(selected),
      hours: hours.range)
    plan.hasHalfHours = halfHours
    return plan
  }

  /// Reads the input of single pages.
  func plan(_ pages: [PlannerPage]) throws -> PlannerPlan {
    let text = try text()
    var plan = try PlannerPlan(
      pages: pages, source: source(), text: text, weekRule: weekStart.rule(text),
      today: date(today), selected: date(selected), hours: hours.range)
    plan.hasHalfHours = halfHours
    return plan
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
