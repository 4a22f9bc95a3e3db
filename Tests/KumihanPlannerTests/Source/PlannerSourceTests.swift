import KumihanPlanner
import Testing

/// Files and values to events and holidays.
struct PlannerSourceTests {
  private let october = CalendarDate("2026-10-01")!...CalendarDate("2026-10-31")!

  private func source(_ events: [String], lines: String = "") throws -> PlannerSource {
    let text = calendar(events, lines: lines)
    return PlannerSource(
      calendars: [try ICalendarReader.read(bytes: Array(text.utf8), name: "a.ics")])
  }

  private func event(_ lines: String) throws -> PlannerEvent {
    try #require(try source([lines]).plannerEvents(in: october).first)
  }

  /// An event that ends at midnight belongs to the day before; a minute later it has two days.
  @Test func midnightEndsTheDayBefore() throws {
    let late = try event("DTSTART:20261014T220000\nDTEND:20261015T000000\nSUMMARY:Late")
    #expect(late.lastDay == CalendarDate("2026-10-14") && late.endMinute == 1440)
    let later = try event("DTSTART:20261014T220000\nDTEND:20261015T000100\nSUMMARY:Later")
    #expect(later.lastDay == CalendarDate("2026-10-15") && later.endMinute == 1)
    let days = try event("DTSTART;VALUE=DATE:20261014\nDTEND;VALUE=DATE:20261016\nSUMMARY:Two days")
    #expect(days.firstDay == CalendarDate("2026-10-14") && days.startMinute == nil)
    #expect(days.lastDay == CalendarDate("2026-10-15"))
    let moment = try event("DTSTART:20261014T000000\nSUMMARY:Moment")
    #expect(moment.lastDay == CalendarDate("2026-10-14") && moment.endMinute == 0)
  }

