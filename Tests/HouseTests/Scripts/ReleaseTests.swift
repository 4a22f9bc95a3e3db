import Foundation
import Testing

/// `scripts/release.sh` in a small repository whose tests and API check always pass.
struct ReleaseTests {
  private static let changes = """
    # Changelog

    ## [Unreleased]

    ## [1.2.0] - 2026-11-22

    - Something.

    """

  /// A repository that is ready for the release of 1.2.0.
  private func repository() throws -> ScriptFolder {
    let folder = try ScriptFolder(scripts: ["release.sh", "version.sh"])
    try folder.write(
      "  static let version = \"1.2.0\"\n", to: "Sources/KumihanCLI/KumihanCommand.swift")
    try folder.write(Self.changes, to: "CHANGELOG.md")
    try folder.write("test api docs:\n\t@echo $@ passed\n", to: "Makefile")
    try folder.write(
      "mkdir -p docs/api && scripts/version.sh >docs/api/Kumihan.txt\n", to: "scripts/api.sh")
    let made = try folder.run("chmod +x scripts/*; git init -q && git add . && git commit -qm All")
    #expect(made.status == 0, "\(made.output)")
    return folder
  }

  @Test func theFirstReleaseIsTagged() throws {
    let folder = try repository()
    let release = try folder.run("scripts/release.sh")
    #expect(release.status == 0, "\(release.output)")
    #expect(release.output.hasPrefix("test passed\napi passed\ndocs passed\n"))
    #expect(try folder.run("git tag").output == "1.2.0\n")
    // The tag has the API that later versions are compared with, and nothing is left over.
    #expect(try folder.run("git show 1.2.0:docs/api/Kumihan.txt").output == "1.2.0\n")
    #expect(try folder.run("git status --porcelain").output == "")
    let again = try folder.run("scripts/release.sh")
    #expect(again.status == 1)
    #expect(again.output.hasPrefix("error: 1.2.0 has been released already\nhint: "))
  }

  @Test func aCheckChangesNothing() throws {
    let folder = try repository()
    let check = try folder.run("scripts/release.sh --check")
    #expect(check.output.hasSuffix("1.2.0 can be released; the last release is none\n"))
    #expect(check.status == 0)
    #expect(
      try folder.run("git tag; git status --porcelain; git log --oneline | wc -l").output == "1\n")
  }

  @Test(arguments: [
    ("touch new", "1 files are not committed"),
    (
      "sed -i 's/^## .Unreleased.$/&\\n\\n- More./' CHANGELOG.md; git commit -qam x",
      "CHANGELOG.md has 1 unreleased entries"
    ),
    (
      "sed -i 's/1.2.0/1.3.0/' Sources/*/*; git commit -qam x",
      "CHANGELOG.md says 1.2.0, the program says 1.3.0"
    ),
    (
      "sed -i 's/ - 2026.*//' CHANGELOG.md; git commit -qam x",
      "CHANGELOG.md has no dated section for 1.2.0"
    ),
    ("git tag 1.10.0; git tag other", "1.2.0 is older than the last release, 1.10.0"),
    ("echo 'test api docs: ; @false' >Makefile; git commit -qam x", nil),
    (
      "echo 'test api docs: ; @touch left' >Makefile; git commit -qam x",
      "the tests changed 1 files"
    ),
  ])
  func nothingIsTaggedUnlessAllHolds(change: String, problem: String?) throws {
    let folder = try repository()
    try folder.run(change)
    let tags = try folder.run("git tag").output
    let release = try folder.run("scripts/release.sh")
    #expect(release.status != 0)
    if let problem { #expect(release.output.contains("error: \(problem)\nhint: ")) }
    #expect(try folder.run("git tag").output == tags)
  }

  /// The version stands in the program, and the newest section of the change log is not ahead of it.
  @Test func programAndChangeLogAgree() throws {
    let folder = Repository.root.appending(path: "Sources/KumihanCLI/KumihanCommand.swift")
    let program = try String(contentsOf: folder, encoding: .utf8)
    let version = try #require(program.firstMatch(of: /version = "(\d+)\.(\d+)\.(\d+)"/))
    let log = try String(
      contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let section = try #require(
      log.firstMatch(of: /\n## \[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d\n/))
    let numbers = [version.1, version.2, version.3].compactMap { Int($0) }
    let released = [section.1, section.2, section.3].compactMap { Int($0) }
    #expect(!numbers.lexicographicallyPrecedes(released))
    // A version ahead of the change log is one whose changes are being collected.
    if numbers != released { #expect(log.contains("\n## [Unreleased]\n")) }
  }
}
