import ArgumentParser
import Foundation
import KumihanCalendar
import KumihanICalendar
import KumihanPlanner

/// Where events and holidays come from.
struct CalendarOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp("iCalendar files whose events are drawn.", valueName: "file.ics"))
  var events: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Whose holidays are drawn: SE, US, VN or JP, several with commas.", valueName: "region"))
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

  /// The events of a range of days; problems of the files are reported as warnings.
  func plannerEvents(from: CalendarDate, to: CalendarDate) throws -> [PlannerEvent] {
    try occurrences(from: from, to: to).map { PlannerEvent($0) }
  }

  func occurrences(from: CalendarDate, to: CalendarDate) throws -> [EventOccurrence] {
    let files = try events.map { path in
      let file = try ICalendarReader.read(path: path, strict: strict)
      for problem in file.problems { warn("\(problem) (\(problem.hint))") }
      return file
    }
    let zone = timeZone ?? files.lazy.compactMap(\.ownTimeZone).first ?? "UTC"
    let result = try files.flatMap { try $0.events(from: from, to: to, timeZone: zone) }
    return events.count > 1 ? result.sorted() : result
  }

  func regions() throws -> [HolidayRegion] {
    guard let region else { return [] }
    var book = HolidayRuleBook.builtIn
    if let holidays { book = book.adding(try Self.rules(at: holidays)) }
    return try region.split(separator: ",").map { code in
      try book.region(code: code.trimmingCharacters(in: .whitespaces))
    }
  }

  private static func rules(at path: String) throws -> HolidayRuleBook {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        "cannot read '\(path)'", hint: "give the path of a file with holiday rules")
    }
    return try HolidayRuleBook(parsing: [UInt8](data))
  }
}

extension PlannerEvent {
  init(_ event: EventOccurrence, rules: PlannerKindRules = .standard) {
    let kind = rules.kind(
      categories: event.categories, color: event.color, calendar: event.calendarName,
      title: event.summary)
    // A span ends where the next day or minute begins: its last day is the one before.
    let endsAtMidnight = event.end.secondOfDay == 0 && event.end.date > event.start.date
    self.init(
      title: event.summary.isEmpty ? "(no title)" : event.summary,
      subtitle: event.location.flatMap { $0.isEmpty ? nil : $0 }, kind: kind,
      firstDay: event.start.date,
      lastDay: endsAtMidnight ? event.end.date.adding(days: -1) : event.end.date,
      startMinute: event.isAllDay ? nil : event.start.secondOfDay / 60,
      endMinute: endsAtMidnight ? 1440 : event.end.secondOfDay / 60, series: event.uid)
  }
}
