import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanICalendar
import KumihanPlanner

/// `kumihan events`: the events in a range of days.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", _superCommandName: KumihanCommand.name,
    abstract: "Prints the events of calendars in a range of days.")

  @Argument(help: ArgumentHelp("iCalendar files, or folders of them.", valueName: "file.ics"))
  var files: [String]

  @Option(name: .long, help: ArgumentHelp("The first day.", valueName: "date"))
  var from: String

  @Option(name: .long, help: ArgumentHelp("The last day.", valueName: "date"))
  var to: String

  @Option(
    name: .long, help: ArgumentHelp("The reader's time zone, an IANA name.", valueName: "id"))
  var timeZone = "UTC"

  @Flag(name: .long, help: "Stop at the first line of a calendar that cannot be used.")
  var strict = false

  @Flag(name: .long, help: "Print a JSON array.")
  var json = false

  func run() throws {
    try reporting {
      let (first, last) = (try CalendarDate(parsing: from), try CalendarDate(parsing: to))
      guard first <= last else { throw ICalendarError.emptyRange(from: from, to: to) }
      let source = try PlannerSource(
        calendarFiles: files, timeZone: timeZone, isStrict: strict)
      for problem in source.problems { warn("\(problem) (\(problem.hint))") }
      let found = try source.occurrences(in: first...last)
      if json {
        try say(EventJSON.text(of: found), terminator: "")
      } else {
        let lines = found.map { "\($0.start)\t\($0.end)\t\($0.summary)\n" }
        try say(lines.joined(), terminator: "")
      }
    }
  }
}
