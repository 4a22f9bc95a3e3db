import ArgumentParser
import Foundation
import KumihanICalendar
import KumihanPlanner

/// The sources of events and holidays.
struct CalendarOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "iCalendar files, or folders of them, whose events are drawn.", valueName: "file.ics"))
  var events: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Whose holidays are drawn: such as SE, US or DE-BY, several with commas.", valueName: "region"
    ))
  var region: String?

  @Option(
    name: .long,
    help: ArgumentHelp("A file with holiday rules of further regions.", valueName: "rules.json"))
  var holidays: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The reader's time zone, an IANA name. (default: that of the first calendar which has one, "
        + "else UTC)", valueName: "id"))
  var timeZone: String?

  @Flag(name: .long, help: "Stop at the first line of a calendar that cannot be used.")
  var strict = false

  /// What a job of `kumihan batch` holds itself, beside files.
  var texts = InlineTexts()

  /// The source from all files and texts; problems of the calendars are reported as warnings.
  func source(
    dataFile: String? = nil, rulesFile: String? = nil
  ) throws(PlannerError) -> PlannerSource {
    var source = try PlannerSource(
      calendarFiles: events, dataFile: dataFile, rulesFile: rulesFile,
      holidayFile: holidays, regions: texts.holidays == nil ? Self.codes(region) : [],
      timeZone: timeZone, isStrict: strict)
    try texts.add(to: &source, regions: Self.codes(region), isStrict: strict)
    for problem in source.problems { warn("\(problem) (\(problem.hint))") }
    return source
  }

  /// The codes in a comma-separated list.
  static func codes(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
