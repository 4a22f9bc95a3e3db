import Foundation
import Testing

/// How each view of `Tests/Fixtures/Misbehaving.swift` ends: in its picture, or in one error that is
/// true, with status 1 and no file.
struct MisbehavingViewTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Misbehaving.swift").path

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func render(_ view: String, _ arguments: String...) throws -> Command {
    try Command(
      all: [
        "render", Self.file, "--cache", RenderCommandTests.cache, "--view", view, "--size", "20x10",
      ] + arguments)
  }

  private func expect(_ view: String, endsIn words: String, _ arguments: String...) throws {
    let picture = scratch.path("\(view).png")
    let run = try Command(
      all: [
        "render", Self.file, "--cache", RenderCommandTests.cache, "--view", view, "--size", "20x10",
        "-o", picture,
      ] + arguments)
    #expect(run.status == 1, "\(view)")
    let errors = run.errors.split(separator: "\n")
    #expect(
      errors.suffix(2).first.map(String.init) == "Error: \(words)", "\(view): \(run.errors)")
    #expect(errors.last?.hasPrefix("Hint: ") == true, "\(view): \(run.errors)")
    #expect(errors.count { $0.hasPrefix("Error: ") } == 1, "\(view): \(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("")) == [], "\(view)")
  }

  @Test func endsThatViewsMake() throws {
    for view in [
      "Exits", "ExitsWithSeven", "ExitsAtOnce", "ExitsByC", "ExitsQuickly", "ExitsWhileMade",
      "ExitsOnAppear", "ExitsElsewhere", "BecomesAnother", "Kills", "KillsItsGroup", "Raises",
      "Interrupts", "Halts", "KillsItsThread",
    ] {
      try expect(view, endsIn: "the view's code ended the program", "--timeout", "900")
    }
    for view in [
      "Aborts", "Fails", "FailsOnAppear", "Indexes", "Unwraps", "Overflows", "ReadsNowhere",
    ] {
      try expect(view, endsIn: "the view's code stopped the program", "--timeout", "900")
    }
    try expect(
      "Recurses", endsIn: "the view nests too deeply: the stack overflowed", "--timeout", "900")
    try expect(
      "HoldsItself", endsIn: "the views of 'HoldsItself' nest deeper than 1024 at AnyView",
      "--timeout", "900")
  }

  @Test func endsThatViewsNeverFind() throws {
    for view in ["Loops", "Sleeps", "Waits", "LocksTwice", "TakesTheAlarmOff"] {
      try expect(view, endsIn: "drawing the view takes too long", "--timeout", "1")
    }
    try expect(
      "Collects", endsIn: "drawing the view needs too much memory", "--memory", "700", "--timeout",
      "900")
  }

  @Test func picturesThatComeAllTheSame() throws {
    let quiet = try render("Quiet", "-o", "-")
    try #require(quiet.status == 0, "\(quiet.errors)")
    for view in [
      "AsksForSignals", "Prints", "PrintsMuch", "ClosesOutput", "ClosesAll", "ClosesTheStream",
      "GoesElsewhere", "SpinsAThread",
    ] {
      let run = try render(view, "-o", "-", "--timeout", "900")
      #expect(run.status == 0, "\(view): \(run.errors)")
      #expect(run.output == quiet.output, "\(view)")
    }
    #expect(try render("Prints", "-o", "-").errors == "hello\n")
    for (view, words) in [
      ("NoLengths", "a frame's side is nan, no size; it was ignored"), ("NoFilters", ""),
      ("NoFonts", ""), ("NoDashes", ""),
    ] {
      let run = try render(view, "-o", "-", "--timeout", "900")
      #expect(run.status == 0, "\(view): \(run.errors)")
      #expect(run.errors.contains(words) || words.isEmpty, "\(view): \(run.errors)")
      #expect(pixelSize(ofPNG: run.output) == [60, 30], "\(view)")
    }
  }

  /// A path is meant as seen from the folder that the command was called in.
  @Test func viewsThatGoElsewhereTakeNoFileAlong() throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    let run = try Command(
      program: "/bin/sh",
      all: [
        "-c",
        "cd '\(scratch.path(""))' && exec '\(program)' render '\(Self.file)' --view GoesElsewhere "
          + "--cache '\(RenderCommandTests.cache)' --size 20x10 -o kumihan-elsewhere.png",
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path(""))
        == ["kumihan-elsewhere.png"])
  }

  @Test func memoryHasALeastBound() throws {
    #expect(try render("Quiet", "-o", "-", "--memory", "1").status != 0)
  }
}
