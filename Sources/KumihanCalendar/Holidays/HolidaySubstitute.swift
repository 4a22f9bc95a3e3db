/// The free day in place of a holiday on certain weekdays.
public struct HolidaySubstitute: Hashable, Sendable {
  /// The weekdays this applies to.
  public let weekdays: Set<Weekday>
  /// The start and the direction of the search: days after (or, negative, before).
  public let days: Int
  /// Whether to skip days that are holidays or substitutes already.
  public let skipsHolidays: Bool
  /// Weekdays to skip.
  public let skippedWeekdays: Set<Weekday>
  /// Whether the day itself stops being a holiday.
  public let replaces: Bool
  /// English name; `{name}` stands for the holiday's name.
  public let name: String
  /// Local name; `{name}` stands for the holiday's name.
  public let localName: String
  /// The range of the holiday's own date.
  public let validity: Validity

  /// `days` of 0 is a programmer's error.
  public init(
    weekdays: Set<Weekday>, days: Int, skipsHolidays: Bool = false,
    skippedWeekdays: Set<Weekday> = [], replaces: Bool = false, name: String, localName: String,
    validity: Validity = .always
  ) {
    precondition(days != 0, "a substitute must lie before or after its holiday")
    self.weekdays = weekdays
    self.days = days
    self.skipsHolidays = skipsHolidays
    self.skippedWeekdays = skippedWeekdays
    self.replaces = replaces
    self.name = name
    self.localName = localName
    self.validity = validity
  }

  func applies(to date: CalendarDate) -> Bool {
    weekdays.contains(date.weekday) && validity.contains(date)
  }

  /// The substitute day for `date`; nil when every weekday is skipped.
  func day(for date: CalendarDate, taken: Set<CalendarDate>) -> CalendarDate? {
    guard skippedWeekdays.count < 7 else { return nil }
    var day = date.adding(days: days)
    while skippedWeekdays.contains(day.weekday) || skipsHolidays && taken.contains(day) {
      day = day.adding(days: days.signum())
    }
    return day
  }

  /// A name pattern filled with the holiday's name.
  static func named(_ pattern: String, for name: String) -> String {
    pattern.replacing("{name}", with: name)
  }
}
