import ArgumentParser
import KumihanCalendar
import KumihanPlanner

/// `kumihan day`: a day's page.
struct DayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "Draws a day: its hours, what lasts all of it, notes.")

  @Argument(help: "The day, as 2026-10-14.")
  var day: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try reporting {
        let day = try CalendarDate(parsing: day)
        let plan = try planner.plan([.day(day)])
        try output.draw(plan, title: self.day)
      }
    }
  }
}
