import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan planner`: a year's planner as one document.
struct PlannerCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "planner",
    abstract: "Draws a planner: year, quarters, months, weeks and days, linked to one another.")

  @Argument(help: "The year, 1583 to 9999.")
  var year: Int

  @Flag(name: .long, help: "A page for each day, too.")
  var days = false

  @Option(name: .long, help: "How many years, 1 to 100.")
  var years = 1

  @OptionGroup var planner: PlannerOptions
  @OptionGroup var output: PageOutputOptions

  static let subject: String? = "year"

  var texts: InlineTexts {
    get { planner.calendar.texts }
    set { planner.calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    try check("--years", Double(years), in: 1...100, unit: "years")
    let plan = try planner.plan(years: year...year + years - 1, hasDays: days)
    return try output.draw(plan, title: "Planner \(year)")
  }
}
