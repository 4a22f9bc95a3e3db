import KumihanCalendar

/// The starts of a rule between two local times, in order.
///
/// DTSTART is always the first of them, whether or not it matches the rule. Without COUNT the work
/// begins near `lower`, so that an old rule costs no more than a new one.
struct RecurrenceExpansion {
  private let rule: RecurrenceRule
  private let start: Int
  private let lower: Int
  private let upper: Int
  private let limit: Int
  private let dayRule: DayRule
  private let timesOfDay: [Int]
  private var counted = 1
  private var found: [Int] = []

  /// - Parameters:
  ///   - upper: The last local time needed, already cut at the rule's UNTIL.
  ///   - limit: The maximum number of starts.
  static func starts(
    of rule: RecurrenceRule, from start: Int, lower: Int, upper: Int, limit: Int
  ) -> [Int] {
    var expansion = RecurrenceExpansion(rule, start, lower, upper, limit)
    expansion.run()
    return expansion.found
  }

  private init(_ rule: RecurrenceRule, _ start: Int, _ lower: Int, _ upper: Int, _ limit: Int) {
    self.rule = rule
    self.start = start
    self.lower = lower
    self.upper = upper
    self.limit = limit
    dayRule = DayRule(rule, start: CalendarDate(dayNumber: LocalTime.day(of: start)))
    let second = LocalTime.secondOfDay(of: start)
    timesOfDay = RecurrenceExpansion.times(
      hours: rule.hours.orJust(second / 3600), minutes: rule.minutes.orJust(second / 60 % 60),
      seconds: rule.seconds.orJust(second % 60))
  }

  private mutating func run() {
    guard start <= upper, rule.count ?? 1 > 0 else { return }
    if start >= lower { found.append(start) }
    switch rule.frequency {
    case .yearly: years()
    case .monthly: months()
    case .weekly: weeks()
    case .daily: days()
    case .hourly: ticks(of: 3600)
    case .minutely: ticks(of: 60)
    case .secondly: ticks(of: 1)
    }
  }

  private mutating func years() {
    let first = LocalTime.year(of: start)
    var year = first + skipped(LocalTime.year(of: lower) - first) * rule.interval
    while LocalTime.day(year: year, month: 1, day: 1) <= LocalTime.day(of: upper),
      take(days: dayRule.days(inYear: year))
    {
      year += rule.interval
    }
  }

  private mutating func months() {
    let first = RecurrenceExpansion.month(of: start)
    let last = RecurrenceExpansion.month(of: upper)
    var month = first + skipped(RecurrenceExpansion.month(of: lower) - first) * rule.interval
    while month <= last {
      let year = LocalTime.floorDivide(month, 12)
      guard take(days: dayRule.days(year: year, month: month - year * 12 + 1)) else { return }
      month += rule.interval
    }
  }

  private mutating func weeks() {
    let day = CalendarDate(dayNumber: LocalTime.day(of: start))
    let first = day.onOrBefore(rule.weekStart).dayNumber
    let step = 7 * rule.interval
    var week = first + skipped((LocalTime.day(of: lower) - first) / 7) * step
    while week <= LocalTime.day(of: upper), take(days: (week..<week + 7).filter(dayRule.picks)) {
      week += step
    }
  }

  private mutating func days() {
    let first = LocalTime.day(of: start)
    let index = skipped(LocalTime.day(of: lower) - first, mayCount: isUniform)
    var day = first + index * rule.interval
    if isUniform { counted = max(1, index) }
    while day <= LocalTime.day(of: upper), take(days: dayRule.picks(day) ? [day] : []) {
      day += rule.interval
    }
  }

  /// Hours, minutes or seconds; skips days, hours or minutes that the rule leaves out.
  private mutating func ticks(of unit: Int) {
    let origin = start - LocalTime.floorModulo(start, unit)
    let step = unit * rule.interval
    let index = skipped(LocalTime.floorDivide(lower - origin, unit), mayCount: isUniform)
    var tick = origin + index * step
    if isUniform { counted = max(1, index) }
    while tick <= upper {
      if let next = endOfRefusal(of: tick, unit: unit) {
        tick += (next - tick + step - 1) / step * step
        continue
      }
      guard take(unit == 1 ? [tick] : times(at: tick, isHour: unit == 3600)) else { return }
      tick += step
    }
  }

  /// The starts within one hour or minute.
  private func times(at tick: Int, isHour: Bool) -> [Int] {
    let second = LocalTime.secondOfDay(of: tick)
    let minutes = isHour ? rule.minutes.orJust(start.secondPart / 60) : [second / 60 % 60]
    return RecurrenceExpansion.times(
      hours: [second / 3600], minutes: minutes,
      seconds: rule.seconds.orJust(start.secondPart % 60)
    ).map { tick - second + $0 }
  }

  /// The end of the day, hour or minute of a tick that the rule does not pick.
  private func endOfRefusal(of tick: Int, unit: Int) -> Int? {
    let day = LocalTime.day(of: tick)
    if !dayRule.takesAll, !dayRule.picks(day) { return (day + 1) * LocalTime.secondsPerDay }
    let second = LocalTime.secondOfDay(of: tick)
    if !rule.hours.isEmpty, !rule.hours.contains(second / 3600) {
      return tick - second % 3600 + 3600
    }
    if unit < 3600, !rule.minutes.isEmpty, !rule.minutes.contains(second / 60 % 60) {
      return tick - second % 60 + 60
    }
    if unit == 1, !rule.seconds.isEmpty, !rule.seconds.contains(second % 60) { return tick + 1 }
    return nil
  }

  /// Whether each period of a daily or faster rule contains exactly one start.
  private var isUniform: Bool {
    dayRule.takesAll && rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty
      && rule.positions.isEmpty
  }

  /// The number of periods that end well before `lower`; none may be skipped while COUNT is
  /// running, unless each of them contains exactly one start.
  private func skipped(_ units: Int, mayCount: Bool = false) -> Int {
    rule.count == nil || mayCount ? max(0, units / rule.interval - 1) : 0
  }

  private mutating func take(days: [Int]) -> Bool {
    take(days.flatMap { day in timesOfDay.map { LocalTime.at(day: day, second: $0) } })
  }

  /// Adds the starts of one period; false when the rule, the range or the limit is exhausted.
  private mutating func take(_ times: [Int]) -> Bool {
    for time in positioned(times) where time > start {
      if let count = rule.count {
        guard counted < count else { return false }
        counted += 1
      }
      guard time <= upper, found.count < limit else { return false }
      if time >= lower { found.append(time) }
    }
    return rule.count.map { counted < $0 } ?? true
  }

  private func positioned(_ times: [Int]) -> [Int] {
    guard !rule.positions.isEmpty else { return times }
    return rule.positions.map { $0 > 0 ? $0 - 1 : times.count + $0 }
      .filter(times.indices.contains).sorted().uniqued().map { times[$0] }
  }

  private static func times(hours: [Int], minutes: [Int], seconds: [Int]) -> [Int] {
    hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + min($0, 59) } }
    }
    .sorted().uniqued()
  }

  private static func month(of time: Int) -> Int {
    let (year, month, _) = CalendarDate(dayNumber: LocalTime.day(of: time)).components
    return year * 12 + month - 1
  }
}

extension [Int] {
  fileprivate func orJust(_ value: Int) -> [Int] { isEmpty ? [value] : self }
}

extension Int {
  /// The seconds after the full hour of a local time.
  fileprivate var secondPart: Int { LocalTime.floorModulo(self, 3600) }
}
