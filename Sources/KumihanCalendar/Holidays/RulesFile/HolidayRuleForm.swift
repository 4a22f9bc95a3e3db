/// The forms of rules in a rules file, with the keys of each.
enum HolidayRuleForm: String, CaseIterable {
  case fixed, easter, floating, nthWeekday, lunar, solarTerm, dates

  static var words: [(String, HolidayRuleForm)] { allCases.map { ($0.rawValue, $0) } }

  var keys: [String] {
    switch self {
    case .fixed: ["date"]
    case .easter: ["computus", "offset"]
    case .floating: ["weekday", "from", "through"]
    case .nthWeekday: ["nth", "weekday", "month", "offset"]
    case .lunar: ["calendar", "date", "offset"]
    case .solarTerm: ["longitude", "utcOffset", "offset"]
    case .dates: ["dates"]
    }
  }

  func occurrence(_ object: JSONObject) throws(JSONError) -> HolidayOccurrence {
    let offset = try object["offset"]?.whole(in: -366...366) ?? 0
    switch self {
    case .fixed:
      return .fixed(try object.required("date").monthDay())
    case .easter:
      return .easter(
        try object["computus"]?.word(names(of: Computus.self)) ?? .gregorian, offset: offset)
    case .floating:
      return .floating(
        try object.required("weekday").weekday(), from: try object.required("from").monthDay(),
        through: try object.required("through").monthDay())
    case .nthWeekday:
      let nth = try object.required("nth").whole(in: -5...5)
      guard nth != 0 else {
        throw try object.required("nth").error("0 is out of range", hint: "use 1 to 5 or -1 to -5")
      }
      return .nthWeekday(
        nth, try object.required("weekday").weekday(),
        month: try object.required("month").whole(in: 1...12), offset: offset)
    case .lunar:
      return .lunar(
        try object.required("calendar").word(names(of: LunisolarCalendar.self)),
        try object.required("date").monthDay(longest: 30), offset: offset)
    case .solarTerm:
      return .solarTerm(
        longitude: try object.required("longitude").whole(in: 0...359),
        utcOffsetMinutes: try object.required("utcOffset").utcOffset(), offset: offset)
    case .dates:
      return .decreed(try object.required("dates").dates())
    }
  }

  private func names<Word: CaseIterable & RawRepresentable<String>>(
    of type: Word.Type
  ) -> [(String, Word)] {
    type.allCases.map { ($0.rawValue, $0) }
  }
}

extension JSONNode {
  /// `+09:00`, in minutes.
  fileprivate func utcOffset() throws(JSONError) -> Int {
    let text = try text()
    var scanner = DigitScanner(text)
    let isBehind = scanner.skip("-")
    guard isBehind || scanner.skip("+"), let hours = scanner.number(digits: 2), hours <= 14,
      scanner.skip(":"), let minutes = scanner.number(digits: 2), minutes < 60, scanner.isAtEnd
    else { throw error("unreadable offset '\(text)'", hint: "write it as +HH:MM, such as +09:00") }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes)
  }
}
