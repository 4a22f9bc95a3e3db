/// A part of a file that could not be used unchanged.
public struct ICalendarProblem: Hashable, Sendable {
  public let file: String
  /// Counted from 1.
  public let line: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    case notUTF8
    case outsideCalendar
    /// A line without a name and a colon.
    case notAProperty(String)
    case unmatchedEnd(String)
    /// A component whose END is missing; `isUsed` is true when it is used all the same.
    case unclosed(String, isUsed: Bool)
    case missingStart(uid: String)
    case unreadable(property: String, value: String)
    case endBeforeStart
    case negativeDuration(String)
    case unknownZone(String, near: String?)
    /// A file of a folder that is no calendar.
    case unreadableFile(String)
  }
}

extension ICalendarProblem: CustomStringConvertible {
  /// `file:line: reason`.
  public var description: String { "\(file):\(line): \(reason.words)" }

  /// The consequence or the remedy, in one line.
  public var hint: String {
    switch reason {
    case .notUTF8: "such lines are read as Windows-1252; save the file as UTF-8"
    case .outsideCalendar: "put it between BEGIN:VCALENDAR and END:VCALENDAR"
    case .notAProperty: "write NAME:value, or begin the line with a space if it continues the last"
    case .unmatchedEnd: "remove it, or add the BEGIN that it closes"
    case .unclosed(let name, let isUsed):
      "add END:\(name)" + (isUsed ? "" : "; what the file holds of it is left out")
    case .missingStart: "add DTSTART; the event is left out"
    case .unreadable("RDATE", let value) where value.isPeriodOfDates:
      "a period has times; its first date is read"
    case .unreadable(let property, _): ICalendarProblem.remedy(for: property)
    case .endBeforeStart: "the two are swapped"
    case .negativeDuration: "the event is shown without its end"
    case .unreadableFile: "the file is left out"
    case .unknownZone(_, let near):
      (near.map { "did you mean '\($0)'? " } ?? "")
        + "its times are read as local ones; add a VTIMEZONE that defines it"
    }
  }

  private static func remedy(for property: String) -> String {
    switch property {
    case "RRULE", "EXRULE": "write FREQ=WEEKLY and so on; the event is shown without this rule"
    case "DTSTART": "write 20261014 or 20261014T090000; the event is left out"
    case "DURATION": "write PT1H30M or P2D; the event is shown without its end"
    case "DTEND": "write 20261014 or 20261014T090000; the event is shown without its end"
    default: "write 20261014 or 20261014T090000; this date is left out"
    }
  }
}

extension ICalendarProblem.Reason {
  fileprivate var words: String {
    switch self {
    case .notUTF8: "not UTF-8"
    case .outsideCalendar: "text outside of a calendar"
    case .notAProperty(let text): "not a property: '\(text.shortened)'"
    case .unmatchedEnd(let name): "END:\(name.shortened) without its BEGIN"
    case .unclosed(let name, _): "BEGIN:\(name.shortened) without its END"
    case .missingStart(let uid): "event '\(uid.shortened)' has no DTSTART"
    case .unreadable(let property, let value): "unreadable \(property) '\(value.shortened)'"
    case .endBeforeStart: "DTEND lies before DTSTART"
    case .negativeDuration(let value): "negative DURATION '\(value.shortened)'"
    case .unreadableFile(let reason): reason
    case .unknownZone(let name, _): "unknown time zone '\(name.shortened)'"
    }
  }
}

extension String {
  /// At most 60 characters on one line, to keep a message on one line.
  var shortened: String {
    let line = String(
      unicodeScalars.prefix(61).map { $0.properties.isWhitespace ? " " : Character($0) })
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

extension String {
  /// Whether it is a period whose start is a date without a time, which the standard does not know.
  fileprivate var isPeriodOfDates: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 8 && parts[0].allSatisfy(\.isNumber)
  }
}
