import Foundation
import Testing

@testable import KumihanGoldenRuns

/// What was decided is done, to the bytes that were seen, whole, and can be taken back.
struct ApprovalTests {
  private func accept(_ differences: [GoldenDifference]) -> Decisions {
    Decisions(differences.map { Decisions.Decision($0, .accept) })
  }

  @Test func acceptedSnapshotsBecomeReferences() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let a = try yard.difference("T/a.1.png")
    let b = try yard.difference("T/b.txt", old: nil, kind: .missing)
    let c = try yard.difference("T/c.1.png")
    try yard.write("a.1  old\nz.1  kept\n", "T/snapshots.lock")
    let results = try yard.approval().apply(
      Decisions([.init(a, .accept), .init(b, .accept), .init(c, .reject)]))
    #expect(results.map(\.outcome) == [.accepted, .accepted, .rejected])
    #expect(yard.text("T/a.1.png") == "new")
    #expect(yard.text("T/a.1.layout.txt") == "layout of new")
    #expect(yard.text("T/b.txt") == "new")
    #expect(yard.text("T/c.1.png") == "old")
    #expect(yard.text("T/snapshots.lock") == "a.1  9x9@1  pixels:new\nz.1  kept\n")
  }

  @Test func undoRestoresTheBytes() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let differences = [
      try yard.difference("T/a.1.png"), try yard.difference("T/b.txt", old: nil, kind: .missing),
    ]
    let before = yard.files.map { yard.text($0) }
    _ = try yard.approval().apply(accept(differences))
    #expect(yard.files == ["T/a.1.layout.txt", "T/a.1.png", "T/b.txt", "T/snapshots.lock"])
    let undone = try #require(try yard.journal.undo())
    #expect(undone.restored.count == 4 && undone.refused == [])
    #expect(yard.files.map { yard.text($0) } == before)
    #expect(try yard.journal.undo() == nil)
  }

  @Test func oneOfThemIsUndone() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let differences = [try yard.difference("T/a.txt"), try yard.difference("T/b.txt")]
    _ = try yard.approval().apply(accept(differences))
    _ = try yard.journal.undo { $0.hasSuffix("T/b.txt") }
    #expect(yard.text("T/a.txt") == "new" && yard.text("T/b.txt") == "old")
    _ = try yard.journal.undo()
    #expect(yard.text("T/a.txt") == "old" && yard.text("T/b.txt") == "old")
  }

  @Test func whatChangedSinceIsNotUndone() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let differences = [try yard.difference("T/a.txt"), try yard.difference("T/b.txt")]
    _ = try yard.approval().apply(accept(differences))
    try yard.write("mine", "T/b.txt")
    let undone = try #require(try yard.journal.undo())
    #expect(undone.refused.map { URL(filePath: $0).lastPathComponent } == ["b.txt"])
    #expect(yard.text("T/a.txt") == "old" && yard.text("T/b.txt") == "mine")
  }

  @Test func staleDecisionsAreRefusedByThemselves() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let names = ["reference", "snapshot", "gone", "fine", "new", "pointer", "unseen"]
    var made: [GoldenDifference] = []
    for name in names { made.append(try yard.difference("T/\(name).txt")) }
    let base = ".build/kumihan-goldens/latest/T"
    try yard.write("other", "T/reference.txt")
    try yard.write("other", "\(base)/snapshot.txt.actual")
    try FileManager.default.removeItem(at: yard.package.appending(path: "\(base)/gone.txt.actual"))
    try FileManager.default.removeItem(at: yard.package.appending(path: "T/new.txt"))
    try yard.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "T/pointer.txt")
    made[6].id = "T/unsen.txt"
    let results = try yard.approval().apply(accept(made))
    let words = results.map { $0.refusal ?? "accepted" }
    #expect(words[0].hasPrefix("the reference changed since: it was "))
    #expect(words[1].hasPrefix("the snapshot changed since: it was "))
    #expect(words[2] == "the run has no snapshot of it; hint: run the tests again")
    #expect(words[3] == "accepted")
    #expect(words[4].contains("it is not there"))
    #expect(words[5] == "the reference is a pointer of Git LFS; hint: git lfs pull")
    #expect(words[6] == "the run has no difference of this name; did you mean 'T/unseen.txt'?")
    #expect(yard.text("T/fine.txt") == "new" && yard.text("T/reference.txt") == "other")
    #expect(yard.text("T/snapshot.txt") == "old" && yard.text("T/new.txt") == nil)
  }

  /// Ends the approval before each of its steps in turn, as a killed process ends.
  @Test func whereverItEndsNothingIsHalf() throws {
    struct Killed: Error {}
    var ends = 0
    while true {
      let yard = try Yard()
      defer { yard.remove() }
      let differences = [
        try yard.difference("T/a.1.png"), try yard.difference("T/b.txt"),
        try yard.difference("U/c.txt", old: nil, kind: .missing),
      ]
      let old = Dictionary(uniqueKeysWithValues: yard.files.map { ($0, yard.text($0)) })
      var approval = try yard.approval()
      var left = ends
      approval.journal.step = {
        if left == 0 { throw Killed() }
        left -= 1
      }
      let isKilled: Bool
      do {
        _ = try approval.apply(accept(differences))
        isKilled = false
      } catch is Killed { isKilled = true }
      for file in ["T/a.1.png", "T/b.txt"] {
        #expect(["old", "new"].contains(yard.text(file)), "killed at \(ends)")
      }
      #expect([nil, "new"].contains(yard.text("U/c.txt")))
      // The next command finishes what was planned, or nothing was.
      try yard.journal.recover()
      let now = Set(["T/a.1.png", "T/b.txt", "U/c.txt"].map { yard.text($0) ?? "none" })
      #expect(now == ["new"] || now == ["old", "none"], "killed at \(ends): \(now)")
      _ = try yard.journal.undo()
      let restored = Dictionary(uniqueKeysWithValues: yard.files.map { ($0, yard.text($0)) })
      #expect(restored == old, "killed at \(ends)")
      guard isKilled else { break }
      ends += 1
    }
    #expect(ends > 15)
  }

  @Test func whereverUndoEndsNothingIsHalf() throws {
    struct Killed: Error {}
    var ends = 0
    while true {
      let yard = try Yard()
      defer { yard.remove() }
      let differences = [try yard.difference("T/a.1.png"), try yard.difference("T/b.txt")]
      let old = Dictionary(uniqueKeysWithValues: yard.files.map { ($0, yard.text($0)) })
      _ = try yard.approval().apply(accept(differences))
      var journal = yard.journal
      var left = ends
      journal.step = {
        if left == 0 { throw Killed() }
        left -= 1
      }
      let isKilled: Bool
      do {
        _ = try journal.undo()
        isKilled = false
      } catch is Killed { isKilled = true }
      for file in ["T/a.1.png", "T/b.txt"] {
        #expect(["old", "new"].contains(yard.text(file)), "killed at \(ends)")
      }
      _ = try yard.journal.undo()
      let restored = Dictionary(uniqueKeysWithValues: yard.files.map { ($0, yard.text($0)) })
      #expect(restored == old, "killed at \(ends)")
      guard isKilled else { break }
      ends += 1
    }
    #expect(ends > 10)
  }

  /// As a run that somebody else sent may say.
  @Test(arguments: [
    "../out.txt", "T/../../out.txt", ".git/hooks/pre-commit", "T/.hidden/a.txt", "/tmp/out.txt",
    "Link/out.txt",
  ])
  func nothingIsWrittenOutsideThePackage(id: String) throws {
    let yard = try Yard()
    defer { yard.remove() }
    let outside = try Yard()
    defer { outside.remove() }
    try FileManager.default.createSymbolicLink(
      at: yard.package.appending(path: "Link"), withDestinationURL: outside.package)
    try yard.difference("T/a.txt", old: nil)
    var run = try yard.read()
    run.differences[0].id = id
    let approval = Approval(run: run, package: yard.package, journal: yard.journal)
    let results = try approval.apply(accept(run.differences))
    #expect(results[0].refusal == "the reference lies outside the package")
    #expect(outside.files == [] && !FileManager.default.fileExists(atPath: "/tmp/out.txt"))
  }

  @Test func aReferenceThatIsALineOnlyStaysOne() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("a.1  9x9@1  pixels:old\nz.1  kept\n", "T/snapshots.lock")
    let a = try yard.difference("T/a.1.png", old: nil) {
      $0.isHashOnly = true
      $0.old = GoldenDifference.hash(Data("9x9@1  pixels:old".utf8))
    }
    let results = try yard.approval().apply(accept([a]))
    #expect(results.map(\.outcome) == [.accepted])
    #expect(yard.text("T/snapshots.lock") == "a.1  9x9@1  pixels:new\nz.1  kept\n")
    #expect(yard.files == ["T/a.1.layout.txt", "T/snapshots.lock"])
    #expect(
      try yard.approval().apply(accept([a]))[0].refusal?.hasPrefix("the reference changed since")
        == true)
    _ = try yard.journal.undo()
    #expect(yard.text("T/snapshots.lock") == "a.1  9x9@1  pixels:old\nz.1  kept\n")
  }

  @Test func changesOfOthersCanBeTakenBack() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("new", "T/a.txt")
    try yard.write("recorded", "T/b.txt")
    func url(_ path: String) -> URL { yard.package.appending(path: path) }
    try yard.journal.note(
      [
        .init(file: url("T/a.txt"), bytes: Data("old".utf8)),
        .init(file: url("T/b.txt"), bytes: nil),
        .init(file: url("T/c.txt"), bytes: Data("taken away".utf8)),
      ], title: "recorded")
    #expect(yard.text("T/a.txt") == "new")
    #expect(try yard.journal.undo()?.title == "recorded")
    #expect(yard.text("T/a.txt") == "old" && yard.text("T/b.txt") == nil)
    #expect(yard.text("T/c.txt") == "taken away")
  }

  @Test func decisionsAreReadAsTheyAreWritten() throws {
    let decisions = Decisions([
      .init(id: "T/a.png", old: nil, new: "1", verdict: .accept, comment: "ö \"x\"", who: "A"),
      .init(id: "T/b.png", old: "0", new: "2", verdict: .reject),
    ])
    #expect(try Decisions(parsing: decisions.json) == decisions)
  }

  @Test(arguments: [
    ("{", "$: not JSON: expected a key in quotes"), ("[]", "$: expected an object, found an array"),
    ("{\"format\": 1}", "$: 'decisions' is missing"),
    ("{\"format\": 2, \"decisions\": []}", "$.format: 2 is out of range"),
    ("{\"format\": 1, \"decision\": []}", "$.decision: unknown key"),
    (
      "{\"format\": 1, \"decisions\": [{\"id\": \"a\", \"verdict\": \"acept\"}]}",
      "$.decisions[0].verdict: 'acept' is no verdict"
    ),
    (
      "{\"format\": 1, \"decisions\": [{\"id\": \"a\", \"verdict\": \"accept\"}, {\"id\": \"a\", \"verdict\": \"reject\"}]}",
      "$.decisions[1]: 'a' is decided twice"
    ),
  ])
  func whatAPersonMisspeltIsNamedWithItsPlace(text: String, message: String) {
    #expect(throws: (any Error).self) { try Decisions(parsing: Data(text.utf8)) }
    do { _ = try Decisions(parsing: Data(text.utf8)) } catch {
      #expect("\(error)".hasPrefix(message), "\(error)")
    }
  }
}
