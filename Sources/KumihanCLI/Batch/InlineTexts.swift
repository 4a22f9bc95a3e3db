import KumihanCalendar
import KumihanICalendar
import KumihanPlanner

/// The contents of input files, where a job of `kumihan batch` holds them itself.
struct InlineTexts: Codable, Hashable {
  /// Calendars, beginning with `BEGIN:VCALENDAR`.
  var events: [String] = []
  var data: String?
  var rules: String?
  var holidays: String?
  /// The arguments of the command, where they are not this program's.
  var arguments: [String]?

  /// Adds them to a planner's source as files are.
  func add(
    to source: inout PlannerSource, regions codes: [String], isStrict: Bool
  ) throws(PlannerError) {
    do {
      for (number, text) in events.enumerated() {
        source.calendars.append(
          try ICalendarReader.read(
            bytes: [UInt8](text.utf8), name: "events[\(number)]", strict: isStrict))
      }
    } catch { throw .calendarFile(error) }
    if let data {
      source.data.append(
        try Self.read(data, "data") { bytes throws(JSONError) in try PlannerData(parsing: bytes) })
    }
    if let rules {
      source.rules = try Self.read(rules, "rules") { bytes throws(JSONError) in
        try PlannerKindRules(parsing: bytes)
      }
    }
    if let holidays {
      let further = try Self.read(holidays, "holidays") { bytes throws(JSONError) in
        try HolidayRuleBook(parsing: bytes)
      }
      source.regions = try HolidayRuleBook.builtIn.adding(further).regions(codes: codes)
    }
  }

  private static func read<Value>(
    _ text: String, _ name: String, _ parse: ([UInt8]) throws(JSONError) -> Value
  ) throws(PlannerError) -> Value {
    do { return try parse([UInt8](text.utf8)) } catch { throw .json(error, file: name) }
  }
}
