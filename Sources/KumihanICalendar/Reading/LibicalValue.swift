import CKumihanICal
import KumihanCalendar

/// Values as libical reads them; nil where it finds them malformed.
///
/// Text is handed over without its `Z` and `UNTIL`: for those libical would load its own table of
/// zones, which depends on the machine.
enum LibicalValue {
  /// A DATE or DATE-TIME that exists, on the clock of `zone` unless it ends in `Z`.
  ///
  /// Beyond the standard, midnight may be 24 o'clock.
  static func time(_ text: String, in zone: ZoneReference) -> TimeValue? {
    let isUTC = text.utf8.last == UInt8(ascii: "Z")
    let time = unsafe icaltime_from_string(isUTC ? String(text.dropLast()) : text)
    guard unsafe icaltime_is_null_time(time) == 0 else { return nil }
    let isDate = unsafe time.is_date != 0
    let (year, month, day) = unsafe (Int(time.year), Int(time.month), Int(time.day))
    let (hour, minute, second) = unsafe (Int(time.hour), Int(time.minute), Int(time.second))
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...LocalTime.length(year: year, month: month)).contains(day),
      isDate || (0..<24).contains(hour) && (0..<60).contains(minute) && (0...60).contains(second)
        || hour == 24 && minute == 0 && second == 0
    else { return nil }
    let secondOfDay = isDate ? 0 : hour * 3600 + minute * 60 + min(second, 59)
    return TimeValue(
      local: LocalTime.at(
        day: LocalTime.day(year: year, month: month, day: day), second: secondOfDay),
      isDate: isDate, zone: isDate ? .floating : isUTC ? .utc : zone)
  }

  static func duration(_ text: String) -> DurationValue? {
    let value = unsafe icaldurationtype_from_string(text)
    guard icaldurationtype_is_bad_duration(value) == 0 else { return nil }
    let sign = value.is_neg != 0 ? -1 : 1
    return DurationValue(
      days: sign * (Int(value.weeks) * 7 + Int(value.days)),
      seconds: sign * (Int(value.hours) * 3600 + Int(value.minutes) * 60 + Int(value.seconds)))
  }

  /// A RECUR value; its UNTIL is on the clock of `zone` unless it ends in `Z`.
  static func rule(_ text: String, in zone: ZoneReference) -> RecurrenceRule? {
    var until: TimeValue?
    var parts: [Substring] = []
    for part in text.split(separator: ";") {
      if part.uppercased().hasPrefix("UNTIL=") {
        guard let time = time(String(part.dropFirst("UNTIL=".count)), in: zone) else { return nil }
        until = time
      } else {
        parts.append(part)
      }
    }
    var value = unsafe icalrecurrencetype_from_string(parts.joined(separator: ";"))
    defer { unsafe icalrecurrencetype_clear(&value) }
    guard
      let frequency = unsafe RecurrenceRule.Frequency(rawValue: Int(value.freq.rawValue))
    else { return nil }
    if let scale = unsafe value.rscale, unsafe String(cString: scale).uppercased() != "GREGORIAN" {
      return nil
    }
    var rule = RecurrenceRule(frequency: frequency)
    switch unsafe value.skip {
    case ICAL_SKIP_BACKWARD: rule.skip = .backward
    case ICAL_SKIP_FORWARD: rule.skip = .forward
    default: break
    }
    rule.interval = unsafe max(1, Int(value.interval))
    rule.count = unsafe value.count > 0 ? Int(value.count) : nil
    rule.until = until
    rule.weekStart = weekday(unsafe value.week_start) ?? .monday
    rule.seconds = unsafe list(value.by_second)
    rule.minutes = unsafe list(value.by_minute)
    rule.hours = unsafe list(value.by_hour)
    rule.days = unsafe list(value.by_day).compactMap { day in
      weekday(icalrecurrencetype_day_day_of_week(Int16(day))).map {
        .init(ordinal: Int(icalrecurrencetype_day_position(Int16(day))), weekday: $0)
      }
    }
    rule.monthDays = unsafe list(value.by_month_day)
    rule.yearDays = unsafe list(value.by_year_day)
    rule.weekNumbers = unsafe list(value.by_week_no)
    rule.months = unsafe list(value.by_month).map {
      Int(icalrecurrencetype_month_month(Int16($0)))
    }
    rule.positions = unsafe list(value.by_set_pos)
    return rule
  }

  private static func weekday(_ day: icalrecurrencetype_weekday) -> Weekday? {
    // libical counts from Sunday, 1.
    guard (1...7).contains(day.rawValue) else { return nil }
    return Weekday(rawValue: (Int(day.rawValue) + 5) % 7 + 1)
  }

  /// The numbers of one of libical's fixed arrays, which a marker ends.
  private static func list<Tuple>(_ tuple: Tuple) -> [Int] {
    unsafe withUnsafeBytes(of: tuple) { bytes in
      unsafe bytes.bindMemory(to: Int16.self)
        .prefix { $0 != Int16(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }.map(Int.init)
    }
  }
}
