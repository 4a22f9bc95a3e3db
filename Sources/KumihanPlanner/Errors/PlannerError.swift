public import Kumihan
public import KumihanCalendar
public import KumihanICalendar

/// The reason why a planner cannot be made from its input.
public enum PlannerError: Error, Hashable, Sendable {
  /// A year, week, region or locale that does not exist.
  case calendar(CalendarError)
  /// An iCalendar file that cannot be read, or a time zone that does not exist.
  case calendarFile(ICalendarError)
  /// A JSON file of an unexpected form.
  case json(JSONError, file: String)
  /// A file that is missing or unreadable, its expected content, and the reason.
  case unreadableFile(String, Content, reason: String)
  /// A fault of a file with an order of pages.
  case order(OrderError, file: String)
  /// Hours of a day that are empty, or not within 0 to 24.
  case invalidHours(Range<Int>)
  /// Invalid paper or margins.
  case print(PrintError)
  /// A file name with an unknown extension, or none.
  case unknownFormat(file: String, ending: String)
  /// One name for the pictures of several pages.
  case onePicture(file: String, pageCount: Int)
  /// Several pages on a sheet, in a format with one picture per page.
  case imposedPictures
  /// The pages could not be drawn or written.
  case render(RenderError)

  /// The content of a planner's JSON file.
  public enum Content: Hashable, Sendable {
    case data, kindRules, holidayRules, order
  }
}
