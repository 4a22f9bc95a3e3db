import ArgumentParser
import KumihanCalendar
import KumihanPlanner

/// `kumihan week`: a week's page.
struct WeekCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "week", abstract: "Draws a week: its days, events, notes and holidays.")

  @Argument(help: "The week, as 2026-W42.")
  var week: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try reporting {
        let week = try CalendarWeek(parsing: week, rule: planner.weekStart.rule(planner.text()))
        let plan = try planner.plan([.week(week)])
        try output.draw(plan, title: self.week)
      }
    }
  }
}
