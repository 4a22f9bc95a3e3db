/// The reason why a file cannot be read or expanded at all.
public enum ICalendarError: Error, Hashable, Sendable {
  /// `reason` is the system's, in lower case.
  case unreadableFile(String, reason: String)
  case emptyFile(String)
  /// `start` is the beginning of the file.
  case notACalendar(String, start: String)
  /// The first problem of a file in strict reading.
  case problem(ICalendarProblem)
  case unknownTimeZone(String, near: [String])
  /// The last day is before the first.
  case emptyRange(from: String, to: String)
  case tooManyOccurrences(uid: String, limit: Int)
}

extension ICalendarError: CustomStringConvertible {
  /// One line: the thing and the offending value.
  public var description: String {
    switch self {
    case .unreadableFile(let name, let reason): "cannot read '\(name)': \(reason)"
    case .emptyFile(let name): "'\(name)' is empty"
    case .notACalendar(let name, let start): "'\(name)' is no calendar: it begins '\(start)'"
    case .problem(let problem): problem.description
    case .unknownTimeZone(let name, _): "unknown time zone '\(name.shortened)'"
    case .emptyRange(let from, let to): "the range from \(from) to \(to) is empty"
    case .tooManyOccurrences(let uid, let limit):
      "event '\(uid.shortened)' brings the range to more than \(limit) occurrences"
    }
  }

  /// The remedy.
  public var hint: String {
    switch self {
    case .unreadableFile: "give the path of an iCalendar file"
    case .emptyFile: "export the calendar again"
    case .notACalendar: "give an iCalendar file: it holds the line BEGIN:VCALENDAR"
    case .problem(let problem): problem.hint
    case .unknownTimeZone(_, let near):
      near.isEmpty
        ? "use a name such as Europe/Stockholm or UTC"
        : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    case .emptyRange: "give the first day before the last"
    case .tooManyOccurrences: "ask for a shorter range, or mend the event's RRULE"
    }
  }
}
