import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan year`: a year on two pages.
struct YearCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "year", _superCommandName: KumihanCommand.name,
    abstract: "Draws a year: every week in a row, and twelve months on a page."
  )

  @Argument(help: "The year, 1583 to 9999.")
  var year: Int

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "year"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    _ = try CalendarMonth.months(in: year)
    let plan = try planner.plan([.overview(year), .year(year)])
    return try output.draw(plan, title: "\(year)")
  }
}
