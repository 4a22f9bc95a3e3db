/// An invalid date, week, region or locale in the input.
public enum CalendarError: Error, Hashable, Sendable {
  /// The text is not of the form that this kind of value is written in.
  case unreadable(Form, String)
  /// A year outside ``CalendarDate/years``.
  case yearOutOfRange(Int)
  case monthOutOfRange(Int)
  case dayOutOfRange(Int, year: Int, month: Int, last: Int)
  case weekOutOfRange(Int, year: Int, last: Int)
  case quarterOutOfRange(Int)
  /// No region of holidays has this code; `known` are all that do.
  case unknownRegion(String, near: String?, known: [String])
  /// No locale text has this identifier; `known` are all that do.
  case unknownLocale(String, near: String?, known: [String])

  /// The written forms that are read.
  public enum Form: Hashable, Sendable {
    case date, month, week, weekday
  }
}
