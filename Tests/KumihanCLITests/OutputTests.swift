import Foundation
import Testing

/// Where files and lines go, and what is said when they cannot.
struct OutputTests {
  /// A line of the shell, `$0` being the program.
  private func shell(_ line: String) throws -> Command {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    return try Command(program: "/bin/sh", all: ["-c", line, program])
  }

  @Test(arguments: [
    "star --date 2026-10-14 -o -", "week-of 2026-10-14", "holidays --region SE --year 2026",
    "holidays --region SE --year 2026 --json", "fonts", "--help", "--version", "help star",
    "render --help",
  ])
  func aFullDiskIsAnErrorOnStandardOutput(_ command: String) throws {
    let full = try shell("\"$0\" \(command) > /dev/full")
    #expect(full.status == 1)
    #expect(
      full.errors
        == "Error: cannot write 'standard output': no space left on the disk\n"
        + "Hint: make room, or write to another disk\n")
    let closed = try shell("\"$0\" \(command) >&-")
    #expect(closed.status == 1)
    #expect(
      closed.errors
        == "Error: cannot write 'standard output': bad file descriptor\n"
        + "Hint: check the place that it is written to\n")
  }

  /// Warnings that nobody can read are lost, the picture is not; nor do they go into it, because it
  /// was opened by the number of the closed stream.
  @Test(arguments: ["2>/dev/full", "2>&-", "<&- >&- 2>&-"])
  func aPictureDoesNotDependOnItsWarnings(_ streams: String) throws {
    let scratch = try Scratch()
    // A character that no face has is warned of.
    let events = try scratch.file(
      "a.ics",
      """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:1\r
      DTSTART:20261014T090000\r
      SUMMARY:A \u{12345} B\r
      END:VEVENT\r
      END:VCALENDAR\r
      """)
    let star = "\"$0\" star --date 2026-10-14 --scale 0.5 --events '\(events)' -o"
    let heard = try shell("\(star) '\(scratch.path("a.png"))'")
    #expect(heard.status == 0 && heard.errors.hasPrefix("warning: "), "\(heard.errors)")
    let unheard = try shell("\(star) '\(scratch.path("b.png"))' \(streams)")
    #expect(unheard.status == 0, "\(unheard.errors)")
    let pictures = try ["a.png", "b.png"].map {
      try Data(contentsOf: URL(fileURLWithPath: scratch.path($0)))
    }
    #expect(pictures[0] == pictures[1])
    let failed = try shell("\"$0\" star --date never -o '\(scratch.path("c.png"))' \(streams)")
    #expect(failed.status == 64 || failed.status == 1)
  }

  @Test func aFileTooLargeIsAnErrorAndLeavesNothing() throws {
    let scratch = try Scratch()
    for name in ["a.png", "a.pdf"] {
      let run = try shell(
        "trap '' XFSZ; ulimit -f 2; \"$0\" star --date 2026-10-14 -o '\(scratch.path(name))'")
      #expect(run.status == 1)
      #expect(run.errors.contains("a.p") && run.errors.contains("': the file is too large"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
  }

  @Test func aFifoIsWrittenInto() throws {
    let scratch = try Scratch()
    let run = try shell(
      """
      cd '\(scratch.folder.path)' && mkfifo f.png && exec 3<>f.png \
        && "$0" star --date 2026-10-14 --scale 0.5 -o f.png && test -p f.png && head -c 4 <&3
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  /// Swift would repair the name, and another file would be read or written.
  @Test(arguments: [
    "star --date 2026-10-14 -o NAME", "star --date 2026-10-14 --events NAME -o a.png",
    "planner 2026 --data NAME -o a.pdf", "render NAME -o a.png",
    "render a.swift --cache NAME -o a.png", "star --date 2026-10-14 --fonts NAME -o a.png",
  ])
  func aNameThatIsNotUTF8IsRefused(_ words: String) throws {
    let scratch = try Scratch()
    let command = words.replacing("NAME", with: "\"$(printf 'a\\377.png')\"")
    let run = try shell("cd '\(scratch.folder.path)' && \"$0\" \(command)")
    #expect(run.status == 1)
    #expect(
      run.errors == "Error: 'a\u{FFFD}.png' is not UTF-8\nHint: give the file another name\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
    // The character that stands for such bytes may be meant.
    let meant = try shell(
      "cd '\(scratch.folder.path)' && \"$0\" star --date 2026-10-14 --scale 0.5 -o 'a\u{FFFD}.png'")
    #expect(meant.status == 0, "\(meant.errors)")
  }

  /// A signal comes while a draft is there, with a name or without; the exit is the signal's own.
  @Test(arguments: [("HUP", 1), ("INT", 2), ("TERM", 15)] as [(String, Int32)])
  func signalsLeaveNothing(_ signal: String, _ number: Int32) throws {
    let scratch = try Scratch()
    // The program runs in the shell's own place: shells let what they start beside them ignore INT.
    // A signal that is ignored where the tests are started, as HUP by nohup, would be ignored by it.
    let run = try shell(
      """
      cd '\(scratch.folder.path)'
      (until readlink /proc/$$/fd/* | grep -q "^$PWD/"; do kill -0 $$ || exit; done; kill -\(signal) $$) &
      exec env --default-signal=\(signal) "$0" planner 2026 --days -o p.pdf
      """)
    #expect(run.status == number, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
  }

  @Test func lengthsBeyondAllNumbersAreOutOfRange() throws {
    for option in ["--bleed", "--binding"] {
      let run = try Command("week", "2026-W42", option, "1e19", "-o", "/tmp/never-written.pdf")
      #expect(run.status == 1)
      #expect(run.errors.contains("1e+19 mm cannot be"), "\(run.errors)")
    }
  }

  /// Content that a format draws as pixels is reported, with the line of source.
  @Test func patchesAreReported() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Sweep.swift",
      """
      import SwiftUI
      struct Sweep: View {
        var body: some View {
          Circle().fill(.red).blur(radius: 4, opaque: true).frame(width: 40, height: 40)
        }
      }

      """)
    for (name, isPatched) in [("a.png", false), ("a.pdf", true), ("a.svg", true)] {
      let run = try Command(
        "render", file, "--cache", RenderCommandTests.cache, "--size", "fit", "-o",
        scratch.path(name))
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("Sweep.swift:4") == isPatched, "\(name): \(run.errors)")
      #expect(run.errors.contains("blur is drawn as pixels") == isPatched)
    }
  }

  /// An issue on a planner's page is reported once for each page, in every format.
  @Test func reportsOfPagesNameTheirPage() throws {
    let scratch = try Scratch()
    let data = try scratch.file(
      "d.json", #"{"notes": [{"date": "2026-10-14", "text": "a\#u{12000}"}]}"#)
    for name in ["w.png", "w.pdf", "w.svg"] {
      let run = try Command(
        "week", "2026-W42", "--data", data, "-o", scratch.path(name))
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("warning: page "), "\(name): \(run.errors)")
      #expect(run.errors.contains("no face has U+12000"), "\(run.errors)")
    }
  }
}
