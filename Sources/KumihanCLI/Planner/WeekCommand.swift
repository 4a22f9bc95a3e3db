import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan week`: a week's page.
struct WeekCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "week", _superCommandName: KumihanCommand.name,
    abstract: "Draws a week: its days, events, notes and holidays.")

  @Argument(help: "The week, as 2026-W42.")
  var week: String

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "week"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    let week = try CalendarWeek(parsing: week, rule: planner.weekStart.rule(planner.text()))
    let plan = try planner.plan([.week(week)])
    return try output.draw(plan, title: self.week)
  }
}
