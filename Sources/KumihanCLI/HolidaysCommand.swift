import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanPlanner

/// `kumihan holidays`: the holidays of a year.
struct HolidaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "holidays", _superCommandName: KumihanCommand.name,
    abstract: "Prints the holidays of regions in a year.")

  @Option(name: .long, help: "The regions: such as SE, US or DE-BY, several with commas.")
  var region: String

  @Option(name: .long, help: "The year.")
  var year: Int

  @Option(
    name: .long,
    help: ArgumentHelp("A file with holiday rules of further regions.", valueName: "rules.json"))
  var holidays: String?

  @Flag(name: .long, help: "Print a JSON array.")
  var json = false

  func run() throws {
    try reporting {
      let regions = try HolidayRuleBook(adding: holidays)
        .regions(codes: CalendarOptions.codes(region))
      for region in regions {
        if let line = region.unknownDays(in: year...year) { warn(line) }
      }
      let found = try regions.flatMap { try $0.holidays(in: year) }
        .sorted { $0.date < $1.date }
      guard json else {
        let lines = found.map { holiday in
          "\(holiday.date)\t\(holiday.region)\t\(holiday.kind)\t\(holiday.name)"
            + "\t\(holiday.localName)\n"
        }
        return try say(lines.joined(), terminator: "")
      }
      try say(JSONWriter.text(of: .list(found.map(\.json))), terminator: "")
    }
  }
}
