import Foundation
import Kumihan
@testable import KumihanGoldens
@testable import KumihanSnapshots
import Testing

/// When references are written, and which rule decides.
@MainActor
struct RecordModeTests {
  @Test func missingReferencesAreRecordedAndTheRunAfterIsGreen() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let first = try #require(workshop.verify(Card(), as: .small, record: .missing))
    #expect(first.contains("there was no reference"))
    #expect(first.contains("record: missing (argument)"))
    #expect(workshop.files == ["snapshots.lock", "test.it.layout.txt", "test.it.png"])
    #expect(workshop.verify(Card(), as: .small) == nil)
    let message = try #require(workshop.verify(Card(spacing: 4), as: .small, record: .missing))
    #expect(message.contains("px differ"))
    #expect(workshop.verify(Card(), as: .small) == nil, "a reference that differs was written")
  }

  @Test func neverWritesNothing() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = try #require(workshop.verify(Card(), as: .small, record: .never))
    #expect(message.contains("there is no reference"))
    #expect(message.contains("test.it.actual.png"))
    #expect(workshop.files == [])
  }

  @Test func failedWritesWhatDiffersAndSaysWhatDid() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .failed)
    let message = try #require(workshop.verify(Card(inset: 16), as: .small, record: .failed))
    #expect(message.contains("padding insets 12 -> 16"))
    #expect(message.contains("recorded:"))
    #expect(workshop.verify(Card(inset: 16), as: .small) == nil)
    #expect(workshop.verify(Card(inset: 16), as: .small, record: .failed) == nil)
  }

  @Test func allWritesAnewAndLeavesEqualFilesAlone() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .all)
    let file = try workshop.data("test.it.png")
    let marked = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes(
      [.modificationDate: marked], ofItemAtPath: workshop.url("test.it.png").path)
    let message = try #require(workshop.verify(Card(), as: .small, record: .all))
    #expect(message.contains("equal, so nothing was written"))
    let date =
      try FileManager.default.attributesOfItem(atPath: workshop.url("test.it.png").path)[
        .modificationDate] as? Date
    #expect(date == marked)
    _ = workshop.verify(Card(spacing: 9), as: .small, record: .all)
    #expect(try workshop.data("test.it.png") != file)
  }

  @Test func theInnermostScopeDecidesUnlessAnArgumentDoes() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    withSnapshotTesting(record: .all) {
      let message = withSnapshots(record: .never) {
        workshop.verify(Card(), as: .small, record: nil)
      }
      #expect(message?.contains("record: never (scope)") == true)
      let other = workshop.verify("a", as: .lines, record: .missing)
      #expect(other?.contains("record: missing (argument)") == true)
      let outer = workshop.verify("b", as: .lines, named: "b", record: nil)
      #expect(outer?.contains("record: all (scope)") == true)
    }
  }

  @Test(.snapshots(record: .never)) func aTraitDecidesWhereNoScopeDoes() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = workshop.verify("a", as: .lines, record: nil)
    #expect(message?.contains("record: never (trait)") == true)
    let scoped = withSnapshotTesting(record: .missing) {
      workshop.verify("a", as: .lines, record: nil)
    }
    #expect(scoped?.contains("record: missing (scope)") == true)
  }

  @Test func commandsDecideOverWhatTestsSay() {
    func decision(
      _ argument: SnapshotTestingConfiguration.Record?,
      _ trait: SnapshotTestingConfiguration.Record?, _ command: String
    ) -> RecordDecision {
      RecordDecision(
        argument: argument, scopes: [.init(configuration: .init(record: trait), isTrait: true)],
        environment: ["KUMIHAN_GOLDENS_RUN": command, "SNAPSHOT_TESTING_RECORD": command])
    }
    for said in [SnapshotTestingConfiguration.Record.all, .failed, .missing] {
      #expect(decision(said, nil, "never").description == "record: never (kumihan goldens)")
      #expect(decision(nil, said, "never").mode == .never)
    }
    #expect(decision(nil, .failed, "missing").mode == .missing)
    #expect(decision(false, nil, "failed").mode == .failed)
    #expect(decision(.never, nil, "all").description == "record: never (argument)")
    #expect(
      decision(nil, nil, "never").description == "record: never (SNAPSHOT_TESTING_RECORD=never)")
  }

  @Test func whatAcceptsIsWhatIsHeard() {
    func acceptance(
      _ argument: SnapshotTestingConfiguration.Record?, _ environment: [String: String] = [:]
    ) -> String? {
      RecordDecision(argument: argument, scopes: [], environment: environment).acceptance
    }
    #expect(acceptance(nil) == "accept with: SNAPSHOT_TESTING_RECORD=failed swift test")
    #expect(acceptance(.missing) == "accept with: kumihan goldens approve")
    #expect(acceptance(nil, ["CI": "true"]) == nil)
    let preview = SnapshotCall(previewsOf: "/nowhere/Row.swift", recording: .missing)
    #expect(
      preview.decision.acceptance == "accept with: kumihan goldens test --record failed")
  }

  @Test func theEnvironmentDecidesBeforeCI() {
    func decision(_ environment: [String: String]) -> String {
      RecordDecision(argument: nil, scopes: [], environment: environment).description
    }
    #expect(
      decision(["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"])
        == "record: failed (SNAPSHOT_TESTING_RECORD=failed)")
    let set = RecordDecision(
      argument: nil, scopes: [], isRecording: true,
      environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    #expect(set.description == "record: all (isRecording)")
    #expect(decision(["CI": "true"]) == "record: never (CI=true)")
    #expect(decision(["CI": "false"]) == "record: missing (nothing else is said)")
    #expect(decision([:]) == "record: missing (nothing else is said)")
    #expect(
      decision(["SNAPSHOT_TESTING_RECORD": "some"])
        == "record: never (SNAPSHOT_TESTING_RECORD=some, which is no mode)")
  }

  @Test func whatIsReplacedIsKept() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify("one", as: .lines, record: .missing)
    _ = workshop.verify("two", as: .lines, record: .failed)
    let undo = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(
        path: ".build/kumihan-goldens/undo/\(workshop.folder.lastPathComponent)/test.it.txt")
    #expect(try String(contentsOf: undo, encoding: .utf8) == "one")
    try? FileManager.default.removeItem(at: undo.deletingLastPathComponent())
  }
}
