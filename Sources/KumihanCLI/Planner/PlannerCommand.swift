import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan planner`: a year's planner as one document.
struct PlannerCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "planner", _superCommandName: KumihanCommand.name,
    abstract: "Draws a planner: year, quarters, months, weeks and days, linked to one another.")

  @Argument(help: "The year, 1583 to 9999.")
  var year: Int

  @Flag(name: .long, help: "A page for each day, too.")
  var days = false

  @Option(name: .long, help: "How many years, 1 to 100.")
  var years = 1

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The first month of each year, as 2026-07: academic and fiscal years.", valueName: "month"))
  var start: String?

  @Flag(name: .long, help: "A page of habits for each month.")
  var habits = false

  @Flag(name: .long, help: "A page of goals for each year.")
  var goals = false

  @Flag(name: .long, help: "A page of notes for each year.")
  var yearNotes = false

  @Flag(name: .long, help: "A look back at each week.")
  var reviews = false

  @Option(name: .long, help: "Pages for notes, 0 to 1000.")
  var notes = 0

  @Option(
    name: .long,
    help: "The ground of notes: \(NoteGround.allCases.map(\.rawValue).joined(separator: ", ")).",
    completion: .list(NoteGround.allCases.map(\.rawValue)))
  var ground = NoteGround.ruled.rawValue

  @Option(
    name: .long,
    help: ArgumentHelp("A TOML or YAML file with the order of pages.", valueName: "order.toml"))
  var order: String?

  @Flag(name: .long, help: "At the end a list of all events by title.")
  var eventIndex = false

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "year"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    return try output.draw(plan(), title: "Planner \(year)")
  }

  func plan() throws -> PlannerPlan {
    try check("--years", Double(years), in: 1...100, unit: "years")
    try check("--notes", Double(notes), in: 0...1000, unit: "pages")
    let named = try NoteGround.named(ground)
    guard start != nil || habits || goals || yearNotes || reviews || notes > 0 || order != nil
    else {
      var plan = try planner.plan(years: year...year + years - 1, hasDays: days)
      plan.hasEventIndex = eventIndex
      return plan
    }
    let first =
      try start.map { try CalendarMonth(parsing: $0) } ?? CalendarMonth(year: year, month: 1)
    guard first.year == year else {
      throw CommandFailure(
        "--start \(first) is not in \(year)", hint: "write planner \(first.year) --start \(first)")
    }
    let last = try CalendarMonth(year: first.year + years, month: first.month).advanced(by: -1)
    let order =
      try order.map { try PlannerOrder(file: $0) }
      ?? PlannerOrder(
        hasDays: days, hasGoals: goals, hasYearNotes: yearNotes, hasHabits: habits,
        hasReviews: reviews, notes: notes, ground: named)
    let rule = try planner.weekStart.rule(planner.text())
    let pages = order.pages(months: first...last, weekRule: rule, firstMonth: first.month)
    var plan = try planner.plan(pages, firstMonth: first.month)
    plan.hasEventIndex = eventIndex
    return plan
  }
}
