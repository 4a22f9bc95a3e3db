import Foundation
import Kumihan
import KumihanAppleNames
import KumihanGoldenRuns

/// Compares one value with its reference.
@MainActor
package struct SnapshotRun<Value, Format> {
  let call: SnapshotCall
  let strategy: Snapshotting<Value, Format>
  let value: @MainActor () throws -> Value
  let stem: String
  let folder: RunFolder

  /// For values that are made where the test stands, on whatever actor: it waits meanwhile.
  nonisolated package static func outcome(
    ofAny value: () throws -> Value, as strategy: Snapshotting<Value, Format>, _ call: SnapshotCall
  ) -> SnapshotOutcome {
    withoutActuallyEscaping(value) { value in
      let carried = Carried(value: value)
      return outcome(of: { try carried.value() }, as: strategy, call)
    }
  }

  nonisolated package static func outcome(
    of value: @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ call: SnapshotCall
  ) -> SnapshotOutcome {
    let carried = Carried(value: strategy)
    return withoutActuallyEscaping(value) { value in
      onMain {
        let (stem, mistake) = call.stem(ending: carried.value.pathExtension)
        if let mistake { return SnapshotOutcome(failure: mistake) }
        let run = SnapshotRun(
          call: call, strategy: carried.value, value: value, stem: stem,
          folder: RunFolder(
            source: URL(filePath: call.filePath), references: call.folder,
            environment: call.environment))
        if run.isOtherShard { return SnapshotOutcome() }
        var outcome = run.judged()
        if outcome.failure != nil { outcome.left = run.left }
        return outcome
      }
    }
  }

  private var ending: String { strategy.pathExtension.map { ".\($0)" } ?? "" }
  var file: String { stem + ending }
  var reference: URL { call.folder.appending(path: file) }

  /// The files of the run's folder that a failure may leave.
  var left: [URL] {
    [
      ending + GoldenDifference.ending, ending + AuditRecord.ending, ".actual" + ending,
      ".difference.png", ".actual.layout.txt",
    ].map { folder.url(stem + $0) }
  }

  /// The comparison's outcome with that of the audit.
  private func judged() -> SnapshotOutcome {
    guard let judge = call.judge else { return outcome() }
    SnapshotPage.all = []
    var outcome = outcome()
    // A new reference is drawn twice; its pages are equal.
    let pages = SnapshotPage.all ?? []
    SnapshotPage.all = nil
    let record = judge(Array(pages.prefix(1)), folder.id(file))
    folder.clear(stem, endings: [ending + AuditRecord.ending])
    if !record.findings.isEmpty {
      do {
        _ = try folder.leave(record.data, as: file + AuditRecord.ending)
      } catch {
        outcome.notes.append("the audit of \(file) cannot be written: \(error)")
      }
    }
    let lines = record.violations.map { "\($0.place): \($0.message) [\($0.rule)]" }
    if !lines.isEmpty {
      let words =
        "\(file): \(lines.count) violations of the audit\n" + lines.joined(separator: "\n")
      outcome.failure = [outcome.failure, words].compactMap { $0 }.joined(separator: "\n")
    }
    return outcome
  }

  private func outcome() -> SnapshotOutcome {
    let made: Format
    do {
      made = try make()
    } catch {
      return undrawn("\(error)")
    }
    if let comparison = strategy.diffing.comparison, let image = made as? UIImage {
      return PictureRun(self, comparison).outcome(image)
    }
    return compare(made)
  }

  /// The value's snapshot.
  func make() throws -> Format {
    let outer = SnapshotScreen.world
    SnapshotScreen.world = call.world
    defer { SnapshotScreen.world = outer }
    _ = SnapshotProblems.take()
    let value = try value()
    let arrival = Arrival<Format>()
    strategy.snapshot(value).run { arrival.value = $0 }
    let end = Date(timeIntervalSinceNow: call.timeout)
    while arrival.value == nil, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    let problems = SnapshotProblems.take()
    if !problems.isEmpty { throw Problem(words: problems.joined(separator: "; ")) }
    guard let result = arrival.value else {
      throw Problem(words: "the strategy gave nothing within \(call.timeout) s")
    }
    return result
  }

  /// Where a strategy leaves what it made, from whatever thread.
  private final class Arrival<Made> {
    private let lock = NSLock()
    private var made: Made?

    var value: Made? {
      get { lock.withLock { made } }
      set { lock.withLock { made = newValue } }
    }
  }

  struct Problem: Error, CustomStringConvertible {
    var words: String
    var description: String { words }
  }

  private func compare(_ made: Format) -> SnapshotOutcome {
    let data = strategy.diffing.toData(made)
    switch ReferenceFile(reference) {
    case .missing:
      return missing(data)
    case .unusable(let reason):
      if call.decision.mode == .all { return record(data, over: nil, because: reason) }
      return failure(reason, .unusable, actual: data)
    case .bytes(let old):
      if old == data {
        if call.decision.mode == .all { return kept() }
        folder.clear(stem, endings: [".actual" + ending, ending + GoldenDifference.ending])
        return SnapshotOutcome()
      }
      guard let (words, more) = strategy.diffing.diff(strategy.diffing.fromData(old), made) else {
        return call.decision.mode == .all ? kept() : SnapshotOutcome()
      }
      if [.all, .failed].contains(call.decision.mode) {
        return record(data, over: old, because: words)
      }
      var outcome = failure(words, .different, actual: data)
      outcome.attachments =
        more + [
          XCTAttachment(data: old, name: "\(stem).reference\(ending)"),
          XCTAttachment(data: data, name: "\(stem).actual\(ending)"),
        ]
      return outcome
    }
  }

  private func missing(_ data: Data) -> SnapshotOutcome {
    if call.decision.mode == .never {
      return failure("there is no reference", .missing, actual: data)
    }
    return record(data, over: nil, because: "there was no reference")
  }

  func kept() -> SnapshotOutcome {
    SnapshotOutcome(failure: "\(file): equal, so nothing was written\n\(call.decision.description)")
  }

  /// Leaves the snapshot in the run's folder and says where.
  func failure(
    _ words: String, _ kind: GoldenDifference.Kind, actual: Data
  ) -> SnapshotOutcome {
    var lines = ["\(file): \(words)", "reference: \(reference.shortPath)"]
    do {
      let url = try folder.leave(actual, as: "\(stem).actual\(ending)")
      lines.append("actual: \(url.shortPath)")
      let record = difference(kind, words.split(separator: "\n").map(String.init))
      try leave(record, actual: actual, as: "\(stem).actual\(ending)")
    } catch {
      lines.append("actual: cannot be written: \(error)")
    }
    lines.append(call.decision.description)
    if let words = call.decision.acceptance { lines.append(words) }
    return SnapshotOutcome(failure: lines.joined(separator: "\n"))
  }

  /// Writes the reference, when a second drawing gives the same.
  private func record(_ data: Data, over old: Data?, because reason: String) -> SnapshotOutcome {
    do {
      let again = strategy.diffing.toData(try make())
      guard again == data else {
        let place = LineDifference(
          String(decoding: data, as: UTF8.self), String(decoding: again, as: UTF8.self))
        return refused(strategy.pathExtension == "pdf" ? "" : place.description)
      }
      try write(data, over: old)
    } catch {
      return SnapshotOutcome(failure: "\(file): cannot be recorded: \(error)")
    }
    folder.clear(stem, endings: [".actual" + ending, ending + GoldenDifference.ending])
    return recorded(reason)
  }

  func refused(_ place: String) -> SnapshotOutcome {
    SnapshotOutcome(
      failure: "\(file): not recorded, because a second drawing is another\n\(place)\n"
        + "hint: give the view its date, random numbers and identifiers as arguments")
  }

  func recorded(_ reason: String) -> SnapshotOutcome {
    SnapshotOutcome(
      failure: "\(file): \(reason)\nrecorded: \(reference.shortPath); run the test again\n"
        + call.decision.description)
  }

  /// Makes the folder, and takes away a reference that was kept until now.
  func remove(_ old: Data?) throws {
    try FileManager.default.createDirectory(at: call.folder, withIntermediateDirectories: true)
    guard let old = old ?? (try? Data(contentsOf: reference)) else { return }
    try folder.keep(old, of: file)
    try FileManager.default.removeItem(at: reference)
  }

  func write(_ data: Data, over old: Data?) throws {
    try FileManager.default.createDirectory(at: call.folder, withIntermediateDirectories: true)
    if let old = old ?? (try? Data(contentsOf: reference)) { try folder.keep(old, of: file) }
    try data.write(to: reference, options: .atomic)
  }
}
