import Foundation
import Testing

/// `kumihan lint` as a person runs it.
struct LintCommandTests {
  private let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("a").padding(10)
          .cornerRadius(12)
      }
    }

    """

  @Test func findingsHaveTheirPlacesAndTheStatusIsOne() throws {
    let scratch = try Scratch()
    let path = try scratch.file("Card.swift", card)
    let run = try Command("lint", path)
    #expect(run.status == 1)
    #expect(
      run.text == "\(path):4:15: 10 is not a multiple of 4 [joho.grid]\n"
        + "\(path):5:8: cornerRadius() is not continuous: clip to a RoundedRectangle whose style is "
        + "[joho.corner.style]\n")
    let notes = try Command("lint", path, "--format", "github", "--rules", "joho.grid")
    #expect(
      notes.text
        == "::error file=\(path),line=4,col=15::10 is not a multiple of 4 [joho.grid]\n")
    let json = try Command(
      "lint", scratch.folder.path, "--format", "json", "--rules", "joho.corner.")
    #expect(json.status == 1)
    #expect(
      json.text.contains("\"line\": 5") && json.text.contains("\"rule\": \"joho.corner.style\""))
    #expect(!json.text.contains("joho.grid"))
  }

  @Test func aSystemsRulesAreChosenByItsName() throws {
    let scratch = try Scratch()
    let path = try scratch.file("Card.swift", card)
    let run = try Command("lint", path, "--system", "kajilis")
    #expect(run.status == 1)
    #expect(
      run.text.contains("\(path):2:8: the view 'Card' does not end in 'View' [kajilis.suffix]"))
    #expect(!run.text.contains("joho."))
    let one = try Command("lint", path, "--rules", "kajilis.preview")
    #expect(one.text == "\(path):2:8: the file of 'Card' has no #Preview [kajilis.preview]\n")
    let wrong = try Command("lint", path, "--system", "kajili")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("unknown design system 'kajili'"), "\(wrong.errors)")
    #expect(wrong.errors.contains("'kajilis'"), "\(wrong.errors)")
    let listed = try Command("lint", "--list-rules", "--system", "kajilis")
    #expect(listed.text.split(separator: "\n").count == 3, "\(listed.text)")
    #expect(try Command("lint", "--list-rules").text.contains("joho.grid"))
  }

  @Test func soundFilesAreQuietAndFoldersAreWalked() throws {
    let scratch = try Scratch()
    let build = scratch.folder.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    try Data(card.utf8).write(to: build.appendingPathComponent("A.swift"))
    _ = try scratch.file("notes.txt", card)
    let path = try scratch.file(
      "Sound.swift", card.replacing("10", with: "12").replacing(".cornerRadius(12)", with: ""))
    let run = try Command("lint", scratch.folder.path)
    #expect(run.status == 0 && run.text.isEmpty && run.errors.isEmpty, "\(run.text)\(path)")
  }

  @Test func whatCannotBeLookedAtIsStatusTwo() throws {
    let missing = try Command("lint", "/nowhere/A.swift")
    #expect(missing.status == 2)
    #expect(missing.errors == "Error: cannot read '/nowhere/A.swift': no such file\n")
    let rule = try Command("lint", "--rules", "joho.gird", "/tmp/none")
    #expect(rule.status == 2)
    #expect(
      rule.errors.hasPrefix("Error: unknown rule 'joho.gird'\nHint: did you mean 'joho.grid'?"))
  }

  @Test func rulesAreListed() throws {
    let run = try Command("lint", "--list-rules")
    #expect(run.status == 0)
    #expect(run.text.contains("joho.grid"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.contains("chapter") })
  }

  @Test func theHookStopsACommitWithFaults() throws {
    let scratch = try Scratch()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let hook = root.appending(path: "docs/ci/pre-commit-lint").path
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    _ = try scratch.file("Old.swift", card)
    func shell(_ script: String) throws -> Command {
      try Command(
        program: "/bin/sh",
        all: ["-c", "cd '\(scratch.folder.path)' && PATH=\"\(programs):$PATH\" && \(script)"])
    }
    let git = "git -c user.name=t -c user.email=t@example.org"
    #expect(
      try shell(
        "git init -q . && git add -A && \(git) commit -qm old && cp '\(hook)' .git/hooks/pre-commit"
      )
      .status == 0)
    // Only what is committed is looked at.
    _ = try scratch.file("notes.txt", "a\n")
    #expect(try shell("git add -A && \(git) commit -qm notes").status == 0)
    _ = try scratch.file("New card.swift", card)
    let stopped = try shell("git add -A && \(git) commit -qm new")
    #expect(stopped.status != 0)
    #expect((stopped.text + stopped.errors).contains("New card.swift:4:15: 10 is not"))
    #expect(!(stopped.text + stopped.errors).contains("Old.swift"))
  }
}
