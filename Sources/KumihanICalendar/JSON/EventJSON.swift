/// Events as the JSON that `kumihan events --json` prints.
public enum EventJSON {
  /// An array of `{uid, summary, start, end, allDay, recurrenceID?, categories}`, one event a line.
  ///
  /// Dates are ISO 8601; whole days are plain dates, and every end is exclusive.
  public static func text(of events: some Sequence<EventOccurrence>) -> String {
    let lines = events.map(object)
    return lines.isEmpty ? "[]\n" : "[\n  " + lines.joined(separator: ",\n  ") + "\n]\n"
  }

  private static func object(_ event: EventOccurrence) -> String {
    var fields = [
      ("uid", quoted(event.uid)), ("summary", quoted(event.summary)),
      ("start", quoted(event.start.description)), ("end", quoted(event.end.description)),
      ("allDay", event.isAllDay ? "true" : "false"),
    ]
    if let id = event.recurrenceID { fields.append(("recurrenceID", quoted(id.description))) }
    let categories = event.categories.map(quoted).joined(separator: ", ")
    fields.append(("categories", "[\(categories)]"))
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
