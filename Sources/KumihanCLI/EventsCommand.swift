import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanICalendar

/// `kumihan events`: what takes place in a range of days.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "Prints the events of calendars in a range of days.")

  @Argument(help: ArgumentHelp("iCalendar files.", valueName: "file.ics"))
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
      var found: [EventOccurrence] = []
      for path in files {
        let file = try ICalendarReader.read(path: path, strict: strict)
        for problem in file.problems { warn("\(problem) (\(problem.hint))") }
        found += try file.events(from: first, to: last, timeZone: timeZone)
      }
      if files.count > 1 { found.sort() }
      if json {
        try say(EventJSON.text(of: found), terminator: "")
      } else {
        let lines = found.map { "\($0.start)\t\($0.end)\t\($0.summary)\n" }
        try say(lines.joined(), terminator: "")
      }
    }
  }
}
