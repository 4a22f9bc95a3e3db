import KumihanCalendar

/// The days that a rule picks from one of its periods: its BY… parts from BYMONTH to BYDAY.
///
/// Days are day numbers, ascending. Parts that a rule leaves out are taken from DTSTART.
struct DayRule: Sendable {
  private let months: Set<Int>
  private let weekNumbers: Set<Int>
  private let yearDays: Set<Int>
  private let monthDays: Set<Int>
  private let weekdays: Set<Weekday>
  private let ordinals: [RecurrenceRule.Day]
  private let weekStart: Weekday
  private let isYearly: Bool
  private let skip: RecurrenceRule.Skip

  init(_ rule: RecurrenceRule, start: CalendarDate) {
    var months = rule.months
    var monthDays = rule.monthDays
    var days = rule.days
    let saysDay =
      !(days.isEmpty && monthDays.isEmpty && rule.yearDays.isEmpty && rule.weekNumbers.isEmpty)
    switch rule.frequency {
    case .yearly where !saysDay:
      if months.isEmpty { months = [start.month] }
      monthDays = [start.day]
    case .yearly
    where !rule.weekNumbers.isEmpty && days.isEmpty && monthDays.isEmpty
      && rule.yearDays.isEmpty:
      days = [.init(ordinal: 0, weekday: start.weekday)]
    case .monthly where !saysDay:
      monthDays = [start.day]
    case .weekly where days.isEmpty:
      days = [.init(ordinal: 0, weekday: start.weekday)]
    default: break
    }
    // Elsewhere an ordinal has no meaning, and the writer meant only the weekday.
    let hasOrdinals =
      rule.frequency == .monthly || rule.frequency == .yearly && rule.weekNumbers.isEmpty
    self.months = Set(months)
    self.weekNumbers = Set(rule.weekNumbers)
    self.yearDays = Set(rule.yearDays)
    self.monthDays = Set(monthDays)
    self.weekdays = Set(days.filter { !hasOrdinals || $0.ordinal == 0 }.map(\.weekday))
    self.ordinals = hasOrdinals ? days.filter { $0.ordinal != 0 } : []
    self.weekStart = rule.weekStart
    self.isYearly = rule.frequency == .yearly
    skip = rule.skip
  }

  /// Whether every day matches, so that periods need not be examined one by one.
  var takesAll: Bool {
    months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty
      && weekdays.isEmpty && ordinals.isEmpty
  }

  func days(inYear year: Int) -> [Int] {
    let wanted = months.isEmpty ? 1...12 : months.min()!...months.max()!
    return wanted.flatMap {
      months.isEmpty || months.contains($0) ? days(year: year, month: $0) : []
    }
  }

  func days(year: Int, month: Int) -> [Int] {
    guard (1...12).contains(month), months.isEmpty || months.contains(month) else { return [] }
    let first = LocalTime.day(year: year, month: month, day: 1)
    let length = LocalTime.length(year: year, month: month)
    if monthDays.isEmpty {
      return (first..<first + length).filter { picks($0, year: year, month: month, first: first) }
    }
    return monthDays.map { $0 > 0 ? $0 : length + 1 + $0 }.compactMap { replaced($0, of: length) }
      .map { first + $0 - 1 }.sorted().uniqued()
      .filter { picks($0, year: year, month: month, first: first) }
  }

  /// The replacement for a day that a month of a length lacks, which may be the first of the next.
  private func replaced(_ day: Int, of length: Int) -> Int? {
    guard day > length else { return day > 0 ? day : nil }
    return switch skip {
    case .omit: nil
    case .backward: length
    case .forward: length + 1
    }
  }

  func picks(_ day: Int) -> Bool {
    let (year, month, dayOfMonth) = CalendarDate(dayNumber: day).components
    guard months.isEmpty || months.contains(month) else { return false }
    let length = LocalTime.length(year: year, month: month)
    guard
      monthDays.isEmpty || monthDays.contains(dayOfMonth)
        || monthDays.contains(dayOfMonth - length - 1)
    else { return false }
    return picks(day, year: year, month: month, first: day - dayOfMonth + 1)
  }

  /// All parts except those that choose months and days of a month.
  private func picks(_ day: Int, year: Int, month: Int, first: Int) -> Bool {
    if !yearDays.isEmpty {
      let newYear = LocalTime.day(year: year, month: 1, day: 1)
      let next = LocalTime.day(year: year + 1, month: 1, day: 1)
      guard yearDays.contains(day - newYear + 1) || yearDays.contains(day - next) else {
        return false
      }
    }
    if !weekNumbers.isEmpty {
      let (week, weeks) = weekNumber(of: day, year: year)
      guard weekNumbers.contains(week) || weekNumbers.contains(week - weeks - 1) else {
        return false
      }
    }
    guard !(weekdays.isEmpty && ordinals.isEmpty) else { return true }
    let weekday = CalendarDate(dayNumber: day).weekday
    return weekdays.contains(weekday)
      || ordinals.contains {
        $0.weekday == weekday && isNth($0.ordinal, day, year: year, month: month, first: first)
      }
  }

  /// Counts weekdays within the month, or within the year when a yearly rule names no month.
  private func isNth(_ ordinal: Int, _ day: Int, year: Int, month: Int, first: Int) -> Bool {
    let inYear = isYearly && months.isEmpty
    let begin = inYear ? LocalTime.day(year: year, month: 1, day: 1) : first
    let end =
      inYear
      ? LocalTime.day(year: year + 1, month: 1, day: 1)
      : LocalTime.day(year: year, month: month + 1, day: 1)
    return ordinal > 0 ? (day - begin) / 7 + 1 == ordinal : -((end - 1 - day) / 7 + 1) == ordinal
  }

  /// The week of a day, and the number of weeks in its year: week 1 is the first with four days.
  private func weekNumber(of day: Int, year: Int) -> (week: Int, weeks: Int) {
    for candidate in [year + 1, year] {
      let start = firstWeek(of: candidate)
      if day >= start {
        return ((day - start) / 7 + 1, (firstWeek(of: candidate + 1) - start) / 7)
      }
    }
    let start = firstWeek(of: year - 1)
    return ((day - start) / 7 + 1, (firstWeek(of: year) - start) / 7)
  }

  private func firstWeek(of year: Int) -> Int {
    // The week of 4 January.
    CalendarDate(dayNumber: LocalTime.day(year: year, month: 1, day: 4)).onOrBefore(weekStart)
      .dayNumber
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions of the one before.
  func uniqued() -> [Element] {
    var result: [Element] = []
    for element in self where element != result.last { result.append(element) }
    return result
  }
}
