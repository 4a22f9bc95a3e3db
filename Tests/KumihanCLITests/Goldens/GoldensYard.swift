import Foundation
import KumihanGoldenRuns

/// A package whose tests are a shell script: what they would leave lies ready in folders.
final class GoldensYard {
  let scratch: Scratch
  var package: String { scratch.path("package") }
  private let base = "Tests/LedgerTests/__Snapshots__/CardTests"

  init() throws {
    scratch = try Scratch()
    try write("// swift-tools-version: 6.2\n", "Package.swift")
    try write(
      (1...20).map { "// line \($0)\n" }.joined(), "Sources/Ledger/Views.swift")
  }

  func write(_ text: String, _ path: String) throws {
    let url = URL(filePath: package).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Nil where there is no such file.
  func text(_ path: String) -> String? {
    try? String(contentsOf: URL(filePath: package).appending(path: path), encoding: .utf8)
  }

  func id(_ name: String) -> String { "\(base)/\(name)" }

  /// Lets the next run find a snapshot another than its reference.
  func differ(
    _ name: String, old: String? = "old\n", new: String = "new\n", cause: String? = nil,
    kind: GoldenDifference.Kind = .different
  ) throws {
    if let old { try write(old, id(name)) }
    var record = GoldenDifference(
      id: id(name), kind: kind, test: "card()", source: "Tests/LedgerTests/CardTests.swift",
      line: 9, column: 5, root: package, message: [cause.map { "cause: \($0)" } ?? "it differs"],
      rule: "record: never")
    if let cause {
      let place = String(cause.prefix { $0 != " " })
      record.causes = [
        .init(
          place: place, kind: "vstack", property: "spacing", old: "2", new: "4", words: cause,
          count: 1)
      ]
    }
    record.old = old.map { GoldenDifference.hash(Data($0.utf8)) }
    record.new = GoldenDifference.hash(Data(new.utf8))
    record.actual = id(name) + ".actual"
    try write(new, ".build/left/\(id(name)).actual")
    try write(
      String(decoding: try record.json, as: UTF8.self),
      ".build/left/\(id(name))\(GoldenDifference.ending)")
  }

  /// Lets the next run compare these, and end as it is said.
  func see(_ names: [String], end: String = "exit 0") throws {
    let list = (names.map(id) + [".end"]).map { $0 + "\n" }.joined()
    try write(list, ".build/left/seen/1.txt")
    try write(
      "[ \"$KUMIHAN_GOLDENS_RUN\" = \"$SNAPSHOT_TESTING_RECORD\" ] && cp -r .build/left/. \"$SNAPSHOT_ARTIFACTS\"\n"
        + "echo \"$SNAPSHOT_TESTING_RECORD $KUMIHAN_SHARD\" > .build/asked\n\(end)\n", "test.sh")
  }

  /// `kumihan goldens`, with words before `--package-path` and the tests after.
  func goldens(_ words: String..., runs: Bool = false, input: String? = nil, ci: String? = nil)
    throws -> Command
  {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    var line = ci.map { "CI=\($0) exec" } ?? "unset CI; exec"
    if let input { line = "printf '\(input)' | " + line.replacing("exec", with: "env") }
    var all = [
      "-c", line.replacing("unset CI; env", with: "env -u CI") + " \"$0\" \"$@\"", program,
      "goldens",
    ]
    all += words + ["--package-path", package] + (runs ? ["--", "sh", "test.sh"] : [])
    return try Command(program: "/bin/sh", all: all)
  }
}
