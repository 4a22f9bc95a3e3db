import Foundation
import KumihanTestTools
import Testing

struct PlannerCommandTests {
  private static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:test
    BEGIN:VEVENT
    UID:one
    DTSTART:20261014T090000Z
    DTEND:20261014T093000Z
    SUMMARY:Design review
    CATEGORIES:Work
    END:VEVENT
    BEGIN:VEVENT
    UID:two
    DTSTART;VALUE=DATE:20261014
    DURATION:P4D
    SUMMARY:Flight to Kyoto
    END:VEVENT
    END:VCALENDAR

    """

  /// Every option with a list of values says which one was meant.
  @Test(arguments: [
    ("--look", "colr", "color"), ("--look", "eink", "e-ink"), ("--impose", "booklett", "booklet"),
    ("--week-start", "mondey", "monday"), ("--punch", "ring", "rings"),
    ("--binding-edge", "rigt", "right"), ("--svg-text", "outline", "outlines"),
    ("--color-space", "rgb", "srgb"), ("--paper", "remarkble-2", "remarkable-2"),
    ("--ground", "doted", "dotted"), ("--locale", "german", "de"), ("--region", "DE-BZ", "DE-BW"),
  ]) func valuesNameTheNearest(option: String, value: String, near: String) throws {
    let run = try Command("planner", "2026", option, value, "-o", "/dev/null/a.pdf")
    #expect(run.status == 64 || run.status == 1)
    #expect(run.errors.contains("Hint: did you mean '\(near)'?"), "\(run.errors)")
    #expect(run.errors.contains(value))
  }

  @Test func drawsAYearAsOneDocument() throws {
    let scratch = try Scratch()
    let events = try scratch.file("a.ics", Self.calendar)
    let data = try scratch.file(
      "data.json", #"{"notes": [{"date": "2026-10-14", "text": "Milk"}]}"#)
    let pdf = scratch.path("planner.pdf")
    let run = try Command(
      "planner", "2026", "--events", events, "--data", data, "--region", "SE", "--today",
      "2026-10-14", "-o", pdf)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "warning: 2026-W42: 1 whole title of 2026-10-14 is on 2026-W42-more\n")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: pdf))
    #expect(bytes.starts(with: Data("%PDF-".utf8)))
    let again = scratch.path("again.pdf")
    _ = try Command(
      "planner", "2026", "--events", events, "--data", data, "--region", "SE", "--today",
      "2026-10-14", "-o", again)
    #expect(try Data(contentsOf: URL(fileURLWithPath: again)) == bytes)
  }

  /// The document as other programs read it.
  @Test func otherProgramsReadTheDocument() throws {
    let scratch = try Scratch()
    let events = try scratch.file("a.ics", Self.calendar)
    let pdf = scratch.path("planner.pdf")
    let run = try Command(
      "planner", "2026", "--events", events, "--today", "2026-10-14", "--paper", "a5", "-o", pdf)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try toolText("qpdf", "--check", pdf).contains("No syntax or stream encoding errors"))
    let info = try toolText("pdfinfo", pdf)
    #expect(info.contains("Title:           Planner 2026"))
    #expect(info.contains("Page size:       419.528 x 595.276 pts"))
    let names = try toolText("pdfinfo", "-dests", pdf)
    for name in ["year/2026", "quarter/4/2026", "month/2026-10", "week/53/2026", "today"] {
      #expect(names.contains("\"\(name)\""), "\(name)")
    }
    let fonts = try toolText("pdffonts", pdf).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0.contains(" yes yes yes ") })
    // Week 42 is the sixtieth page; its words come in the order they are read in.
    let words = try toolText("pdftotext", "-raw", "-f", "60", "-l", "60", pdf, "-")
    var rest = words[...]
    for word in [
      "42", "WEEK", "October 2026", "Q4", "Flight to Kyoto", "12", "MON", "14", "WED", "Desi",
    ] {
      let place = try #require(rest.range(of: word), "\(word) in \(words)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func keepsStandardsWhenAsked() throws {
    let scratch = try Scratch()
    let pdf = scratch.path("month.pdf")
    let run = try Command(
      "month", "2026-10", "--region", "SE", "--pdf-standard", "ua-1,a-2b", "--title", "Oktober",
      "-o", pdf)
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: pdf))
    #expect(try PDFChecker(data).failures(of: .ua1) == [])
    #expect(try PDFChecker(data).failures(of: .a2b) == [])
    #expect(try toolText("pdfinfo", pdf).contains("Title:           Oktober"))
    #expect(try Command("month", "2026-10", "--untagged-pdf", "-o", pdf).status == 0)
    #expect(try toolText("pdfinfo", pdf).contains("Tagged:          no"))
  }

  @Test func aPictureForEachPage() throws {
    let scratch = try Scratch()
    let path = scratch.path("{page}.png")
    let run = try Command("year", "2026", "--scale", "0.5", "--paper", "a6", "-o", path)
    #expect(run.status == 0, "\(run.errors)")
    for label in ["2026", "2026-months"] {
      let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path("\(label).png")))
      #expect(pixelSize(ofPNG: data) == [149, 210])
    }
  }

  @Test func aDayOnItsOwnOnTheCalendarsClocks() throws {
    let scratch = try Scratch()
    let events = try scratch.file(
      "a.ics",
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Asia/Tokyo:20261014T113000
      DTEND;TZID=Asia/Tokyo:20261014T140000
      SUMMARY:Lunch
      END:VEVENT
      END:VCALENDAR

      """)
    let path = scratch.path("day.svg")
    let plain = ["day", "2026-10-14", "--events", events, "--locale", "sv", "-o", path]
    #expect(try Command(all: plain).status == 0)
    let own = try String(contentsOfFile: path, encoding: .utf8)
    #expect(own.contains("11:30"))
    #expect(try Command(all: plain + ["--time-zone", "UTC", "--hours", "0-24"]).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("02:30"))
    #expect(try Command(all: plain + ["--selected", "2026-10-20"]).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == own)
    let wrong = try Command("day", "2026-02-30", "-o", path)
    #expect(wrong.status != 0 && wrong.errors.contains("2026-02"), "\(wrong.errors)")
  }

  @Test func saysWhatAPageHasNoRoomFor() throws {
    let scratch = try Scratch()
    let many = (0..<40).map { index in
      """
      BEGIN:VEVENT
      UID:\(index)
      DTSTART:20261014T090000Z
      DTEND:20261014T100000Z
      SUMMARY:Meeting \(index)
      END:VEVENT
      """
    }
    let events = try scratch.file(
      "many.ics",
      "BEGIN:VCALENDAR\nVERSION:2.0\n\(many.joined(separator: "\n"))\nEND:VCALENDAR\n")
    let run = try Command(
      "week", "2026-W42", "--events", events, "--scale", "0.5", "-o", scratch.path("{page}.png"))
    #expect(run.status == 0)
    #expect(run.errors.contains("of 2026-10-14"), "\(run.errors)")
    #expect(run.errors.contains("on 2026-W42-more"), "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: scratch.path("2026-W42-more.png")))
  }

  @Test func onePictureAndWhatContinuesItNeedOneName() throws {
    let scratch = try Scratch()
    let long = String(repeating: "A long line of words. ", count: 40)
    let data = try scratch.file(
      "data.json", #"{"notes": [{"date": "2026-10-14", "text": "\#(long)"}]}"#)
    let run = try Command(
      "week", "2026-W42", "--data", data, "--scale", "0.5", "-o", scratch.path("week.png"))
    #expect(run.status == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path(""))
    #expect(files.sorted() == ["data.json", "week-more.png", "week.png"])
  }

  @Test func hoursAreChosen() throws {
    let scratch = try Scratch()
    let events = try scratch.file(
      "night.ics",
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:1
      DTSTART:20261014T040000Z
      DTEND:20261014T060000Z
      SUMMARY:Early swim
      END:VEVENT
      END:VCALENDAR

      """)
    func text(_ hours: String) throws -> String {
      let path = scratch.path("week.svg")
      let run = try Command(
        "week", "2026-W42", "--events", events, "--hours", hours, "--locale", "sv", "-o", path)
      #expect(run.status == 0, "\(run.errors)")
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    let (day, night) = (try text("8-20"), try text("0-24"))
    #expect(day.contains("04:00 Early"), "outside the hours it stands in the band, with its time")
    #expect(!day.contains(">07<") && !day.contains(">21<") && day.contains(">19<"))
    #expect(night.contains(">00<") && night.contains(">23<") && !night.contains("04:00 Early"))
  }

  @Test(arguments: [
    (["week", "2026-W42", "--hours", "20-8"], "--hours"),
    (["planner", "1500"], "year 1500 is out of range"),
    (["planner", "2026", "--years", "0"], "--years 0 is out of range"),
    (["planner", "9999", "--years", "2"], "year 10000 is out of range"),
    (["planner", "2026", "--paper", "a44"], "did you mean 'a4'"),
    (["planner", "2026", "--locale", "xx"], "unknown locale 'xx'"),
    (["planner", "2026", "--region", "SX"], "SX"),
    (["planner", "2026", "--today", "2026-02-30"], "day 30 does not exist"),
    (["planner", "2026", "--rules", "none.json"], "cannot read 'none.json': no such file"),
    (["week", "2026-W42", "--data", "/"], "cannot read '/': it is a folder"),
    (["week", "2026-W42", "--data", "/dev/zero"], "'/dev/zero': it is not a plain file"),
    (["week", "2026-W42", "--holidays", "/dev/null"], "'/dev/null': it is not a plain file"),
    (["planner", "2026", "--margins", "200"], "margins leave"),
    (["planner", "2026", "--events", "none.ics"], "none.ics"),
    (["week", "2026-W54"], "week 54 does not exist in 2026"),
    (["week", "2026-W42", "--pdf-standard", "x-4"], "unknown PDF standard 'x-4'"),
    (["week", "2026-W42", "--pdf-standard", "ua-1", "--untagged-pdf"], "no tags (clause 7.1)"),
    (["week", "October"], "unreadable week 'October'"),
    (["planner", "2026", "--notes", "1", "--ground", "doted"], "did you mean 'dotted'?"),
    (["planner", "2025", "--start", "2026-07"], "--start 2026-07 is not in 2025"),
    (["month", "2026-10", "--moons", "--time-zone", "Europe/Stokholm"], "unknown time zone"),
    (["month", "2026-10", "--time-zone", "Europe/Stokholm"], "unknown time zone"),
    (["month", "2026-13"], "month 13 is out of range"),
    (["year", "10000"], "year 10000 is out of range"),
  ]) func saysWhatIsWrong(arguments: [String], words: String) throws {
    let scratch = try Scratch()
    let path = scratch.path("out.pdf")
    let run = try Command(all: arguments + ["-o", path])
    #expect(run.status != 0)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("")).isEmpty)
  }

  /// A picture cannot keep a document's standard.
  @Test(arguments: [
    ["week", "2026-W42", "-o", "week.png"], ["star", "--date", "2026-10-14", "-o", "star.svg"],
    ["render", "none.swift", "-o", "card.png"], ["render", "none.swift", "--all", "-o", "out"],
  ]) func aStandardIsOfAPDF(arguments: [String]) throws {
    let run = try Command(all: arguments + ["--pdf-standard", "ua-1"])
    #expect(run.status != 0)
    #expect(run.errors.contains("--pdf-standard ua-1 is for a PDF"), "\(run.errors)")
  }

  @Test func severalPagesNeedSeveralNames() throws {
    let scratch = try Scratch()
    let run = try Command("year", "2026", "-o", scratch.path("year.png"))
    #expect(run.status != 0)
    #expect(run.errors.contains("{page}"), "\(run.errors)")
  }

  @Test func rulesAreChecked() throws {
    let scratch = try Scratch()
    let rules = try scratch.file("r.json", #"{"rules": [{"title": "Kyoto", "type": "tripp"}]}"#)
    let run = try Command(
      "week", "2026-W42", "--rules", rules, "-o", scratch.path("a.pdf"))
    #expect(run.status != 0)
    #expect(run.errors.contains(".json: $.rules[0].type"), "\(run.errors)")
    #expect(run.errors.contains("did you mean 'trip'"), "\(run.errors)")
  }

  /// An academic year from a folder of calendars: its pages, the lists, the index at the end.
  @Test func furtherPagesAreThereWhenAskedFor() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.ics", Self.calendar)
    let pdf = scratch.path("planner.pdf")
    let run = try Command(
      "planner", "2026", "--start", "2026-07", "--goals", "--year-notes", "--habits", "--reviews",
      "--notes", "25", "--to-do", "--moons", "--rokuyo", "--half-hours", "--event-index",
      "--events", scratch.path(""), "-o", pdf)
    #expect(run.status == 0, "\(run.errors)")
    let info = try toolText("pdfinfo", pdf)
    // Weeks and reviews, months and habits, quarters, the year's four, notes with two lists, the
    // index, the legend, what is continued, and the events.
    let count = [2 * 53, 2 * 12, 4, 4, 25 + 2, 2, 1, 1].reduce(0, +)
    #expect(info.contains("Pages:           \(count)"), "\(info)")
    let words = try toolText("pdftotext", pdf, "-")
    for word in ["2026/27", "Events: Index", "Notes: Index", "TO DO", "大安", "Full moon"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  /// Holidays that nobody has announced are not drawn, and said to be missing.
  @Test func announcedHolidaysHaveTheirYears() throws {
    let scratch = try Scratch()
    let line = "warning: IN: feasts that follow the moon are known from 2001 to 2035 only\n"
    for (year, errors) in [("2035", ""), ("2036", line)] {
      let run = try Command("year", year, "--region", "IN", "-o", scratch.path("\(year).pdf"))
      #expect(run.status == 0 && run.errors == errors, "\(run.errors)")
      let list = try Command("holidays", "--region", "IN", "--year", year)
      #expect(list.status == 0 && list.errors == errors, "\(list.errors)")
    }
  }
}
