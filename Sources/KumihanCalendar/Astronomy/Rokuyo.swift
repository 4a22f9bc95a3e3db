/// The six days of Japanese calendars (六曜), which follow from the month and day of the old calendar.
public enum Rokuyo: String, Hashable, Sendable, CaseIterable {
  case taian = "大安"
  case shakko = "赤口"
  case sensho = "先勝"
  case tomobiki = "友引"
  case senbu = "先負"
  case butsumetsu = "仏滅"

  /// Of a day of the old calendar; a leap month counts as the one before it.
  public init(month: Int, day: Int) { self = Self.allCases[(month + day) % 6] }

  /// The six days of a range, by the calendar computed at the 135th meridian east.
  public static func days(in range: ClosedRange<CalendarDate>) -> [CalendarDate: Rokuyo] {
    var days: [CalendarDate: Rokuyo] = [:]
    for year in range.lowerBound.year - 1...range.upperBound.year {
      // Korea's calendar has the same meridian.
      for month in LunarYear(.korean, year).months {
        for day in 0..<month.length {
          let date = month.firstDay.adding(days: day)
          if range.contains(date) { days[date] = Rokuyo(month: month.number, day: day + 1) }
        }
      }
    }
    return days
  }
}
