import KumihanCalendar

/// The years of a planner, each of twelve months from the same first one: calendar, fiscal or
/// academic years. A year is named by the calendar year in which it begins.
struct PlannerYears: Hashable, Sendable {
  /// 1 to 12.
  let firstMonth: Int

  func months(of year: Int) -> [CalendarMonth] {
    (0..<12).map { CalendarMonth(uncheckedIndex: year * 12 + firstMonth - 1 + $0) }
  }

  func days(of year: Int) -> ClosedRange<CalendarDate> {
    let months = months(of: year)
    return months[0].firstDay...months[11].lastDay
  }

  /// The year that contains a month.
  func year(of month: CalendarMonth) -> Int { month.year - (month.month < firstMonth ? 1 : 0) }

  /// The four quarters of a year, counted from its first month.
  func quarters(of year: Int) -> [Quarter] {
    [1, 4, 7, 10].map { CalendarMonth(uncheckedIndex: year * 12 + $0 - 1).quarter }
  }

  func months(of quarter: Quarter) -> [CalendarMonth] {
    Array(months(of: quarter.year)[(quarter.number - 1) * 3..<quarter.number * 3])
  }

  func days(of quarter: Quarter) -> ClosedRange<CalendarDate> {
    let months = months(of: quarter)
    return months[0].firstDay...months[2].lastDay
  }

  func quarter(of month: CalendarMonth) -> Quarter {
    CalendarMonth(uncheckedIndex: month.year * 12 + month.month - firstMonth).quarter
  }

  /// The number of the quarter of a year that shows a week: that of its fourth day, as ISO 8601
  /// assigns weeks to years, or the nearest of that year.
  func quarter(showing week: CalendarWeek, of year: Int) -> Int {
    let quarter = quarter(of: CalendarMonth(containing: week.firstDay.adding(days: 3)))
    if quarter.year != year { return quarter.year < year ? 1 : 4 }
    return quarter.number
  }
}

extension PlannerPlan {
  var years: PlannerYears { ledger.years }

  /// A year's name: `2026`, or `2026/27` for one that begins in another month.
  func name(ofYear year: Int) -> String {
    guard years.firstMonth > 1 else { return text.number(year) }
    let next = (year + 1) % 100
    return "\(text.number(year))/\(next < 10 ? text.number(0) : "")\(text.number(next))"
  }

  /// The name and the first page of the year with a month.
  func yearLink(of month: CalendarMonth) -> (title: String, destination: String?) {
    let year = years.year(of: month)
    return (name(ofYear: year), link(.overview(year)))
  }

  /// The name and the page of the quarter with a month.
  func quarterLink(of month: CalendarMonth) -> (title: String, destination: String?) {
    let quarter = years.quarter(of: month)
    return (text.quarter(quarter.number, .short), link(.quarter(quarter)))
  }

  /// The names and pages of a year's quarters.
  func quarterLinks(of year: Int) -> [(title: String, destination: String?)] {
    years.quarters(of: year).map { (text.quarter($0.number, .short), link(.quarter($0))) }
  }
}