  @Test func rulesSayTheKind() throws {
    var source = try source(["DTSTART:20261014T090000\nSUMMARY:Train to Kyoto\nCATEGORIES:Work"])
    #expect(try source.plannerEvents(in: october).map(\.kind) == [.event])
    source.rules = try PlannerKindRules(
      parsing: Array(#"{"rules": [{"title": "train", "type": "trip"}]}"#.utf8))
    #expect(try source.plannerEvents(in: october).map(\.kind) == [.trip])
  }

  /// The reader's zone, else that of a calendar, else UTC.
  @Test func clocksAreTheReaders() throws {
    let event = "DTSTART:20261014T220000Z\nSUMMARY:Call"
    var tokyo = try source([event], lines: "X-WR-TIMEZONE:Asia/Tokyo\n")
    #expect(try tokyo.plannerEvents(in: october).map(\.startMinute) == [7 * 60])
    tokyo.timeZone = "UTC"
    #expect(try tokyo.plannerEvents(in: october).map(\.startMinute) == [22 * 60])
    #expect(try source([event]).plannerEvents(in: october).map(\.startMinute) == [22 * 60])
    tokyo.timeZone = "Asia/Tokio"
    let error = try #require(throws: PlannerError.self) { try tokyo.plannerEvents(in: october) }
    #expect(error.description == "unknown time zone 'Asia/Tokio'")
    #expect(error.hint?.contains("Asia/Tokyo") == true)
  }

  @Test func dataIsPutOnItsDays() throws {
    let data = try PlannerData(
      parsing: Array(
        #"""
        {"notes": [{"date": "2026-10-14", "text": "Milk"}, {"date": "2026-11-01", "text": "No"}],
         "trips": [{"title": "Autumn", "place": "Kyoto", "from": "2026-09-28", "to": "2026-10-02"}],
         "contacts": [{"name": "Ada", "birthday": "1985-10-31"}]}
        """#.utf8))
    var source = PlannerSource(data: [data])
    source.events = [
      PlannerEvent(title: "Own", firstDay: CalendarDate("2026-10-31")!),
      PlannerEvent(title: "Outside", firstDay: CalendarDate("2026-11-01")!),
    ]
    let events = try source.plannerEvents(in: october)
    #expect(events.map(\.title) == ["Milk", "Autumn", "Ada (41)", "Own"])
    #expect(events.map(\.kind) == [.note, .trip, .birthday, .event])
    let two = CalendarDate("2026-10-31")!...CalendarDate("2027-10-31")!
    #expect(
      try PlannerSource(data: [data]).plannerEvents(in: two).map(\.title)
        == ["No", "Ada (41)", "Ada (42)"])
  }

  @Test func holidaysOfRegions() throws {
    let source = PlannerSource(regions: [.sweden, .japan])
    let days = CalendarDate("2026-04-29")!...CalendarDate("2026-05-03")!
    #expect(source.holidays(in: days).map(\.region).contains("SE"))
    #expect(source.holidays(in: days).allSatisfy { days.contains($0.date) })
    #expect(PlannerSource().holidays(in: days).isEmpty)
    let end = CalendarDate("9999-12-01")!
    #expect(!source.holidays(in: end...end.adding(days: 60)).isEmpty)
    #expect(source.holidays(in: end.adding(days: 50)...end.adding(days: 60)).isEmpty)
  }

  @Test func filesAreRead() throws {
    let scratch = try ScratchFolder()
    let events = try scratch.file(
      "a.ics", calendar(["DTSTART:20261014T090000\nSUMMARY:X\nRRULE:Y"]))
    let data = try scratch.file("d.json", #"{"notes": [{"date": "2026-10-14", "text": "N"}]}"#)
    let rules = try scratch.file("r.json", #"{"rules": [{"title": "X", "type": "expense"}]}"#)
    let source = try PlannerSource(
      calendarFiles: [events], dataFile: data, rulesFile: rules, regions: ["se", "JP"])
    #expect(try source.plannerEvents(in: october).map(\.kind) == [.expense, .note])
    #expect(source.regions.map(\.code) == ["SE", "JP"])
    #expect(source.problems.count == 1)
    #expect(throws: PlannerError.self) {
      try PlannerSource(calendarFiles: [events], isStrict: true)
    }
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let scratch = try ScratchFolder()
    let broken = try scratch.file("broken.json", #"{"notes": 3}"#)
    func words(_ read: () throws(PlannerError) -> PlannerSource) throws -> [String?] {
      let error = try #require(throws: PlannerError.self, performing: read)
      return [error.description.replacing(scratch.path("") + "/", with: ""), error.hint]
    }
    let none = scratch.path("none")
    #expect(
      try words { () throws(PlannerError) in try PlannerSource(calendarFiles: [none]) } == [
        "cannot read 'none': no such file", "give the path of an iCalendar file",
      ])
    for (hint, source) in [
      (
        "planner data",
        { () throws(PlannerError) in
          try PlannerSource(calendarFiles: [], dataFile: none)
        }
      ),
      (
        "rules",
        { () throws(PlannerError) in
          try PlannerSource(calendarFiles: [], rulesFile: none)
        }
      ),
      (
        "holiday rules",
        { () throws(PlannerError) in
          try PlannerSource(calendarFiles: [], holidayFile: none)
        }
      ),
    ] as [(String, () throws(PlannerError) -> PlannerSource)] {
      #expect(
        try words(source) == [
          "cannot read 'none': no such file", "give the path of a file with \(hint)",
        ])
    }
    let data = try words { () throws(PlannerError) in
      try PlannerSource(calendarFiles: [], dataFile: broken)
    }
    #expect(data[0]?.hasPrefix("broken.json: $.notes: ") == true, "\(data)")
    let region = try words { () throws(PlannerError) in
      try PlannerSource(calendarFiles: [], regions: ["SX"])
    }
    #expect(region[0] == "unknown region 'SX'" && region[1]?.contains("SE") == true)
  }

  /// A collection of a CalDAV server: a file for each event, copies and old revisions among them.
  @Test func foldersAreCollections() throws {
    let folder = try ScratchFolder()
    func write(_ name: String, _ uid: String, _ sequence: Int, _ summary: String) throws {
      _ = try folder.file(
        name,
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(uid)\nSEQUENCE:\(sequence)\n"
          + "DTSTART:20261014T090000Z\nSUMMARY:\(summary)\nEND:VEVENT\nEND:VCALENDAR\n")
    }
    try write("c.ics", "moved", 0, "Old")
    try write("d.ics", "moved", 3, "New")
    try write("e.ics", "moved", 1, "Older")
    try write("a.ICS", "other", 0, "Other")
    try write("b.ics", "other", 0, "Other")
    try write("f.ics", "same", 0, "First of one name")
    try write("g.ics", "same", 0, "Second of one name")
    _ = try folder.file("broken.ics", "")
    _ = try folder.file("notes.txt", "none of ours")
    let source = try PlannerSource(calendarFiles: [folder.url.path])
    #expect(
      try source.plannerEvents(in: october).map(\.title).sorted()
        == ["First of one name", "New", "Other", "Second of one name"])
    #expect(source.problems.count == 1)
    #expect(source.problems.first?.description.contains("broken.ics") == true)
    #expect(throws: PlannerError.self) {
      try PlannerSource(calendarFiles: [folder.url.path], isStrict: true)
    }
    let empty = try ScratchFolder()
    let error = #expect(throws: PlannerError.self) {
      try PlannerSource(calendarFiles: [empty.url.path])
    }
    #expect(error?.description == "cannot read '\(empty.url.path)': it has no .ics files")
  }
}
