import Foundation
import Testing

struct StarCommandTests {
  private static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:test
    BEGIN:VEVENT
    UID:one
    DTSTART:20261014T090000Z
    DTEND:20261014T093000Z
    SUMMARY:Design review
    END:VEVENT
    BEGIN:VEVENT
    UID:two
    DTSTART:tomorrow
    SUMMARY:Broken
    END:VEVENT
    END:VCALENDAR

    """

  @Test func drawsAPhoneAtTwoPixelsPerPoint() throws {
    let scratch = try Scratch()
    let events = try scratch.file("a.ics", Self.calendar)
    let png = scratch.path("star.png")
    let run = try Command(
      "star", "--date", "2026-10-14", "--events", events, "--region", "SE", "-o", png)
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: png))
    #expect(pixelSize(ofPNG: data) == [780, 1688])
    #expect(run.errors.contains("a.ics:12: "), "the line of the broken date: \(run.errors)")
  }

  @Test func writesTheSameBytesInTwoProcesses() throws {
    for name in ["star.png", "star.pdf"] {
      let scratch = try Scratch()
      let files = try ["a", "b"].map { prefix in
        let path = scratch.path(prefix + name)
        let run = try Command("star", "--date", "2026-12-24", "--region", "SE,JP", "-o", path)
        #expect(run.status == 0, "\(run.errors)")
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(files[0] == files[1])
      #expect(files[0].count > 10_000)
    }
  }

  @Test func writesAPNGToStandardOutput() throws {
    let run = try Command(
      "star", "--date", "2026-10-14", "--width", "320", "--scale", "1", "-o", "-")
    #expect(run.status == 0)
    #expect(pixelSize(ofPNG: run.output) == [320, 844])
  }

  /// A dark page ends 8 pt below its last box; large text makes a page longer; the direction and the
  /// ground change what is drawn.
  @Test func darkLargeAndMirrored() throws {
    func png(_ options: String...) throws -> Data {
      let run = try Command(
        all: ["star", "--date", "2026-10-14", "--scale", "1"] + options + ["-o", "-"])
      try #require(run.status == 0, "\(run.errors)")
      return run.output
    }
    let plain = try png()
    #expect(try png("--rtl") != plain)
    let dark = try png("--dark")
    let height = pixelSize(ofPNG: dark)[1]
    #expect(height < 500, "\(height)")
    #expect(try png("--background", "near-black") == dark)
    #expect(try png("--dark", "--background", "navy") != dark)
    let large = try png("--dark", "--dynamic-type", "AX3")
    #expect(pixelSize(ofPNG: large)[1] > height + 100)
  }

  @Test(arguments: [
    (["--date", "2026-02-30"], "day 30 does not exist in 2026-02"),
    (["--date", "2026-10-14", "--region", "SX"], "SX"),
    (["--date", "2026-10-14", "--width", "0"], "--width 0 is out of range"),
    (["--date", "2026-10-14", "--width", "200"], "give 320 to 4000 points"),
    (["--date", "2026-10-14", "--dark", "--background", "white"], "contradict"),
    (["--date", "2026-10-14", "--dynamic-type", "huge"], "unknown text size 'huge'"),
    (["--date", "2026-10-14", "--scale", "1000"], "--scale 1000 is out of range"),
    (["--date", "2026-10-14", "--events", "/no/such.ics"], "/no/such.ics"),
    (["--date", "2026-10-14", "--locale", "tlh"], "tlh"),
    (["--date", "2026-10-14", "--fonts", "/no/fonts"], "/no/fonts"),
  ])
  func answersBadInputWithOneError(_ arguments: [String], _ words: String) throws {
    let scratch = try Scratch()
    let path = scratch.path("star.png")
    let run = try Command(all: ["star"] + arguments + ["-o", path])
    #expect(run.status != 0)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func namesAnUnknownExtensionAndAFolderThatIsNotThere() throws {
    let gif = try Command("star", "--date", "2026-10-14", "-o", "/tmp/x.gif")
    #expect(gif.status != 0)
    #expect(gif.errors.contains("unknown extension '.gif'"))
    let missing = try Command("star", "--date", "2026-10-14", "-o", "/no/such/x.png")
    #expect(missing.status != 0)
    #expect(missing.errors.contains("cannot write '/no/such/x.png'"))
  }

  @Test func stopsAtABrokenLineWhenStrict() throws {
    let scratch = try Scratch()
    let events = try scratch.file("a.ics", Self.calendar)
    let run = try Command(
      "star", "--date", "2026-10-14", "--events", events, "--strict", "-o", scratch.path("x.png"))
    #expect(run.status != 0)
    #expect(run.errors.contains("a.ics:12: "))
  }
}
