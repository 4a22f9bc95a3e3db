import KumihanTestTools
import KumihanPlanner
import Testing

/// A plan as files.
@MainActor
struct PlannerBookTests {
  private func book(
    _ pages: [PlannerPage] = [.overview(2026), .year(2026)], events: [PlannerEvent] = []
  ) throws -> PlannerBook {
    let plan = try PlannerPlan(pages: pages, source: PlannerSource(events: events))
    var book = PlannerBook(plan, title: "Pages", setup: PageSetup(paper: .a6))
    book.scale = 0.5
    return book
  }

  private let week = PlannerPage.week(WeekRule.iso.week(containing: CalendarDate("2026-10-14")!))

  /// More than a week's page has room for.
  private func crowd() -> [PlannerEvent] {
    (0..<60).map {
      PlannerEvent(
        title: "Meeting \($0)", firstDay: CalendarDate("2026-10-14")!, startMinute: 540,
        endMinute: 600)
    }
  }

  @Test func aDocumentIsTheSameInMemoryAndInAFile() throws {
    let scratch = try ScratchFolder()
    let book = try book()
    let (data, report) = try book.pdfData()
    let url = scratch.url.appendingPathComponent("a.pdf")
    let written = try book.write(to: url)
    #expect(try Data(contentsOf: url) == data)
    #expect(written.labels == report.labels && written.files == [url] && report.files.isEmpty)
    #expect(report.labels == ["2026", "2026-months"])
    #expect(try toolText("qpdf", "--check", url.path).contains("No syntax"))
  }

  /// Of a year, what a screen reader needs takes at most 15 % of the rest.
  @Test func tagsAreASmallPartOfAPlanner() throws {
    let plan = try PlannerPlan(years: 2026...2026, source: PlannerSource())
    var book = PlannerBook(plan, title: "2026")
    let tagged = try book.pdfData().0.count
    book.isTagged = false
    let untagged = try book.pdfData().0.count
    #expect(Double(tagged) < Double(untagged) * 1.15, "\(tagged) bytes beside \(untagged)")
  }

  @Test func aDocumentNamesItsLanguage() throws {
    let plan = try PlannerPlan(pages: [.legend], source: PlannerSource(), text: .japanese)
    let scratch = try ScratchFolder()
    let url = scratch.url.appendingPathComponent("a.pdf")
    try PlannerBook(plan, title: "凡例").write(to: url)
    let text = try toolText("qpdf", "--qdf", "--object-streams=disable", url.path, "-")
    #expect(text.contains("/Lang (ja)"))
  }

  @Test(arguments: ["png", "svg"]) func aPictureForEachPage(ending: String) throws {
    let scratch = try ScratchFolder()
    let url = scratch.url.appendingPathComponent("p-{page}.\(ending)")
    let report = try book([week, .legend], events: crowd()).write(to: url)
    #expect(
      try scratch.names() == report.labels.map { "p-\($0).\(ending)" }.sorted(),
      "\(report.labels)")
    #expect(report.labels.prefix(3) == ["2026-W42", "legend", "2026-W42-more"])
    #expect(report.overflows.first?.page == week && !report.warnings.isEmpty)
    let start = ending == "png" ? Data([0x89, 0x50, 0x4E, 0x47]) : Data("<?xml".utf8)
    for file in report.files { #expect(try Data(contentsOf: file).starts(with: start)) }
  }

  /// The name has no placeholder, so the pages that continue the only one lie beside it.
  @Test func oneNameForOnePageAndWhatContinuesIt() throws {
    let scratch = try ScratchFolder()
    let report = try book([week], events: crowd()).write(
      to: scratch.url.appendingPathComponent("week.png"))
    #expect(report.labels.count > 1)
    #expect(
      try scratch.names()
        == report.labels.map { "week\($0.dropFirst("2026-W42".count)).png" }.sorted())
  }

  @Test func picturesInMemory() throws {
    let (pictures, report) = try book([.legend]).svgPictures()
    #expect(pictures.map(\.page) == [.legend] && report.labels == ["legend"])
    #expect(String(decoding: pictures[0].data, as: UTF8.self).contains("<svg"))
    #expect(try book([.legend]).pngPictures().pictures[0].data.count > 100)
  }

  @Test func bookletsHoldAllPages() throws {
    var book = try book([week, .legend, .index(2026)])
    book.run.imposition = .booklet
    let scratch = try ScratchFolder()
    let url = scratch.url.appendingPathComponent("a.pdf")
    let report = try book.write(to: url)
    #expect(report.labels == ["2026-W42", "legend", "2026-index"])
    let info = try toolText("pdfinfo", url.path)
    #expect(info.contains("Pages:           2\n"), "\(info)")
    #expect(throws: PlannerError.self) { try book.pngPictures() }
  }

  /// Odd pages are bound at the left, even ones across, each by 8 mm.
  @Test func mirroredPagesLieApart() throws {
    let scratch = try ScratchFolder()
    let url = scratch.url.appendingPathComponent("a.pdf")
    let first = WeekRule.iso.week(containing: CalendarDate("2026-10-14")!)
    var book = try book([.week(first), .week(first.advanced(by: 1))])
    book.setup.binding = 8
    book.setup.isMirrored = true
    try book.write(to: url)
    let places = try ["1", "2"].map { page in
      let words = try toolText("pdftotext", "-bbox", "-f", page, "-l", page, url.path, "-")
      let word = try #require(words.split(separator: "\n").first { $0.contains(">WEEK<") })
      return try #require(Double(word.split(separator: "\"")[1]))
    }
    #expect(abs(places[0] - places[1] - 8 * 72 / 25.4) < 0.1, "\(places)")
  }

  @Test func whatIsWrongIsSaidBeforeAnythingIsWritten() throws {
    let scratch = try ScratchFolder()
    func words(
      _ name: String, _ change: (inout PlannerBook) -> Void = { _ in }
    ) throws -> [String?] {
      var book = try book()
      change(&book)
      let error = try #require(throws: PlannerError.self) {
        try book.write(to: scratch.url.appendingPathComponent(name))
      }
      return [error.description, error.hint]
    }
    #expect(
      try words("a.txt") == [
        "unknown extension '.txt'", "end the output file's name in .png or .pdf or .svg",
      ])
    #expect(try words("a")[0] == "'a' has no extension")
    #expect(
      try words("a.png") == [
        "'a.png' is one picture, but there are 2 pages",
        "put {page} into the name, or end it in .pdf",
      ])
    #expect(
      try words("{page}.svg") { $0.run.imposition = .twoUp } == [
        "pictures have one page each", "end the output's name in .pdf",
      ])
    #expect(
      try words("a.pdf") { $0.setup.margins = PageMargins(60) }[0]?.hasPrefix("margins") == true)
    #expect(try words("none/a.pdf")[0]?.contains("none/a.pdf") == true)
    #expect(try scratch.names().isEmpty)
  }

  @Test(arguments: [6..<6, -1..<5, 20..<25]) func hoursAreOfADay(hours: Range<Int>) throws {
    let error = try #require(throws: PlannerError.self) {
      try PlannerPlan(pages: [.legend], source: PlannerSource(), hours: hours)
    }
    #expect(error.description == "hours \(hours.lowerBound)-\(hours.upperBound) cannot be drawn")
    #expect(error.hint == "use hours within 0-24, the first before the last")
  }

  @Test func yearsAreWithinTheCalendar() throws {
    let error = try #require(throws: PlannerError.self) {
      try PlannerPlan(years: 1500...1500, source: PlannerSource())
    }
    #expect(error.description == "year 1500 is out of range")
  }
}
