import KumihanCalendar
import Testing

@testable import KumihanPlanner

struct PlannerOrderTests {
  private let months =
    CalendarMonth(
      containing: CalendarDate("2026-07-01")!)...CalendarMonth(
      containing: CalendarDate("2027-06-01")!)

  private func labels(_ text: String, rule: WeekRule = .iso) throws -> [String] {
    try PlannerOrder(parsing: text).pages(months: months, weekRule: rule).map(\.label)
  }

  @Test func sectionsAreRepeated() throws {
    let labels = try labels(
      """
      # An academic year
      [[section]]
      pages = ["overview", "goals"]

      [[section]]
      repeat = "month"
      pages = [
        "month",  # with its habits
        "habits", "week", "review",
      ]
      [[section]]
      pages = ["notes", "legend"]
      count = 2
      ground = "dotted"
      """)
    #expect(labels.prefix(4) == ["2026", "2027", "2026-goals", "2027-goals"])
    #expect(labels[4...6] == ["2026-07", "2026-07-habits", "2026-W27"])
    #expect(labels.suffix(3) == ["2026-notes-1", "2026-notes-2", "legend"])
    // The notes are of the planner's first year; weeks of two months stand once.
    #expect(Set(labels).count == labels.count)
    #expect(labels.count { $0.hasSuffix("-habits") } == 12)
  }

