import Foundation
import KumihanGoldens
import Testing

struct AssertGoldenTests {
  /// A checkout of its own, so that nothing of this test lies among the real goldens.
  private func checkout() throws -> (root: URL, file: String) {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = root.appending(path: "Tests/ThingTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (root, folder.appending(path: "PartTests.swift").path)
  }

  @Test func aMissingGoldenFailsAndLeavesACandidate() throws {
    let (root, file) = try checkout()
    defer { try? FileManager.default.removeItem(at: root) }
    try withKnownIssue {
      try assertGolden("a\n", named: "one", fileID: "ThingTests/PartTests.swift", filePath: file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("scripts/accept.sh 'Thing/Part/one.txt'") }
    }
    let candidate = root.appending(path: "Goldens.candidates/Thing/Part/one.txt")
    #expect(try String(contentsOf: candidate, encoding: .utf8) == "a\n")
  }

  @Test func aDifferenceNamesTheLine() throws {
    let (root, file) = try checkout()
    defer { try? FileManager.default.removeItem(at: root) }
    let golden = root.appending(path: "Goldens/Thing/Part")
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
    try Data("a\nb\n".utf8).write(to: golden.appending(path: "one.txt"))
    try assertGolden("a\nb\n", named: "one", fileID: "ThingTests/PartTests.swift", filePath: file)
    try withKnownIssue {
      try assertGolden("a\nc\n", named: "one", fileID: "ThingTests/PartTests.swift", filePath: file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("differs from line 2\n  a\n- b") }
    }
  }
}
