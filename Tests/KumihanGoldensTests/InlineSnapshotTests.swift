import Foundation
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Texts that stand in the test itself.
struct InlineSnapshotTests {
  private func written(
    _ source: String, _ texts: [(line: Int, column: Int, text: String)],
    labels: [String] = ["matches"], offset: Int = 0
  ) throws -> String {
    var places: [InlineTexts.Place: String] = [:]
    for (line, column, text) in texts {
      places[.init(line: line, column: column, labels: labels, offset: offset)] = text
    }
    return try InlineTexts.rewritten(Array(source.utf8), places)
  }

  @Test func equalTextsPass() {
    assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
      """
      {
        "a" : 2,
        "b" : 1
      }
      """
    }
    assertInlineSnapshot(of: Int?.none, as: .description)
  }

  @Test func otherTextsFail() {
    withKnownIssue {
      assertInlineSnapshot(of: "a\nb", as: .lines, message: "Other", record: .never) { "a\nc" }
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.contains("Other") && words.contains("- c") && words.contains("+ b")
    }
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines, record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no text to compare with") }
    }
  }

  @Test func textsArePutBehindTheCall() throws {
    let source = """
      func test() {
        check(of: call(1), as: .lines)
        check(of: "(", as: .lines) {
          "old"
        }
      }
      """
    #expect(
      try written(source, [(2, 8, "a\n\nb"), (3, 3, #"\n"""#)]) == ##"""
        func test() {
          check(of: call(1), as: .lines) {
            """
            a

            b
            """
          }
          check(of: "(", as: .lines) {
            #"""
            \n""
            """#
          }
        }
        """##)
  }

  @Test func textsAsArgumentsAreComparedAndWritten() throws {
    _assertInlineSnapshot(
      matching: ["a": 1], as: .json,
      with: """
        {
          "a" : 1
        }
        """)
    withKnownIssue {
      assertInlineSnapshot(matching: "a", as: .lines, record: .never, with: "b")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("- b") && $0.rawValue.contains("+ a") }
    }
    let source = """
      func test() {
        check(matching: f(with: "x"), as: .lines, with: "")
        check(matching: 1, as: .dump, with: #"old"#, line: 1)
        check(matching: 1, as: .dump, with: text)
      }
      """
    func written(_ line: Int, _ text: String) throws -> String {
      try InlineTexts.rewritten(
        Array(source.utf8),
        [.init(line: line, column: 3, labels: ["with"], offset: 0, isArgument: true): text])
    }
    #expect(
      try written(2, "a\nb").contains(
        """
          check(matching: f(with: "x"), as: .lines, with: \"""
            a
            b
            \""")

        """))
    #expect(
      try written(3, "- 1").contains(
        """
          check(matching: 1, as: .dump, with: \"""
            - 1
            \""", line: 1)

        """))
    #expect(throws: InlineTexts.Refusal.self) { try written(4, "- 1") }
  }

  @Test func helpersHaveOtherLabelsAndPlaces() throws {
    let source = """
      func test() {
      \tcheck { build() } sql: { "old" } results: { "x" }
      \tcheck(1) { build() }
      \tcheck(of: 1, matches: { "old" })
      }
      """.replacing("check {", with: "check() {")
    #expect(
      try written(source, [(2, 2, "s")], labels: ["sql"], offset: 1).contains(
        "build() } sql: {\n\t\t\"\"\"\n\t\ts\n\t\t\"\"\"\n\t} results: { \"x\" }"))
    #expect(
      try written(source, [(3, 2, "s")], labels: ["sql"], offset: 1).contains(
        "check(1) { build() } sql: {\n\t\t\"\"\"\n\t\ts\n"))
    #expect(
      try written(source, [(4, 2, "s")]).contains(
        "check(of: 1, matches: {\n\t\t\"\"\"\n\t\ts\n\t\t\"\"\"\n\t})"))
  }

  @Test func filesThatChangedAreRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kumihan-inline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Test.swift")
    try Data("  check(1)\n  check(2)\n".utf8).write(to: file)
    func write(_ text: String, _ line: Int) throws {
      try InlineTexts.write(
        text, into: file.path, at: .init(line: line, column: 3, labels: ["matches"], offset: 0))
    }
    try write("one", 1)
    try write("two", 2)
    try write("one", 1)
    let result = try String(contentsOf: file, encoding: .utf8)
    #expect(result.contains("check(1) {\n    \"\"\"\n    one\n") && result.contains("    two\n"))
    #expect(throws: InlineTexts.Refusal.self) { try write("three", 1) }
    try Data("  check(3)\n".utf8).write(to: file)
    #expect(throws: InlineTexts.Refusal.self) { try write("four", 1) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "  check(3)\n")
    #expect(throws: InlineTexts.Refusal.self) {
      try InlineTexts.rewritten(
        Array("a".utf8), [.init(line: 9, column: 1, labels: [], offset: 0): "x"])
    }
  }
}
