import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan month`: a month's page.
struct MonthCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "month", _superCommandName: KumihanCommand.name,
    abstract: "Draws a month: its weeks, holidays and neighbours.")

  @Argument(help: "The month, as 2026-10.")
  var month: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "month"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    let month = try CalendarMonth(parsing: month)
    let plan = try planner.plan([.month(month)])
    return try output.draw(plan, title: self.month)
  }
}
