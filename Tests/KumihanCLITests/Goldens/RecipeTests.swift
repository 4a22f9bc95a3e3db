import Foundation
import Testing

/// The recipes of `docs/ci`: their script lines, run one by one in a clean folder, with other programs in place of
/// those that need a network.
struct RecipeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func recipe(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "docs/ci/\(name)"), encoding: .utf8)
  }

  /// The shell scripts of a recipe by the key that they stand under, in order: `run: …`, `run: |` with lines, and the
  /// items of `script:` and `before_script:`.
  private func scripts(_ recipe: String) -> [String] {
    var result: [String] = []
    var block: Int?
    var isList = false
    for line in recipe.split(separator: "\n").map(String.init) {
      let depth = line.prefix { $0 == " " }.count
      let words = line.dropFirst(depth)
      if let open = block, depth > open {
        if isList {
          result.append(String(words.dropFirst(2)))
        } else {
          result[result.count - 1] += words + "\n"
        }
        continue
      }
      block = nil
      if words == "run: |" {
        (block, isList) = (depth, false)
        result.append("")
      } else if words.hasPrefix("run: ") {
        result.append(String(words.dropFirst(5)))
      } else if words == "script:" || words == "before_script:" {
        (block, isList) = (depth, true)
      }
    }
    return result
  }

  /// A package in a repository of its own, and programs that stand in for those of the machine.
  private func prepare(_ yard: GoldensYard) throws {
    let kumihan = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    let programs = [
      "apt-get": "echo \"$@\" >> \"$PACKAGE/.build/apt\"",
      "swift": """
      case "$1" in
      test) exec sh test.sh ;;
      build) mkdir -p .build/tools/release && ln -sf '\(kumihan)' .build/tools/release/kumihan ;;
      package) [ "$2" = resolve ] || exec cat .build/describe.json ;;
      esac
      """,
      "kumihan": "exec '\(kumihan)' \"$@\"",
      "gh": """
      case "$1 $2" in
      "pr view") echo feature ;;
      "run list") echo 7 ;;
      "run download") mkdir -p "$PACKAGE/.build/download/.build" && cp -r "$PACKAGE/.build/goldens" "$PACKAGE/.build/download/.build/" ;;
      esac
      """,
    ]
    for (name, text) in programs {
      try yard.write("#!/bin/sh\n\(text)\n", ".build/bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(yard.package)/.build/bin/\(name)")
    }
    try yard.write(".build\n*.xml\n*.html\n*.json\n", ".gitignore")
    _ = try shell(
      "git init -q -b main . && git -c user.name=t -c user.email=t@example.org commit -q --allow-empty -m start",
      yard)
  }

  private func shell(_ script: String, _ yard: GoldensYard, _ settings: [String] = []) throws
    -> Command
  {
    let before =
      "cd '\(yard.package)'; PACKAGE=$PWD PATH=\"$PWD/.build/bin:$PATH\"; export PACKAGE PATH HOME=\"$PWD/.build\" "
      + "GITHUB_ENV=\"$PWD/.build/env\" GITHUB_STEP_SUMMARY=.build/summary.md CI=true; "
      + settings.map { "export \($0); " }.joined()
    return try Command(program: "/bin/sh", all: ["-c", "\(before)set -e\n\(script)"])
  }

  @Test(arguments: ["github.yml", "github-approve.yml", "gitlab.yml"])
  func namesTheLibrariesOfTheManifest(name: String) throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let wanted = Set(
      manifest.matches(of: /"(lib[a-z0-9-]+-dev)"/).map { String($0.output.1) })
    #expect(wanted.count >= 9)
    let lines = scripts(try recipe(name)).filter { $0.hasPrefix("apt-get") }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(Set(line.split(separator: " ").map(String.init)).isSuperset(of: wanted))
    }
  }

  @Test func gitHubComparesInPartsReportsAndApproves() throws {
    let yard = try GoldensYard()
    try prepare(yard)
    let all = scripts(try recipe("github.yml"))
    #expect(all.count == 6)
    let cause = "Ledger/Views.swift:12:5 vstack spacing 2 -> 4"
    for part in 1...2 {
      try? FileManager.default.removeItem(atPath: "\(yard.package)/.build/left")
      if part == 2 { try yard.differ("b.txt", cause: cause) }
      try yard.see([part == 1 ? "a.txt" : "b.txt"], end: part == 1 ? "exit 0" : "exit 1")
      for (index, script) in all.prefix(3).enumerated() {
        let line = script.replacing("${{ matrix.part }}", with: "\(part)")
        #expect(!line.contains("${{"))
        let run = try shell(line, yard)
        #expect(run.status == (index == 2 && part == 2 ? 1 : 0), "\(line): \(run.errors)")
        if index == 2, part == 2 {
          #expect(
            run.text.hasPrefix("::error file=Sources/Ledger/Views.swift,line=12,col=5::vstack"))
        }
      }
      _ = try shell("mkdir -p .build/parts && mv .build/goldens-\(part) .build/parts/", yard)
    }
    for script in all.dropFirst(3) {
      let run = try shell(script, yard)
      #expect(run.status == (script.contains("merge") ? 1 : 0), "\(script): \(run.errors)")
    }
    #expect(yard.text(".build/summary.md")?.contains("vstack spacing 2 -> 4") == true)
    #expect(yard.text("goldens.xml")?.contains("tests=\"2\" failures=\"1\"") == true)
    #expect(yard.text("goldens.html")?.contains("1 of 2 snapshots differ") == true)

    // A comment approves: the commit is the reviewer's, and it is pushed.
    _ = try shell(
      "git add -A; git -c user.name=t -c user.email=t@example.org commit -qm references; "
        + "git clone -q --bare . .build/origin.git; git clone -q .build/origin.git change", yard)
    let settings = ["NUMBER=3", "REVIEWER=ada", "REVIEWER_ID=42", "BRANCH=feature"]
    for script in scripts(try recipe("github-approve.yml")) {
      let run = try shell(script, yard, settings)
      #expect(run.status == 0, "\(script): \(run.errors)")
    }
    #expect(yard.text(".build/env") == "BRANCH=feature\n")
    let log = try shell(
      "git -C .build/origin.git log -1 --format='%an %ae %s' feature; "
        + "git -C .build/origin.git show feature:\(yard.id("b.txt"))", yard)
    #expect(
      log.text == "ada 42+ada@users.noreply.github.com Goldens: approved by ada\nnew\n",
      "\(log.errors)")
  }

  @Test func gitLabComparesInParts() throws {
    let yard = try GoldensYard()
    try prepare(yard)
    try yard.differ("a.txt", cause: "Ledger/Views.swift:12:5 vstack spacing 2 -> 4")
    try yard.see(["a.txt"], end: "exit 1")
    let all = scripts(try recipe("gitlab.yml"))
    #expect(all.count == 4)
    for (index, script) in all.enumerated() {
      let run = try shell(script, yard, ["CI_NODE_INDEX=2", "CI_NODE_TOTAL=2"])
      #expect(run.status == (index == 3 ? 1 : 0), "\(script): \(run.errors)")
    }
    #expect(yard.text(".build/asked") == "never 2/2\n")
    #expect(yard.text("gl-code-quality.json")?.contains("Sources/Ledger/Views.swift") == true)
    #expect(yard.text("goldens.xml")?.contains("<failure") == true)
    #expect(yard.text("goldens.html")?.contains("snapshots differ") == true)
  }

  @Test func theHookStopsACommitThatChangesPictures() throws {
    let yard = try GoldensYard()
    try prepare(yard)
    try yard.write(
      "{\"targets\": [{\"name\": \"Ledger\", \"path\": \"Sources/Ledger\", \"type\": \"library\"},"
        + " {\"name\": \"LedgerTests\", \"path\": \"Tests/LedgerTests\", \"type\": \"test\", \"target_dependencies\": [\"Ledger\"]}]}",
      ".build/describe.json")
    let git = "git -c user.name=t -c user.email=t@example.org"
    try yard.see(["a.txt"])
    _ = try shell("\(git) add -A; \(git) commit -qm all; mkdir -p .git/hooks", yard)
    try yard.write(try recipe("pre-commit"), ".git/hooks/pre-commit")
    _ = try shell("chmod +x .git/hooks/pre-commit", yard)
    try yard.write("text\n", "README.md")
    let fine = try shell("\(git) add -A; \(git) commit -qm words", yard)
    #expect(fine.status == 0, "\(fine.errors)")
    #expect(yard.text(".build/asked") == nil, "no test ran")
    try yard.write("// changed\n", "Sources/Ledger/Views.swift")
    try yard.differ("a.txt", cause: "Ledger/Views.swift:1:5 vstack spacing 2 -> 4")
    try yard.see(["a.txt"], end: "exit 1")
    let stopped = try shell("\(git) add -A; \(git) commit -qm change", yard)
    #expect(
      stopped.status == 1 && (stopped.text + stopped.errors).contains("vstack spacing 2 -> 4"))
    #expect(try shell("git log -1 --format=%s", yard).text == "words\n")
  }
}
