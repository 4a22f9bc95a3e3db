package import Foundation

/// Changes of several files as one: planned in a folder of its own, which is renamed into place as a
/// whole, and then carried out file by file. A process that is killed leaves nothing half: the next one
/// carries out what was planned.
package struct ChangeJournal {
  /// One file's change.
  package struct Change {
    package var file: URL
    /// The new bytes; nil to take the file away.
    package var bytes: Data?

    package init(file: URL, bytes: Data?) { (self.file, self.bytes) = (file, bytes) }
  }

  /// What was planned.
  struct Plan: Codable {
    struct Entry: Codable {
      var path: String
      /// Hashes before and after; nil where there is no file.
      var old, new: String?
    }
    var title: String
    /// The number of the plan that this one takes back.
    var undoes: Int?
    var entries: [Entry]
  }

  /// How many plans are kept.
  private static let most = 20

  package let folder: URL
  /// Called before each step that writes: tests end it there, as a killed process would.
  var step: () throws -> Void = {}

  package init(folder: URL) { self.folder = folder }

  /// The journal of a package.
  package init(package: URL) {
    self.init(folder: package.appending(path: ".build/kumihan-goldens/journal"))
  }

  /// Whether something was ever changed by it.
  package var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Changes files.
  ///
  /// - Returns: the number of the plan; nil where there was nothing to change.
  @discardableResult
  package func apply(_ changes: [Change], title: String) throws -> Int? {
    try WholeMove.alone(in: folder) {
      try finish()
      return try begin(changes, title: title, undoes: nil).map(carryOut)
    }
  }

  /// Finishes what a killed process had planned.
  ///
  /// - Returns: the titles of the plans.
  @discardableResult
  package func recover() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try WholeMove.alone(in: folder) { try finish() }
  }

  /// Notes changes that were made already, so that they can be taken back.
  ///
  /// - Parameter before: the bytes that the files had.
  package func note(_ before: [Change], title: String) throws {
    try WholeMove.alone(in: folder) {
      try finish()
      let now = before.map { Change(file: $0.file, bytes: try? Data(contentsOf: $0.file)) }
      if let number = try begin(now, title: title, undoes: nil, before: before) {
        try mark(number, "done")
      }
    }
  }

  /// What taking back came to.
  package struct Undone {
    package var title: String
    /// Paths of the files that have their old bytes again.
    package var restored: [String]
    /// Paths of those that were changed since, and stay.
    package var refused: [String]

    package init(title: String, restored: [String], refused: [String]) {
      (self.title, self.restored, self.refused) = (title, restored, refused)
    }
  }

  /// Takes the last changes back that were not taken back yet.
  ///
  /// - Parameter matches: which files; the plan counts as taken back only when all are.
  /// - Returns: nil where nothing is left to take back.
  package func undo(where matches: (String) -> Bool = { _ in true }) throws -> Undone? {
    try WholeMove.alone(in: folder) {
      try finish()
      for number in numbers.reversed() {
        guard let plan = plan(number), plan.undoes == nil, !has(number, "undone"),
          plan.entries.contains(where: { matches($0.path) })
        else { continue }
        var result = Undone(title: plan.title, restored: [], refused: [])
        var changes: [Change] = []
        for (index, entry) in plan.entries.enumerated() where matches(entry.path) {
          let file = URL(filePath: entry.path)
          let now = hash(file)
          if now == entry.old { continue }
          guard now == entry.new else {
            result.refused.append(entry.path)
            continue
          }
          let old = try entry.old.map { _ in try Data(contentsOf: blob(number, "old", index)) }
          changes.append(Change(file: file, bytes: old))
          result.restored.append(entry.path)
        }
        let whole = plan.entries.allSatisfy { matches($0.path) }
        if let inverse = try begin(changes, title: "undo: \(plan.title)", undoes: number) {
          _ = try carryOut(inverse)
        }
        if whole, result.refused.isEmpty { try mark(number, "undone") }
        return result
      }
      return nil
    }
  }

  private var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { Int($0) }.sorted()
  }

  private func home(_ number: Int) -> URL { folder.appending(path: "\(number)") }

  private func blob(_ number: Int, _ side: String, _ index: Int) -> URL {
    home(number).appending(path: "\(side)/\(index)")
  }

  private func has(_ number: Int, _ word: String) -> Bool {
    FileManager.default.fileExists(atPath: home(number).appending(path: word).path)
  }

  private func mark(_ number: Int, _ word: String) throws {
    try step()
    try Data().write(to: home(number).appending(path: word))
  }

  private func plan(_ number: Int) -> Plan? {
    (try? Data(contentsOf: home(number).appending(path: "plan.json")))
      .flatMap { try? JSONDecoder().decode(Plan.self, from: $0) }
  }

  private func hash(_ file: URL) -> String? {
    (try? Data(contentsOf: file)).map(GoldenDifference.hash)
  }

  private func begin(
    _ changes: [Change], title: String, undoes: Int?, before: [Change]? = nil
  ) throws -> Int? {
    let files = FileManager.default
    let draft = folder.appending(path: "draft")
    try? files.removeItem(at: draft)
    for side in ["old", "new"] {
      try step()
      try files.createDirectory(
        at: draft.appending(path: side), withIntermediateDirectories: true)
    }
    var plan = Plan(title: title, undoes: undoes, entries: [])
    for (index, change) in changes.enumerated() {
      let old = before.map { $0[index].bytes } ?? (try? Data(contentsOf: change.file))
      guard old != change.bytes else { continue }
      for (side, bytes) in [("old", old), ("new", change.bytes)] {
        guard let bytes else { continue }
        try step()
        try bytes.write(to: draft.appending(path: "\(side)/\(plan.entries.count)"))
      }
      plan.entries.append(
        Plan.Entry(
          path: change.file.path, old: old.map(GoldenDifference.hash),
          new: change.bytes.map(GoldenDifference.hash)))
    }
    guard !plan.entries.isEmpty else {
      try files.removeItem(at: draft)
      return nil
    }
    try step()
    try JSONEncoder().encode(plan).write(to: draft.appending(path: "plan.json"))
    let number = (numbers.last ?? 0) + 1
    try step()
    try WholeMove.move(draft, over: home(number))
    for old in numbers.dropLast(Self.most) { try? files.removeItem(at: home(old)) }
    return number
  }

  /// Carries out a plan from wherever it was left.
  private func carryOut(_ number: Int) throws -> Int {
    for (index, entry) in (plan(number)?.entries ?? []).enumerated() {
      let file = URL(filePath: entry.path)
      let now = hash(file)
      // What is neither old nor new was changed by somebody else meanwhile.
      guard now != entry.new, now == entry.old else { continue }
      try step()
      if entry.new == nil {
        try FileManager.default.removeItem(at: file)
      } else {
        try WholeMove.move(blob(number, "new", index), over: file)
      }
    }
    try mark(number, "done")
    return number
  }

  @discardableResult
  private func finish() throws -> [String] {
    var titles: [String] = []
    for number in numbers where !has(number, "done") {
      guard let plan = plan(number) else { continue }
      _ = try carryOut(number)
      titles.append(plan.title)
    }
    return titles
  }
}