  /// Lists of notes stand where the order says, with as many parts as the notes need.
  @Test func notesAndTheirListsAnywhere() throws {
    let labels = try labels(
      """
      [[section]]
      pages = ['year-notes', 'note-index']
      [[section]]
      repeat = 'quarter'
      pages = ['quarter', 'notes']
      count = 7
      """)
    #expect(
      labels.prefix(4) == [
        "2026-year-notes", "2027-year-notes", "2026-note-index", "2026-note-index-2",
      ])
    #expect(labels.count { $0.contains("-notes-") } == 28)
    #expect(labels.count == 4 + 4 + 28)
    #expect(try self.labels("[[section]]\npages = ['note-index']").isEmpty)
  }

  @Test func eachDayHasItsNotes() throws {
    let labels = try labels(
      """
      [[section]]
      repeat = "day"
      pages = ["day", "notes"]
      """)
    #expect(labels.prefix(3) == ["2026-07-01", "2026-notes-1", "2026-07-02"])
    #expect(labels.count == 2 * 365)
  }

  @Test(arguments: [WeekRule.iso, .sundayFirst, .saturdayFirst])
  func everyDayHasItsWeek(rule: WeekRule) throws {
    for part in ["", "repeat = \"month\"\n", "repeat = \"quarter\"\n", "repeat = \"week\"\n"] {
      let pages = try PlannerOrder(parsing: "[[section]]\n\(part)pages = [\"week\", \"day\"]")
        .pages(months: months, weekRule: rule)
      let days = months.lowerBound.firstDay...months.upperBound.lastDay
      #expect(pages.count { if case .day = $0 { true } else { false } } == 365)
      for offset in 0..<365 {
        let day = days.lowerBound.adding(days: offset)
        #expect(pages.contains(.week(rule.week(containing: day))), "\(part) \(day)")
      }
    }
  }

  /// The usual order is that of the planner without a file.
  @Test(arguments: [false, true]) func theUsualOrder(hasDays: Bool) throws {
    let year = try CalendarMonth.months(in: 2026)
    let pages = PlannerOrder(hasDays: hasDays).pages(months: year[0]...year[11], weekRule: .iso)
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: hasDays)
    #expect(pages == ledger.pages)
    let more = PlannerOrder(
      hasGoals: true, hasHabits: true, hasReviews: true, notes: 3, ground: .cornell
    ).pages(months: year[0]...year[11], weekRule: .iso)
    #expect(more.count == 2 + 1 + 4 + 24 + 106 + 1 + 3 + 2)
    #expect(more.contains(.notes(2026, 3, .cornell)))
  }

  @Test(
    arguments: [
      (
        "[[section]]\npages = [\"mnth\"]", "line 2, column 10: unknown page 'mnth'",
        "did you mean 'month'?"
      ),
      (
        "[[section]]\n  page = [\"month\"]", "line 2, column 3: unknown key 'page'",
        "did you mean 'pages'?"
      ),
      (
        "[[section]]\nground = \"doted\"", "line 2, column 10: unknown ground 'doted'",
        "did you mean 'dotted'?"
      ),
      (
        "[[section]]\nrepeat = \"moth\"", "line 2, column 10: unknown repetition 'moth'",
        "did you mean 'month'?"
      ),
      ("pages = []", "line 1, column 1: 'pages' is in no section", "begin a section"),
      ("[sections]", "line 1, column 2: unknown table", "[[section]]"),
      (
        "[[ section ]]\npages = ['month', \"we\\u0065k\"]",
        "line 2, column 23: texts have no escapes here", "the letter itself"
      ),
      (
        "[[section]]\npages = [\"month\" \"week\"]", "line 2, column 18: a comma is missing",
        "commas"
      ),
      ("[[section]]\npages = [\"month", "line 2, column 10: a text has no end", "close it"),
      ("[[section]]\npages = [\"month\"", "line 2, column 9: a list has no end", "close it"),
      ("[[section]]\ncount = 0", "line 2, column 9: 'count' is no number of pages", "1 to 1000"),
      ("[[section]]\ncount = 1\ncount = 2", "line 3, column 1: 'count' is there twice", "once"),
      (
        "[[section]]\nrepeat = \"week\"\npages = [\"month\"]",
        "line 3, column 10: page 'month' has no place in each week", "month"
      ),
      (
        "[[section]]\npages = [\"month\"]\n[[section]]\npages = [\"notes\", \"month\"]",
        "line 4, column 19: page 'month' is there twice", "one place"
      ),
      ("", "line 1, column 1: no section", "[[section]]"),
      ("\n[[section]]\n[[section]]", "line 2, column 1: a section is empty", "pages = "),
      ("[[section]]\npages = []", "line 2, column 9: 'pages' is empty", "\"month\""),
      ("[[section]]\ncount = 2", "line 2, column 1: a section has no pages", "'pages'"),
      ("[[section]]\ncount = -3", "line 2, column 9: unexpected '-3'", "a whole number"),
      ("[[section]]\ncount = 2.5 # half", "line 2, column 9: unexpected '2.5'", "a whole number"),
      ("[[section]]\ncount =", "line 2, column 8: a value is missing", "a whole number"),
      (
        "[[section]]\nrepeat = \"day\"\npages = [\"week\"]",
        "line 3, column 10: page 'week' has no place in each day", "week"
      ),
    ])
  func faultsNameTheirPlace(text: String, message: String, hint: String) throws {
    let error = try #require(throws: OrderError.self) { try PlannerOrder(parsing: text) }
    #expect(error.description == message)
    #expect(error.hint.contains(hint), "\(error.hint)")
  }

  /// The same order in both forms.
  @Test(arguments: [
    """
    # An academic year
    - pages: [overview, goals]   # both years
    - repeat: month
      pages:
        - month
        - "habits"
        - week

    - count: 2
      ground: 'dotted'
      pages: [ notes,
        legend ]
    """,
    """
    ---
    sections:
      -   pages:
          - overview
          - goals
      -   repeat: "month"
          pages: [month, habits, week]
      -
          pages: ["notes", 'legend']
          count: 2
          ground: dotted
    """,
    """
    %YAML 1.2
    ---
    "sections":
      - { pages: [overview, goals] }
      - 'repeat': month
        "pages": [month, habits, week,]
      - {pages: [notes, legend], count: 2,
         ground: "dotted"}   # at the end
    ...
    """,
    """
    sections: [{"pages": ["overview", "goals"]},
      {"repeat": "month", "pages": ["month", "habits", "week"]},
      {"pages": ["notes", "legend"], "count": 2, "ground": "dotted"}]
    """,
  ])
  func yamlIsTheSame(text: String) throws {
    let toml = try PlannerOrder(
      parsing: """
        [[section]]
        pages = ["overview", "goals"]
        [[section]]
        repeat = "month"
        pages = ["month", "habits", "week"]
        [[section]]
        pages = ["notes", "legend"]
        count = 2
        ground = "dotted"
        """)
    #expect(try PlannerOrder(parsing: text, as: .yaml) == toml)
    let lines = text.replacing("\n", with: "\r\n")
    #expect(try PlannerOrder(parsing: lines, as: .yaml) == toml)
  }

  @Test(
    arguments: [
      ("- pages: [mnth]", "line 1, column 11: unknown page 'mnth'", "did you mean 'month'?"),
      ("- pages:\n    - weak", "line 2, column 7: unknown page 'weak'", "did you mean 'week'?"),
      ("- page: [month]", "line 1, column 3: unknown key 'page'", "did you mean 'pages'?"),
      ("pages: [month]", "line 1, column 1: unknown key", "sections:"),
      ("- pages: [month]\n count: 2", "line 2, column 2: a key is out of line", "below"),
      ("- pages: [month]\n   count: 2", "line 2, column 4: a key is out of line", "below"),
      ("- pages: [month]\n\tcount: 2", "line 2, column 2: a tab indents the line", "spaces"),
      ("- pages: [month week]", "line 1, column 17: a comma is missing", "commas"),
      ("- pages: [month", "line 1, column 10: a list has no end", "close it"),
      ("- pages: 'month", "line 1, column 10: a text has no end", "close it"),
      ("- pages: month", "line 1, column 10: 'pages' is no list", "week"),
      ("- pages:", "line 1, column 9: a value is missing", "a list"),
      ("- pages:[month]", "line 1, column 9: a space is missing", "pages: "),
      ("- count: 0", "line 1, column 10: 'count' is no number of pages", "1 to 1000"),
      ("- count: '2'", "line 1, column 10: 'count' is no number of pages", "1 to 1000"),
      ("- count: 1\n  count: 2", "line 2, column 3: 'count' is there twice", "once"),
      ("- pages: &all [month]", "line 1, column 10: unexpected '&'", "a list"),
      ("- {pages: [month]", "line 1, column 3: a section has no end", "close it with }"),
      ("- {pages [month]}", "line 1, column 10: ':' is missing", "pages: "),
      ("- {count: 1, count: 2}", "line 1, column 14: 'count' is there twice", "once"),
      ("[month]", "line 1, column 2: a section is missing", "{pages: [month]}"),
      ("- pages: [month] week", "line 1, column 18: unexpected 'w'", "one key"),
      ("# nothing\n---", "line 1, column 1: no section", "- pages: [month]"),
    ])
  func faultsOfYAMLNameTheirPlace(text: String, message: String, hint: String) throws {
    let error = try #require(throws: OrderError.self) {
      try PlannerOrder(parsing: text, as: .yaml)
    }
    #expect(error.description == message)
    #expect(error.hint.contains(hint), "\(error.hint)")
  }

  /// Grounds differ, and links lead from page to page.
  @Test func pagesForNotes() throws {
    let pages = NoteGround.allCases.enumerated().map { PlannerPage.notes(2026, $0 + 1, $1) }
    let plan = try PlannerFixture.plan(
      PlannerLedger(pages: pages + [PlannerPageCase.week]), events: [])
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a5), context: PlannerFixture.context)
    let sheets = pages.map { document.view(of: $0).sheet }
    #expect(Set(sheets.map(\.inks)).count == pages.count)
    #expect(sheets[0].links.map(\.destination).contains("notes/2026/2"))
    #expect(sheets[1].links.map(\.destination).contains("notes/2026/1"))
    #expect(
      document.view(of: PlannerPageCase.week).sheet.links.map(\.destination)
        .contains("notes/2026/1"))
  }

  @Test func everyLanguageHasItsWords() {
    let locales = DateLocale.allCases.filter { $0 != .britishEnglish }
    #expect(Set(locales.map { TrackingWords($0).wentWell }).count == locales.count)
  }
}
