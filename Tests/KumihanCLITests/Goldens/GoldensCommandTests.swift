import Foundation
import KumihanGoldenRuns
import Testing

/// `kumihan goldens`: from the run to the accepted change, by what it prints and how it ends.
struct GoldensCommandTests {
  private let spacing = "Ledger/Views.swift:12:5 vstack spacing 2 -> 4"

  @Test func equalSnapshotsEndWithNothing() throws {
    let yard = try GoldensYard()
    try yard.see(["a.txt", "b.txt"])
    let run = try yard.goldens("verify", runs: true)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.text == "2 snapshots are as their references\n")
    #expect(yard.text(".build/asked") == "never \n")
    #expect(
      yard.text(".build/kumihan-goldens/latest/report.html")?.contains(
        "Every snapshot is as its reference") == true)
  }

  @Test func differencesAreToldByTheirCause() throws {
    let yard = try GoldensYard()
    for name in ["a.txt", "b.txt"] { try yard.differ(name, cause: spacing) }
    try yard.see(["a.txt", "b.txt", "c.txt"], end: "exit 1")
    let run = try yard.goldens(
      "verify", "--junit", yard.scratch.path("junit.xml"), "--code-quality",
      yard.scratch.path("quality.json"), "--summary", yard.scratch.path("summary.md"), "--github",
      runs: true)
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n").map(String.init)
    let file = "Sources/Ledger/Views.swift"
    #expect(
      lines.prefix(3) == [
        "::error file=\(file),line=12,col=5::vstack spacing 2 -> 4 (2 snapshots: a.txt, b.txt)",
        "\(file):12:5: vstack spacing 2 -> 4 (2 snapshots: a.txt, b.txt)",
        "2 of 3 snapshots differ",
      ])
    func read(_ name: String) throws -> String {
      try String(contentsOfFile: yard.scratch.path(name), encoding: .utf8)
    }
    let junit = try read("junit.xml")
    #expect(junit.contains("<testsuite name=\"goldens\" tests=\"3\" failures=\"2\" errors=\"0\">"))
    #expect(junit.contains("name=\"c.txt\"/>"))
    #expect(
      junit.contains(
        "<failure message=\"cause: Ledger/Views.swift:12:5 vstack spacing 2 -&gt; 4\">"))
    #expect(try read("summary.md").contains("| `\(file):12` | vstack spacing 2 -> 4 |"))
    let quality = try JSONSerialization.jsonObject(with: Data(try read("quality.json").utf8))
    let first = try #require((quality as? [[String: Any]])?.first)
    #expect((first["location"] as? [String: Any])?["path"] as? String == file)
  }

  @Test func whatCannotBeComparedEndsWithTwo() throws {
    let yard = try GoldensYard()
    try yard.differ("a.txt", kind: .unusable)
    try yard.see(["a.txt"], end: "exit 1")
    #expect(try yard.goldens("verify", runs: true).status == 2)

    let empty = try GoldensYard()
    try empty.see([])
    let run = try empty.goldens("verify", runs: true)
    #expect(run.status == 2 && run.errors.contains("no snapshot was compared"))

    let red = try GoldensYard()
    try red.see(["a.txt"], end: "exit 3")
    let other = try red.goldens("verify", runs: true)
    #expect(other.status == 2)
    #expect(other.errors.contains("no snapshot differs, and 'sh test.sh' ended with 3"))
  }

  @Test func wordsThatAreNoneAreNamed() throws {
    let yard = try GoldensYard()
    try yard.differ("a.txt")
    try yard.see(["a.txt"], end: "exit 1")
    _ = try yard.goldens("verify", runs: true)
    let cases: [(words: [String], message: String)] = [
      (["verfy"], "Error: goldens has no subcommand 'verfy'\nHint: did you mean 'verify'?"),
      (["why", "b.txt"], "Error: no difference is called 'b.txt'\nHint: did you mean 'a.txt'?"),
      (["verify", "--shard", "5/4"], "Error: '5/4' is no part\nHint: as 2/4"),
      (["verify", "--run", "/usr"], "Error: '/usr' is no run's folder"),
      (["approve", "none.json"], "Error: cannot read 'none.json'"),
      (["approve", "--all", "a.txt"], "Error: --all needs no names"),
      (["undo"], "Error: nothing is left to take back"),
      (["merge", "/nowhere"], "Error: no such folder '/nowhere'"),
      (["why", "--run", "/nowhere"], "Error: there is no run in '/nowhere'"),
    ]
    for (words, message) in cases {
      let run = try Command(
        all: ["goldens"] + words + (words[0] == "verfy" ? [] : ["--package-path", yard.package]))
      #expect(run.status == 2 && run.errors.hasPrefix(message), "\(words): \(run.errors)")
    }
    #expect(
      try Command("goldens", "why", "--package-path", "/nowhere").errors.hasPrefix(
        "Error: no such folder"))
  }

  @Test func whyAndDiffNameWhatChanged() throws {
    let yard = try GoldensYard()
    try yard.differ(
      "a.txt", old: "1\n2\n3\n4\n5\n6\n", new: "1\n2\n3\n4\nfive\n6\n", cause: spacing)
    try yard.see(["a.txt"], end: "exit 1")
    _ = try yard.goldens("verify", runs: true)
    let why = try yard.goldens("why", "a.txt")
    #expect(why.status == 1)
    #expect(why.text.hasPrefix("\(yard.id("a.txt"))\n  cause: \(spacing)\n  test: card() at "))
    let diff = try yard.goldens("diff")
    #expect(diff.status == 1)
    #expect(diff.text == "\(yard.id("a.txt"))\n  …\n    3\n    4\n  - 5\n  + five\n    6\n    \n")
  }

  @Test func approvedByNameByFileAndByAnswer() throws {
    let yard = try GoldensYard()
    for name in ["a.txt", "b.txt", "c.txt", "d.txt"] { try yard.differ(name, cause: "x \(name)") }
    try yard.see(["a.txt", "b.txt", "c.txt", "d.txt"], end: "exit 1")
    _ = try yard.goldens("verify", runs: true)
    #expect(
      try yard.goldens("approve", "a.txt").text.hasPrefix(
        "accepted: \(yard.id("a.txt"))\n1 accepted"))
    #expect(yard.text(yard.id("a.txt")) == "new\n")

    func decision(_ name: String, old: String, verdict: String) -> String {
      "{\"id\": \"\(yard.id(name))\", \"old\": \"\(GoldenDifference.hash(Data(old.utf8)))\","
        + " \"new\": \"\(GoldenDifference.hash(Data("new\n".utf8)))\", \"verdict\": \"\(verdict)\"}"
    }
    let file = try yard.scratch.file(
      "decisions.json",
      "{\"format\": 1, \"decisions\": [\(decision("b.txt", old: "old\n", verdict: "accept")),"
        + "\(decision("c.txt", old: "other\n", verdict: "accept"))]}")
    let decided = try yard.goldens("approve", file)
    #expect(decided.status == 1)
    #expect(decided.errors.contains("refused: \(yard.id("c.txt")): the reference changed since"))
    #expect(yard.text(yard.id("b.txt")) == "new\n" && yard.text(yard.id("c.txt")) == "old\n")

    // The causes of a and b are asked for first, and have become stale.
    let asked = try yard.goldens("approve", input: "s\\ns\\nr\\na\\n")
    #expect(asked.status == 0, "\(asked.errors)")
    #expect(asked.text.contains("4 of 4: x d.txt"))
    #expect(yard.text(yard.id("c.txt")) == "old\n" && yard.text(yard.id("d.txt")) == "new\n")
    #expect(try yard.goldens("approve").errors.contains("nobody answers"))

    #expect(try yard.goldens("undo").status == 0)
    #expect(yard.text(yard.id("d.txt")) == "old\n" && yard.text(yard.id("b.txt")) == "new\n")
    for _ in 0..<2 { _ = try yard.goldens("undo") }
    #expect(yard.text(yard.id("a.txt")) == "old\n" && yard.text(yard.id("b.txt")) == "old\n")
    #expect(try yard.goldens("undo").status == 2)
  }

  /// Ended by the system at twenty moments, from before its start to after its end.
  @Test func aKilledApprovalLeavesNothingHalf() throws {
    let yard = try GoldensYard()
    let names = (0..<30).map { "n\($0).txt" }
    for name in names { try yard.differ(name, new: String(repeating: "new ", count: 2000)) }
    try yard.see(names, end: "exit 1")
    _ = try yard.goldens("verify", runs: true)
    let new = String(repeating: "new ", count: 2000)
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    for moment in 0..<20 {
      _ = try Command(
        program: "/bin/sh",
        all: [
          "-c",
          "'\(program)' goldens approve --all --package-path '\(yard.package)' >/dev/null 2>&1 & "
            + "sleep 0.\(moment < 5 ? "0" : "")\(moment * 2); kill -9 $! 2>/dev/null; wait",
        ])
      let found = Set(names.map { yard.text(yard.id($0)) })
      #expect(found.isSubset(of: [new, "old\n"]), "killed after \(moment)")
      // The next command finishes what was planned, or nothing was.
      _ = try yard.goldens("why")
      let after = Set(names.map { yard.text(yard.id($0)) })
      #expect(after.count == 1, "killed after \(moment)")
      let undone = try yard.goldens("undo")
      #expect(undone.status == (after == [new] ? 0 : 2))
      #expect(names.allSatisfy { yard.text(yard.id($0)) == "old\n" }, "killed after \(moment)")
    }
  }

  @Test func recordingIsTakenBackAndNeverDoneOnCI() throws {
    let yard = try GoldensYard()
    try yard.write("old\n", yard.id("a.txt"))
    try yard.write("same\n", yard.id("same.txt"))
    try yard.see(
      ["a.txt", "b.txt"],
      end: "printf 'new\\n' > t; mv t \(yard.id("a.txt")); echo b > \(yard.id("b.txt")); exit 1")
    let refused = try yard.goldens("record", runs: true, ci: "true")
    #expect(
      refused.status == 2 && refused.errors.hasPrefix("Error: nothing is recorded where CI=true"))
    #expect(yard.text(yard.id("a.txt")) == "old\n")
    let run = try yard.goldens("record", "--mode", "failed", runs: true)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "recorded: \(yard.id("a.txt"))\nrecorded: \(yard.id("b.txt"))\n")
    #expect(yard.text(".build/asked") == "failed \n")
    #expect(try yard.goldens("undo").status == 0)
    #expect(yard.text(yard.id("a.txt")) == "old\n" && yard.text(yard.id("b.txt")) == nil)
    #expect(yard.text(yard.id("same.txt")) == "same\n")
  }

  @Test func pruneNeedsAWholeRunAndProposesRenames() throws {
    let yard = try GoldensYard()
    try yard.write("picture\n", yard.id("before.txt"))
    try yard.write("gone\n", yard.id("gone.1.png"))
    try yard.write("layout\n", yard.id("gone.1.layout.txt"))
    try yard.write("kept\n", yard.id("kept.1.png"))
    try yard.write("layout\n", yard.id("kept.1.layout.txt"))
    try yard.write("gone.1  x\nkept.1  y\n", yard.id("snapshots.lock"))
    try yard.write("x\n", "Tests/LedgerTests/__Snapshots__/GoneTests/old.txt")
    try yard.differ("after.txt", old: nil, new: "picture\n", kind: .missing)
    try yard.see(["after.txt", "kept.1.png"], end: "exit 1")
    _ = try Command(
      all: [
        "goldens", "verify", "--package-path", yard.package, "--", "sh", "test.sh", "--filter", "x",
      ])
    #expect(try yard.goldens("prune").errors.contains("the last run was not a whole one"))
    _ = try yard.goldens("verify", runs: true)
    let list = try yard.goldens("prune")
    #expect(list.status == 1)
    #expect(
      list.text.split(separator: "\n").dropLast().map(String.init) == [
        "renamed: git mv '\(yard.id("before.txt"))' '\(yard.id("after.txt"))'",
        "unused: \(yard.id("before.txt"))", "unused: \(yard.id("gone.1.layout.txt"))",
        "unused: \(yard.id("gone.1.png"))",
        "unused: Tests/LedgerTests/__Snapshots__/GoneTests/old.txt",
        "unused line: \(yard.id("snapshots.lock")): gone.1",
      ])
    #expect(yard.text(yard.id("gone.1.png")) == "gone\n")
    #expect(try yard.goldens("prune", "--delete").status == 0)
    #expect(yard.text(yard.id("gone.1.png")) == nil && yard.text(yard.id("kept.1.png")) == "kept\n")
    #expect(yard.text(yard.id("snapshots.lock")) == "kept.1  y\n")
    _ = try yard.goldens("undo")
    #expect(yard.text(yard.id("gone.1.png")) == "gone\n")
    #expect(yard.text(yard.id("snapshots.lock")) == "gone.1  x\nkept.1  y\n")
  }

  @Test func partsOfARunAreMerged() throws {
    let yard = try GoldensYard()
    let runs = (1...2).map { yard.scratch.path("part\($0)") }
    try yard.see(["a.txt"])
    #expect(try yard.goldens("verify", "--shard", "1/2", "--run", runs[0], runs: true).status == 0)
    #expect(yard.text(".build/asked") == "never 1/2\n")
    try yard.differ("b.txt", cause: spacing)
    try yard.see(["b.txt"], end: "exit 1")
    #expect(try yard.goldens("verify", "--shard", "2/2", "--run", runs[1], runs: true).status == 1)
    #expect(try yard.goldens("merge", runs[0]).errors == "Error: missing: 2/2\n")
    let merged = try yard.goldens("merge", runs[0], runs[1])
    #expect(merged.status == 1 && merged.text.contains("1 of 2 snapshots differ"))
    #expect(try yard.goldens("approve", "--all").status == 0)
    #expect(yard.text(yard.id("b.txt")) == "new\n")
  }

  @Test func onlyTestsOfChangedSourcesRun() throws {
    let yard = try GoldensYard()
    try yard.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Two",
        targets: [
          .target(name: "Base"), .target(name: "Card", dependencies: ["Base"]), .target(name: "Other"),
          .testTarget(name: "CardTests", dependencies: ["Card"]),
          .testTarget(name: "OtherTests", dependencies: ["Other"]),
        ])

      """, "Package.swift")
    for target in ["Base", "Card", "Other", "Ledger"] {
      try yard.write("", "Sources/\(target)/A.swift")
    }
    for target in ["CardTests", "OtherTests"] { try yard.write("", "Tests/\(target)/A.swift") }
    try yard.write(".build\n", ".gitignore")
    try yard.see(["a.txt"], end: "echo \"$@\" > .build/words")
    let git = "git -C '\(yard.package)' -c user.name=t -c user.email=t@example.org"
    let set = try Command(
      program: "/bin/sh",
      all: ["-c", "git init -q '\(yard.package)' && \(git) add -A && \(git) commit -qm start"])
    #expect(set.status == 0, "\(set.errors)")
    let none = try yard.goldens("verify", "--only-changed", runs: true)
    #expect(none.status == 0 && none.text == "no test target depends on what changed\n")
    try yard.write("// changed", "Sources/Base/A.swift")
    #expect(try yard.goldens("verify", "--only-changed", runs: true).status == 0)
    #expect(yard.text(".build/words") == "--filter ^(CardTests)\\.\n")
    #expect(try yard.goldens("prune").status == 2, "a run of some tests is not whole")
    try yard.write("// new", "Sources/Other/B.swift")
    _ = try yard.goldens("verify", "--only-changed", runs: true)
    #expect(yard.text(".build/words") == "--filter ^(CardTests|OtherTests)\\.\n")
  }

  /// Two branches that changed neighbouring lines: Git's marks alone say that both changed both.
  @Test func theOriginOfAnUnfinishedMergeIsAskedOfGit() throws {
    let yard = try GoldensYard()
    let git = "git -C '\(yard.package)' -c user.name=t -c user.email=t@example.org"
    func run(_ script: String) throws -> Int32 {
      try Command(program: "/bin/sh", all: ["-c", script]).status
    }
    let lock = "x/snapshots.lock"
    try yard.write("a  1\nb  1\nc  1  file:none\n", lock)
    let start = "git init -q '\(yard.package)' && \(git) add -f x && \(git) commit -qm start"
    #expect(try run("\(start) && \(git) checkout -qb other") == 0)
    try yard.write("a  1\nb  2\nc  3  file:none\n", lock)
    #expect(try run("\(git) commit -qam theirs && \(git) checkout -q -") == 0)
    try yard.write("a  2\nb  1\nc  2  file:none\n", lock)
    #expect(try run("\(git) commit -qam ours") == 0)
    #expect(try run("\(git) merge -q other >/dev/null 2>&1") == 1)
    let merged = try yard.goldens("merge", "\(yard.package)/\(lock)")
    #expect(merged.status == 0 && yard.text(lock) == "a  2\nb  2\n")
    #expect(
      merged.errors.hasPrefix(
        "warning: c: both sides changed it; its line is left out, so that it has no reference"))
  }

  @Test func locksAreMerged() throws {
    let yard = try GoldensYard()
    try yard.write("a  1\n<<<<<<< o\nb  2\n=======\nc  3\n>>>>>>> t\n", "x/snapshots.lock")
    #expect(try yard.goldens("merge", "\(yard.package)/x/snapshots.lock").status == 0)
    #expect(yard.text("x/snapshots.lock") == "a  1\nb  2\nc  3\n")
    for (name, text) in [("o", "a  1\n"), ("a", "a  2\nn  1\n"), ("b", "a  3\n")] {
      try yard.write(text, name)
    }
    let files = ["o", "a", "b"].map { "\(yard.package)/\($0)" }
    let run = try yard.goldens("merge", "--lock", files[0], files[1], files[2])
    #expect(run.status == 0 && run.errors.hasPrefix("warning: a: both sides changed it"))
    #expect(yard.text("a") == "n  1\n")
  }
}
