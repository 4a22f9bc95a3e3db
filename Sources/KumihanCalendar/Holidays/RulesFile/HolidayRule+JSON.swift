extension HolidayRule {
  private static let commonKeys = [
    "name", "localName", "kind", "rule", "validFrom", "validTo", "weekdays", "moved", "substitute",
  ]

  init(_ node: JSONNode, substitutes: [String: [HolidaySubstitute]]) throws(JSONError) {
    let rule = try node.openObject().required("rule").word(HolidayRuleForm.words)
    let object = try node.object(keys: HolidayRule.commonKeys + rule.keys)
    let name = try object.required("name").text()
    self.init(
      name: name, localName: try object["localName"]?.text() ?? name,
      kind: try object["kind"]?.word(HolidayKind.allCases.map { ($0.rawValue, $0) }) ?? .public,
      occurrence: try rule.occurrence(object), validity: try Validity(object),
      weekdays: try object["weekdays"]?.weekdays(),
      moved: try object["moved"]?.dates() ?? [],
      substitutes: try object["substitute"]?.word(
        substitutes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) ?? [])
  }
}

extension Validity {
  /// `validFrom` and `validTo`: a date, or a year as a whole.
  init(_ object: JSONObject) throws(JSONError) {
    let from = try object["validFrom"].map { node throws(JSONError) in
      try node.date(orYear: { CalendarDate(unchecked: $0, 1, 1) })
    }
    let through = try object["validTo"].map { node throws(JSONError) in
      try node.date(orYear: { CalendarDate(unchecked: $0, 12, 31) })
    }
    if let from, let through, through < from {
      throw object.error("'validTo' \(through) is before \(from)")
    }
    self.init(from: from, through: through)
  }
}

extension JSONNode {
  func date() throws(JSONError) -> CalendarDate {
    try parsed { text throws(CalendarError) in try CalendarDate(parsing: text) }
  }

  fileprivate func date(
    orYear day: (Int) -> CalendarDate
  ) throws(JSONError) -> CalendarDate {
    if case .number = value { return day(try whole(in: CalendarDate.years)) }
    return try date()
  }

  func dates() throws(JSONError) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    for node in try list() { dates.append(try node.date()) }
    return dates
  }

  func weekday() throws(JSONError) -> Weekday {
    try word(Weekday.allCases.map { ($0.description, $0) })
  }

  func weekdays() throws(JSONError) -> Set<Weekday> {
    var weekdays: Set<Weekday> = []
    for node in try list() { weekdays.insert(try node.weekday()) }
    guard !weekdays.isEmpty else { throw error("names no weekday") }
    return weekdays
  }

  /// `06-20`, with at most `longest` days in a month, or as many as the month has.
  func monthDay(longest: Int? = nil) throws(JSONError) -> MonthDay {
    var scanner = DigitScanner(try text())
    guard let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), scanner.isAtEnd, (1...12).contains(month),
      // 2000 had a 29 February.
      (1...(longest ?? CalendarMonth.length(year: 2000, month: month))).contains(day)
    else {
      throw error("unreadable day '\(try text())'", hint: "write it as MM-DD, such as 06-20")
    }
    return MonthDay(month, day)
  }
}
