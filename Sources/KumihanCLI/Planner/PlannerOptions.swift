import ArgumentParser
import Foundation
import Kumihan
import KumihanCalendar
import KumihanICalendar
import KumihanPlanner

/// What the commands that draw planner pages share.
struct PlannerOptions: ParsableArguments {
  @OptionGroup var calendar: CalendarOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A JSON file with notes, trips, expenses, birthdays and countdowns.",
      valueName: "data.json"))
  var data: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A JSON file that says which events are trips, birthdays and so on.",
      valueName: "rules.json"))
  var rules: String?

  @Option(name: .long, help: "The language: en-US, en-GB, sv, de, ja, vi or ar.")
  var locale = "en-US"

  @Option(
    name: .long, help: "The first day of the week: monday (ISO 8601), sunday, saturday or locale.")
  var weekStart: WeekStart = .monday

  @Option(name: .long, help: ArgumentHelp("The day drawn as today.", valueName: "date"))
  var today: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The day drawn in the border of what is selected.", valueName: "date"))
  var selected: String?

  @Option(name: .long, help: "The hours that days and weeks draw, within 0-24.")
  var hours = DrawnHours(range: 6..<22)

  struct DrawnHours: ExpressibleByArgument {
    let range: Range<Int>

    init(range: Range<Int>) { self.range = range }

    init?(argument: String) {
      let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let first = ends[0], let end = ends[1], 0 <= first, first < end,
        end <= 24
      else { return nil }
      range = first..<end
    }

    var defaultValueDescription: String { "\(range.lowerBound)-\(range.upperBound)" }
  }

  func text() throws -> DateText { try DateText(locale: locale) }

  func weekRule() throws -> WeekRule { try weekStart.rule(locale: locale) }

  /// Reads all that the pages of a ledger show.
  func plan(_ ledger: PlannerLedger) throws -> PlannerPlan {
    let rule = try weekRule()
    let days = ledger.days(rule)
    let kinds = try rules.map { path throws in
      try PlannerKindRules(parsing: try Self.bytes(at: path, holding: "rules"))
    }
    var events = try calendar.occurrences(from: days.lowerBound, to: days.upperBound)
      .map { PlannerEvent($0, rules: kinds ?? .standard) }
    if let data {
      let bytes = try Self.bytes(at: data, holding: "planner data")
      events += try PlannerData(parsing: bytes).plannerEvents(in: days)
    }
    return PlannerPlan(
      ledger: ledger, text: try text(), weekRule: rule, events: events,
      holidays: try holidays(around: days), today: try today.map { try CalendarDate(parsing: $0) },
      selected: try selected.map { try CalendarDate(parsing: $0) },
      hours: hours.range)
  }

  /// The holidays of the days shown and of the months beside them.
  private func holidays(around days: ClosedRange<CalendarDate>) throws -> [Holiday] {
    let regions = try calendar.regions()
    guard !regions.isEmpty else { return [] }
    let years = CalendarDate.years
    let first = max(
      days.lowerBound.adding(days: -45), try CalendarDate(year: years.lowerBound, month: 1, day: 1))
    let last = min(
      days.upperBound.adding(days: 45), try CalendarDate(year: years.upperBound, month: 12, day: 31)
    )
    return try HolidayCalendar(regions: regions, years: first.year...last.year)
      .holidays(in: first...last)
  }

  private static func bytes(at path: String, holding content: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("cannot read '\(path)'", hint: "give the path of a file with \(content)")
    }
    return [UInt8](data)
  }
}
