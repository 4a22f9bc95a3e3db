package import Foundation
import KumihanData

/// Puts accepted snapshots in their references' places.
package struct Approval {
  /// What became of one decision.
  package struct Result: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
      case accepted, rejected
      /// Nothing was written: the reason.
      case refused(String)
    }
    package var id: String
    package var outcome: Outcome

    /// The reason; nil for what was not refused.
    package var refusal: String? {
      if case .refused(let reason) = outcome { reason } else { nil }
    }
  }

  package let run: GoldenRun
  /// The package's folder here; nil for that of the records.
  package let package: URL?
  package var journal: ChangeJournal

  package init(run: GoldenRun, package: URL?, journal: ChangeJournal) {
    (self.run, self.package, self.journal) = (run, package, journal)
  }

  /// Applies decisions: all files of the accepted ones in one plan.
  ///
  /// A decision holds for what the person saw. Where the reference or the snapshot is another by now,
  /// it is refused by itself, and the others are applied.
  package func apply(_ decisions: Decisions) throws -> [Result] {
    var results: [Result] = []
    var changes: [ChangeJournal.Change] = []
    var locks: [URL: [String: String]] = [:]
    for decision in decisions.all {
      guard decision.verdict == .accept else {
        results.append(Result(id: decision.id, outcome: .rejected))
        continue
      }
      do {
        let (difference, bytes) = try check(decision)
        let reference = difference.reference(in: package)
        if difference.isHashOnly != true { changes.append(.init(file: reference, bytes: bytes)) }
        if difference.isPicture {
          let folder = reference.deletingLastPathComponent()
          if let layout = run.data(difference.layout) {
            changes.append(
              .init(file: folder.appending(path: "\(difference.stem).layout.txt"), bytes: layout))
          }
          let lock = folder.appending(path: LockLines.name)
          var lines = locks[lock] ?? (try? Data(contentsOf: lock)).map(LockLines.read) ?? [:]
          lines[difference.stem] = difference.lock
          locks[lock] = lines
        }
        results.append(Result(id: decision.id, outcome: .accepted))
      } catch let refusal as Refusal {
        results.append(Result(id: decision.id, outcome: .refused(refusal.words)))
      }
    }
    for (file, lines) in locks.sorted(by: { $0.key.path < $1.key.path }) {
      changes.append(.init(file: file, bytes: lines.isEmpty ? nil : LockLines.data(lines)))
    }
    let count = results.count { $0.outcome == .accepted }
    try journal.apply(changes, title: "\(count) approved")
    return results
  }

  private struct Refusal: Error {
    var words: String
  }

  private func check(_ decision: Decisions.Decision) throws -> (GoldenDifference, Data) {
    guard let difference = run.differences.first(where: { $0.id == decision.id }) else {
      let near = NearMatch.value(for: decision.id, among: run.differences.map(\.id))
      throw Refusal(
        words: "the run has no difference of this name"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    try checkPlace(difference)
    let now = run.reference(of: difference, in: package)
    if let now, now.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) {
      throw Refusal(words: "the reference is a pointer of Git LFS; hint: git lfs pull")
    }
    let old = run.referenceHash(of: difference, in: package)
    guard old == decision.old else {
      throw Refusal(
        words: "the reference changed since: it was \(short(decision.old)), it is \(short(old));"
          + " hint: run the tests again")
    }
    guard let bytes = run.data(difference.actual) else {
      throw Refusal(words: "the run has no snapshot of it; hint: run the tests again")
    }
    let new = GoldenDifference.hash(bytes)
    guard new == decision.new, new == difference.new else {
      throw Refusal(
        words: "the snapshot changed since: it was \(short(decision.new)), it is \(short(new));"
          + " hint: look at it again")
    }
    return (difference, bytes)
  }

  /// A run may come from another machine: what it names is written below the package only, and in no
  /// folder of tools.
  private func checkPlace(_ difference: GoldenDifference) throws {
    let root = (package ?? URL(filePath: difference.root)).resolvingSymlinksInPath().path + "/"
    let reference = difference.reference(in: package).standardizedFileURL
    let path = reference.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: reference.lastPathComponent).path
    let parts = path.dropFirst(root.count).split(separator: "/")
    guard path.hasPrefix(root), !parts.contains(where: { $0.hasPrefix(".") }) else {
      throw Refusal(words: "the reference lies outside the package")
    }
  }

  private func short(_ hash: String?) -> String { hash.map { String($0.prefix(8)) } ?? "not there" }
}
