import Foundation
public import KumihanCalendar
import KumihanData

/// An order of pages, from a file in a part of TOML, or the same in YAML:
///
///     [[section]]
///     pages = ["overview", "goals"]
///
///     [[section]]
///     repeat = "month"
///     pages = ["month", "habits", "week", "review"]
///
///     [[section]]
///     pages = ["notes", "index", "legend"]
///     count = 20
///     ground = "dotted"
///
/// The pages never depend on events.
public struct PlannerOrder: Hashable, Sendable {
  let sections: [Section]

  struct Section: Hashable, Sendable {
    var pages: [Kind] = []
    var repetition: Repetition?
    var count = 1
    var ground = NoteGround.ruled
  }

  /// The pages that an order names.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case overview, year, goals, quarter, month, habits, week, review, day, notes, index, legend
    case yearNotes = "year-notes"
    case noteIndex = "note-index"

    /// The longest repetition in which the page stands more than once; nil for pages of any.
    var unit: Repetition? {
      switch self {
      case .overview, .year, .goals, .yearNotes, .index: .year
      case .quarter: .quarter
      case .month, .habits: .month
      case .week, .review: .week
      case .day, .notes, .noteIndex, .legend: nil
      }
    }
  }

  /// From the longest to the shortest.
  enum Repetition: String, CaseIterable, Hashable, Sendable {
    case year, quarter, month, week, day

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The form of a file.
  public enum Format: Hashable, Sendable {
    case toml
    /// A list of sections: `- pages: [month, week]`, its other keys below.
    case yaml
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``OrderError`` with line, column and the nearest known name.
  public init(parsing text: String, as format: Format = .toml) throws(OrderError) {
    var sections: [Section] = []
    var known: Set<Kind> = []
    for entries in try OrderReader.sections(text, as: format) {
      sections.append(try Section(entries, known: &known))
    }
    guard !sections.isEmpty else {
      throw OrderError(
        line: 1, column: 1, message: "no section",
        hint: format == .toml
          ? "begin a section with [[section]]" : "begin a section with '- pages: [month]'")
    }
    self.sections = sections
  }

  /// The pages of a planner in the usual order, with those that are asked for.
  ///
  /// - Parameters:
  ///   - hasDays: Whether each day has a page.
  ///   - hasGoals: Whether each year has a page for goals.
  ///   - hasYearNotes: Whether each year has a page with lines for its months.
  ///   - hasHabits: Whether each month has a page for habits.
  ///   - hasReviews: Whether each week is followed by a look back.
  ///   - notes: The number of pages for notes, at least 0.
  ///   - ground: Of the pages for notes.
  public init(
    hasDays: Bool = false, hasGoals: Bool = false, hasYearNotes: Bool = false,
    hasHabits: Bool = false, hasReviews: Bool = false, notes: Int = 0,
    ground: NoteGround = .ruled
  ) {
    var year = Section()
    year.pages =
      [.overview, .year] + (hasGoals ? [.goals] : []) + (hasYearNotes ? [.yearNotes] : [])
      + [.quarter]
    var months = Section()
    months.pages = [.month] + (hasHabits ? [.habits] : [])
    months.repetition = .month
    var weeks = Section()
    weeks.pages = [.week] + (hasReviews ? [.review] : [])
    weeks.repetition = .week
    var rest = Section()
    rest.pages =
      (hasDays ? [.day] : []) + (notes > 0 ? [.noteIndex, .notes] : []) + [.index, .legend]
    (rest.count, rest.ground) = (max(notes, 1), ground)
    sections = [year, months, weeks, rest]
  }

  /// Reads a file; names that end in `.yaml` or `.yml` are YAML.
  ///
  /// - Throws: ``PlannerError/order(_:file:)`` with line and column.
  public init(file path: String) throws(PlannerError) {
    let bytes: Data
    do throws(InputFile.Problem) {
      bytes = try InputFile.read(path)
    } catch { throw .unreadableFile(path, .order, reason: error.description) }
    do throws(OrderError) {
      let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
      try self.init(
        parsing: String(decoding: bytes, as: UTF8.self),
        as: ["yaml", "yml"].contains(ending) ? .yaml : .toml)
    } catch { throw .order(error, file: path) }
  }

  /// The pages for some months, each once.
  ///
  /// - Parameters:
  ///   - months: The first and the last.
  ///   - weekRule: The first day and the numbering of weeks.
  ///   - firstMonth: Of years and quarters, 1 to 12.
  public func pages(
    months: ClosedRange<CalendarMonth>, weekRule: WeekRule, firstMonth: Int = 1
  ) -> [PlannerPage] {
    let years = PlannerYears(firstMonth: firstMonth)
    let span = PlannerSpan(months: months, weekRule: weekRule, years: years)
    let year = years.year(of: months.lowerBound)
    let allNotes = sections.reduce(0) { sum, section in
      sum + section.count * section.pages.count { $0 == .notes }
        * span.parts(section.repetition).count
    }
    let noteIndices = (0..<(allNotes + NoteIndexPage.capacity - 1) / NoteIndexPage.capacity)
      .map { PlannerPage.noteIndex(year, $0 + 1) }
    var pages: [PlannerPage] = []
    var seen: Set<PlannerPage> = []
    var notes = 0
    for section in sections {
      for days in span.parts(section.repetition) {
        for kind in section.pages {
          if kind == .notes {
            for _ in 0..<section.count {
              notes += 1
              pages.append(.notes(year, notes, section.ground))
            }
          }
          let found = kind == .noteIndex ? noteIndices : span.pages(kind, in: days)
          pages += found.filter { seen.insert($0).inserted }
        }
      }
    }
    return pages
  }
}

extension PlannerOrder.Section {
  private enum Key: String, CaseIterable {
    case pages, `repeat`, count, ground
  }

  /// - Parameter known: The pages of the sections before.
  fileprivate init(
    _ entries: [OrderReader.Entry], known: inout Set<PlannerOrder.Kind>
  ) throws(OrderError) {
    for entry in entries {
      switch try entry.key.word(Key.self, what: "key") {
      case .pages:
        guard case .list(let items) = entry.value.value else {
          throw entry.value.error("'pages' is no list", hint: "write [\"month\", \"week\"]")
        }
        guard !items.isEmpty else {
          throw entry.value.error("'pages' is empty", hint: "write [\"month\", \"week\"]")
        }
        for item in items {
          let page = try item.word(PlannerOrder.Kind.self, what: "page")
          guard page == .notes || known.insert(page).inserted else {
            throw item.error(
              "page '\(page.rawValue)' is there twice", hint: "every page has one place")
          }
          pages.append(page)
        }
      case .repeat:
        repetition = try entry.value.word(PlannerOrder.Repetition.self, what: "repetition")
      case .count:
        guard case .number(let number) = entry.value.value, (1...1000).contains(number) else {
          throw entry.value.error("'count' is no number of pages", hint: "use 1 to 1000")
        }
        count = number
      case .ground: ground = try entry.value.word(NoteGround.self, what: "ground")
      }
    }
    if pages.isEmpty, let first = entries.first {
      throw first.key.error(
        "a section has no pages", hint: "add 'pages' with a list such as [\"month\", \"week\"]")
    }
    guard let repetition else { return }
    for entry in entries {
      guard entry.name == "pages", case .list(let items) = entry.value.value else { continue }
      for (item, page) in zip(items, pages) {
        if let unit = page.unit, unit.rank < repetition.rank {
          throw item.error(
            "page '\(page.rawValue)' has no place in each \(repetition.rawValue)",
            hint: "repeat it by \(unit.rawValue) or more")
        }
      }
    }
  }
}

extension OrderReader.Item {
  /// A text that is one of the type's names.
  fileprivate func word<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type, what: String
  ) throws(OrderError) -> Word {
    let known = Word.allCases.map(\.rawValue)
    guard case .text(let text) = value else {
      throw error("expected a text", hint: "known: \(known.joined(separator: ", "))")
    }
    if let word = Word(rawValue: text) { return word }
    let near = NearMatch.value(for: text, among: known)
    throw error(
      "unknown \(what) '\(text)'",
      hint: (near.map { "did you mean '\($0)'? " } ?? "")
        + "known: \(known.joined(separator: ", "))")
  }
}
