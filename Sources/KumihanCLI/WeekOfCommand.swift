import ArgumentParser
import KumihanCalendar

/// `kumihan week-of`: the ISO week of a day.
struct WeekOfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "week-of", abstract: "Prints the ISO 8601 week that a day lies in.")

  @Argument(help: "The day, as 2026-10-14.")
  var date: String

  func run() throws {
    try reporting { print(ISOWeek(containing: try CalendarDate(parsing: date))) }
  }
}
