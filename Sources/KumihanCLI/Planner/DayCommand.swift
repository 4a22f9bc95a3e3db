import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan day`: a day's page.
struct DayCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "day", _superCommandName: KumihanCommand.name,
    abstract: "Draws a day: its hours, what lasts all of it, notes.")

  @Argument(help: "The day, as 2026-10-14.")
  var day: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "day"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    let day = try CalendarDate(parsing: day)
    let plan = try planner.plan([.day(day)])
    return try output.draw(plan, title: self.day)
  }
}
