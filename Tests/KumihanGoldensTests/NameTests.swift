import Foundation
import Kumihan
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Names of files: those of swift-snapshot-testing, without collisions.
struct NameTests {
  @Test(arguments: [
    ("dark mode", "dark-mode"), ("iPhone 13 (landscape)", "iPhone-13-landscape"), ("日本語", "日本語"),
    ("a/b\\c", "a-b-c"), ("..", ""), ("été", "été"), ("☕️ time", "☕️-time"),
    ("snake_case", "snake_case"),
  ])
  func namesAreCleaned(text: String, name: String) {
    #expect(SnapshotName.cleaned(text) == name)
  }

  @Test func valuesThatCleaningMakesEqualStayApart() {
    let names = ["a b", "a-b", "a/b", "a  b", "?", "!"].map(SnapshotName.unique)
    #expect(Set(names).count == names.count)
    #expect(SnapshotName.unique("a-b") == "a-b")
    #expect(SnapshotName.unique("Coffee") == "Coffee")
  }

  @Test func longNamesAreCutAndStayApart() {
    let long = String(repeating: "長", count: 120)
    let names = ["a", "b"].map { SnapshotName.file(test: "test", identifier: long + $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= SnapshotName.longest && $0.hasPrefix("test.長長") })
  }

  @Test func functionsLoseTheirLabels() {
    #expect(SnapshotName.test("rows(_:)") == "rows")
    #expect(SnapshotName.test("testCard()") == "testCard")
  }

  @Test func numbersCountWithinATestAndBeginAnewWithTheNextRun() {
    let counter = SnapshotCounter()
    func run(_ task: Int) -> [Int] {
      ["10", "11", "11"].map { counter.next(of: "test", site: $0, task: task) }
    }
    #expect(run(1) == [1, 2, 3])
    #expect(run(2) == [1, 2, 3])
    #expect(counter.next(of: "other", site: "10", task: 2) == 1)
  }

  @Test @MainActor func twoNamesThatBecomeOneFileAreRefused() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    #expect(workshop.verify("x", as: .lines, named: "a b", record: .missing) != nil)
    #expect(workshop.verify("x", as: .lines, named: "a b") == nil)
    for name in ["a-b", "A b"] {
      let message = workshop.verify("x", as: .lines, named: name)
      #expect(message?.contains("two snapshots have one file") == true)
    }
  }
}

/// Names within running tests.
@Suite(.snapshots(record: .missing)) struct RunningNameTests {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "kumihan-goldens-tests/running-\(ProcessInfo.processInfo.processIdentifier)")

  /// Values name their files, whatever order and thread they run in; two assertions are numbered.
  @Test(arguments: 0..<200) func valuesOfParametersNameFiles(number: Int) {
    let folder = Self.folder.appending(path: "values").path
    defer {
      try? FileManager.default.removeItem(
        atPath: folder + "/valuesOfParametersNameFiles.\(number).txt")
    }
    let first = verifySnapshot(of: "\(number)", as: .lines, snapshotDirectory: folder)
    #expect(first?.contains("valuesOfParametersNameFiles.\(number).txt") == true)
    let second = verifySnapshot(
      of: "\(number)", as: .lines, record: .never, snapshotDirectory: folder)
    #expect(second?.contains("valuesOfParametersNameFiles.\(number).2.txt") == true)
  }

  /// Unnamed snapshots of a test are numbered, and other tests of the file do not count.
  @Test(arguments: ["a"]) func unnamedOnesAreNumbered(_: String) {
    let folder = Self.folder.appending(path: "numbers").path
    for number in 1...3 {
      let message = verifySnapshot(
        of: "x", as: .lines, record: .never, snapshotDirectory: folder, testName: "list()")
      #expect(message?.contains("list.a\(number == 1 ? "" : ".\(number)").txt") == true)
    }
  }

  /// A test on no actor draws on the main one and waits for it.
  @Test func aNonisolatedTestDraws() throws {
    #expect(!Thread.isMainThread)
    let workshop = try Workshop()
    defer { workshop.remove() }
    let first = verifySnapshot(
      of: Card(), as: .image, named: "n", snapshotDirectory: workshop.folder.path)
    #expect(first?.contains("recorded:") == true)
    #expect(
      verifySnapshot(of: Card(), as: .image, named: "n", snapshotDirectory: workshop.folder.path)
        == nil)
  }

  @Test func anAsynchronousTestDraws() async throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    await Task.yield()
    let message = await withSnapshotTesting(record: .never) {
      await Task.yield()
      return verifySnapshot(
        of: Card(), as: .image, named: "n", snapshotDirectory: workshop.folder.path)
    }
    #expect(message?.contains("record: never (scope)") == true)
  }
}
