import ArgumentParser
import KumihanCalendar
import KumihanPlanner

/// `kumihan year`: a year on two pages.
struct YearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "year", abstract: "Draws a year: every week in a row, and twelve months on a page."
  )

  @Argument(help: "The year, 1583 to 9999.")
  var year: Int

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try reporting {
        _ = try CalendarMonth.months(in: year)
        let plan = try planner.plan([.overview(year), .year(year)])
        try output.draw(plan, title: "\(year)")
      }
    }
  }
}
