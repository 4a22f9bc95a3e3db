import ArgumentParser
import KumihanCalendar
import KumihanPlanner

/// `kumihan month`: a month's page.
struct MonthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "month", abstract: "Draws a month: its weeks, holidays and neighbours.")

  @Argument(help: "The month, as 2026-10.")
  var month: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try reporting {
        let month = try CalendarMonth(parsing: month)
        let plan = try planner.plan([.month(month)])
        try output.draw(plan, title: self.month)
      }
    }
  }
}
