import ArgumentParser
import KumihanCalendar

/// `kumihan week-of`: the week of a day.
struct WeekOfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "week-of", _superCommandName: KumihanCommand.name,
    abstract: "Prints the week that a day lies in, that of ISO 8601.")

  @Argument(help: "The day, as 2026-10-14.")
  var date: String

  @Option(
    name: .long, help: "The first day of the week: monday (ISO 8601), sunday, saturday or locale.")
  var weekStart: WeekStart = .monday

  @Option(name: .long, help: "Whose weeks they are, where they start as a locale has it.")
  var locale = "en-US"

  func run() throws {
    try reporting {
      let date = try CalendarDate(parsing: date)
      try say("\(weekStart.rule(DateText(locale: locale)).week(containing: date))")
    }
  }
}
