/// An invalid date, week, region or locale in the input.
public enum CalendarError: Error, Hashable, Sendable {
  /// The text does not have the form of this kind of value.
  case unreadable(Form, String)
  /// A year outside ``CalendarDate/years``.
  case yearOutOfRange(Int)
  case monthOutOfRange(Int)
  case dayOutOfRange(Int, year: Int, month: Int, last: Int)
  case weekOutOfRange(Int, year: Int, last: Int)
  case quarterOutOfRange(Int)
  /// No region of holidays has this code; `known` are all codes.
  case unknownRegion(String, near: String?, known: [String])
  /// No locale has this identifier; `known` are all identifiers.
  case unknownLocale(String, near: String?, known: [String])

  /// The supported written forms.
  public enum Form: Hashable, Sendable {
    case date, month, week, weekday
  }
}

extension CalendarError: CustomStringConvertible {
  /// One line: the thing and the offending value.
  public var description: String {
    switch self {
    case .unreadable(let form, let text):
      "unreadable \(form.noun) '\(text)'"
    case .yearOutOfRange(let year):
      "year \(year) is out of range"
    case .monthOutOfRange(let month):
      "month \(month) is out of range"
    case .dayOutOfRange(let day, let year, let month, _):
      "day \(day) does not exist in \(year.padded(4))-\(month.padded(2))"
    case .weekOutOfRange(let week, let year, _):
      "week \(week) does not exist in \(year)"
    case .quarterOutOfRange(let quarter):
      "quarter \(quarter) is out of range"
    case .unknownRegion(let code, _, _):
      "unknown region '\(code)'"
    case .unknownLocale(let identifier, _, _):
      "unknown locale '\(identifier)'"
    }
  }

  /// The remedy.
  public var hint: String {
    switch self {
    case .unreadable(let form, _):
      "write it as \(form.example)"
    case .yearOutOfRange:
      "use a year from \(CalendarDate.years.lowerBound) to \(CalendarDate.years.upperBound)"
    case .monthOutOfRange:
      "use a month from 1 to 12"
    case .dayOutOfRange(_, let year, let month, let last):
      "\(year.padded(4))-\(month.padded(2)) has \(last) days"
    case .weekOutOfRange(_, let year, let last):
      "\(year) has weeks 1 to \(last)"
    case .quarterOutOfRange:
      "use a quarter from 1 to 4"
    case .unknownRegion(_, let near, let known), .unknownLocale(_, let near, let known):
      (near.map { "did you mean '\($0)'? " } ?? "") + "known: \(known.joined(separator: ", "))"
    }
  }
}

extension CalendarError.Form {
  fileprivate var noun: String {
    switch self {
    case .date: "date"
    case .month: "month"
    case .week: "week"
    case .weekday: "weekday"
    }
  }

  fileprivate var example: String {
    switch self {
    case .date: "YYYY-MM-DD, such as 2026-10-14"
    case .month: "YYYY-MM, such as 2026-10"
    case .week: "YYYY-Www, such as 2026-W42"
    case .weekday: "monday, tuesday, wednesday, thursday, friday, saturday or sunday"
    }
  }
}

extension JSONNode {
  /// A string in one of the written forms of this module.
  package func parsed<Value>(
    _ parse: (String) throws(CalendarError) -> Value
  ) throws(JSONError) -> Value {
    let text = try text()
    do {
      return try parse(text)
    } catch {
      throw self.error(error.description, hint: error.hint)
    }
  }
}
