import Foundation
import KumihanData
import Testing

/// `kumihan batch`, through the built program.
struct BatchCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Runs a batch whose jobs are these lines.
  private func batch(_ lines: [String], _ arguments: String...) throws -> Batch {
    try Batch(lines, arguments + ["--quiet"], in: scratch)
  }

  @Test func resultsAreTheFilesOfTheCommands() throws {
    let calendar =
      "BEGIN:VCALENDAR\\nVERSION:2.0\\nPRODID:t\\nBEGIN:VEVENT\\nUID:a\\n"
      + "DTSTART:20261014T090000Z\\nSUMMARY:Review\\nEND:VEVENT\\nEND:VCALENDAR\\n"
    let events = try scratch.file("a.ics", calendar.replacing("\\n", with: "\n"))
    let data = try scratch.file("d.json", #"{"notes": [{"date": "2026-10-14", "text": "Hi"}]}"#)
    let run = try batch(
      [
        #"{"draw": "star", "id": "s", "date": "2026-10-14", "events": ["\#(calendar)"], "#
          + #""region": "SE", "scale": 1, "output": "\#(scratch.path("s.png"))"}"#,
        #"{"draw": "week", "week": "2026-W42", "data": {"notes": [{"date": "2026-10-14", "#
          + #""text": "Hi"}]}, "format": "pdf", "id": 7}"#,
        #"{"draw": "catalogue", "component": ["JohoPill"], "scale": 1}"#,
      ], "--jobs", "1", "--ordered")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.results.map(\.id) == [.text("s"), .number(7), nil])
    let star = try Command(
      "star", "--date", "2026-10-14", "--events", events, "--region", "SE", "--scale", "1", "-o",
      scratch.path("c.png"))
    try #require(star.status == 0, "\(star.errors)")
    let alone = try Data(contentsOf: scratch.folder.appendingPathComponent("c.png"))
    #expect(try Data(contentsOf: scratch.folder.appendingPathComponent("s.png")) == alone)
    #expect(run.results[0].files.map(\.hash) == [SHA256.text(of: alone)])
    let week = try Command("week", "2026-W42", "--data", data, "-o", scratch.path("c.pdf"))
    try #require(week.status == 0, "\(week.errors)")
    let page = try Data(contentsOf: scratch.folder.appendingPathComponent("c.pdf"))
    #expect(run.results[1].files.map(\.name) == ["week.pdf"])
    #expect(run.results[1].files.map(\.data) == [page])
    #expect(run.results[2].files.map(\.name).contains("index.html"))
  }

  /// Whatever a line holds, its result says what is wrong, and the others are drawn.
  @Test func aJobThatFailsIsALine() throws {
    let run = try batch(
      [
        #"{"draw": "star", "date": "2026-10-14", "scale": 0.5}"#, "", "{", "[1]",
        #"{"draw": "stra", "date": "2026-10-14"}"#,
        #"{"draw": "star", "date": "2026-10-14", "backgruond": "navy"}"#,
        #"{"draw": "star", "date": "2026-10-14", "background": "pink"}"#,
        #"{"draw": "star", "date": "2026-02-30"}"#, #"{"draw": "star"}"#,
        #"{"draw": "planner", "year": 2026, "data": {"nots": []}}"#,
        #"{"draw": "star", "date": "2026-10-14", "output": "/no/such/folder/a.png"}"#,
        #"{"draw": "star", "date": "2026-10-14", "scale": "--help"}"#,
        #"{"draw": "star", "date": "2026-10-15", "scale": 0.5, "note": "-o x"}"#,
      ], "--ordered", "--jobs", "2")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.results.map(\.line) == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(
      run.results.map(\.isGood) == [true] + [Bool](repeating: false, count: 10) + [true],
      "\(run.results.map(\.error))")
    let words = run.results.map { "\($0.error) \($0.hint)" }
    for (number, part) in [
      (1, "not JSON"), (2, "expected an object, found an array"), (3, "did you mean 'star'?"),
      (4, "did you mean 'background'?"), (5, "'pink' is invalid"), (6, "day 30 does not exist"),
      (7, "'--date"), (8, "did you mean 'notes'?"), (9, "/no/such/folder/a.png"),
    ] { #expect(words[number].contains(part), "\(words[number])") }
    let failing = try batch(["{"], "--fail")
    #expect(failing.status == 1)
    #expect(failing.errors.contains("a job failed"))
  }

  @Test func jobsThatWereDoneAreNotDrawnAgain() throws {
    func jobs(_ count: Int) -> [String] {
      (0..<count).map { number in
        #"{"draw": "star", "date": "2026-10-1\#(number)", "scale": 0.5, "id": \#(number), "#
          + #""output": "\#(scratch.path("\(number).png"))"}"#
      }
    }
    let journal = scratch.path("done.jsonl")
    let first = try batch(jobs(3), "--resume", journal, "--ordered")
    #expect(first.status == 0, "\(first.errors)")
    // A run that is killed leaves half a line; a file that has changed is drawn anew.
    let file = try #require(FileHandle(forWritingAtPath: journal))
    try file.seekToEnd()
    try file.write(contentsOf: Data(#"{"ok": true, "jo"#.utf8))
    try file.close()
    try Data("other".utf8).write(to: scratch.folder.appendingPathComponent("1.png"))
    try FileManager.default.removeItem(atPath: scratch.path("2.png"))
    let before = try FileManager.default.attributesOfItem(atPath: scratch.path("0.png"))
    let second = try Batch(jobs(4), ["--resume", journal, "--ordered"], in: scratch)
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.errors.contains("4 done, 1 of them before"), "\(second.errors)")
    #expect(second.output.starts(with: first.output.prefix { $0 != UInt8(ascii: "\n") }))
    #expect(second.results.map(\.isGood) == [true, true, true, true])
    #expect(second.results.prefix(3).map(\.files) == first.results.map(\.files))
    let after = try FileManager.default.attributesOfItem(atPath: scratch.path("0.png"))
    #expect(before[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64)
    let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(!lines.contains { !$0.hasPrefix("{") || !$0.hasSuffix("}") })
  }

  @Test func workersThatDieAreReplaced() throws {
    let view = """
      import SwiftUI
      struct Traps: View { var body: some View { let a = [Int](); Text("\\\\(a[1])") } }
      struct Waits: View { var body: some View { let _ = sleep(60); Text("a") } }
      struct Quiet: View { var body: some View { let _ = print("hm"); Color.red } }
      """
    let views = try scratch.file("Views.swift", view.replacing("\\\\", with: "\\"))
    let other =
      #"{"name": "Quiet.swift", "text": "import SwiftUI\nstruct Quiet: View { "#
      + #"var body: some View { Color.blue } }"}"#
    func job(_ view: String, _ files: String, _ more: String = "") -> String {
      #"{"draw": "render", "files": [\#(files)], "view": "\#(view)", "size": "8x8"\#(more)}"#
    }
    let run = try batch(
      [
        job("Quiet", "\"\(views)\""), job("Traps", "\"\(views)\""),
        job("Waits", "\"\(views)\"", #", "timeout": 1"#), job("Quiet", other),
        job("Quiet", "\"\(views)\""), job("Loud", other),
      ], "--ordered", "--jobs", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.results.map(\.isGood) == [true, false, false, true, true, false],
      "\(run.results.map(\.error)) \(run.errors)")
    #expect(run.results[1].error == "the view's code stopped the program")
    #expect(run.results[2].error == "drawing the view takes too long")
    #expect(run.results[5].error == "no view 'Loud' in the files")
    // The second view of that name is another one.
    #expect(run.results[0].files == run.results[4].files)
    #expect(run.results[0].files != run.results[3].files)
    let late = try batch([job("Waits", "\"\(views)\""), job("Quiet", other)], "--timeout", "3")
    #expect(Set(late.results.map(\.error)) == ["the job takes more than 3 seconds", ""])
  }

  /// Jobs whose worker is killed from outside are drawn by another.
  @Test func nothingIsLostWhenWorkersAreKilled() throws {
    let lines = (0..<12).map { number in
      #"{"draw": "planner", "year": \#(2020 + number), "id": \#(number)}"#
    }
    let input = try scratch.file("jobs", lines.joined(separator: "\n"))
    let killing = try Command(
      program: "/bin/sh",
      all: [
        "-c",
        """
        '\(Batch.program)' batch --jobs 2 --quiet < '\(input)' > '\(scratch.path("out"))' &
        batch=$!
        for i in 1 2 3; do
          sleep 0.3
          for worker in $(ps -o pid= --ppid $batch); do kill -KILL $worker && break; done
        done
        wait $batch
        """,
      ])
    #expect(killing.status == 0, "\(killing.errors)")
    let killed = try Batch.Result.all(
      Data(contentsOf: scratch.folder.appendingPathComponent("out")))
    let calm = try batch(lines, "--jobs", "2")
    func named(_ results: [Batch.Result]) throws -> [Int: [Batch.File]] {
      try Dictionary(
        results.map { ($0.line, $0.files) }, uniquingKeysWith: { _, _ in throw Twice() })
    }
    struct Twice: Error {}
    #expect(try named(killed) == named(calm.results))
    #expect(killed.count == 12)
  }

  /// A worker that dies while it answers has not answered: here, the view's code writes the beginning.
  @Test func halfAnAnswerIsNone() throws {
    let code =
      "import SwiftUI\nimport Glibc\nstruct Half: View { var body: some View { let _ = half(); Text(\"a\") } }\n"
      + "func half() { for stream in Int32(64)...70 { write(stream, \"+{\", 2) }; abort() }"
    let views = try scratch.file("Half.swift", code)
    let run = try batch([#"{"draw": "render", "files": ["\#(views)"], "view": "Half"}"#])
    #expect(run.results.map(\.isGood) == [false], "\(run.errors)")
    #expect(run.results.first?.error.isEmpty == false)
  }

  @Test func badOptionsAndAClosedOutputAreErrors() throws {
    #expect(try batch([], "--jobs", "0").errors.contains("--jobs 0 is out of range"))
    let folder = try batch([], "--resume", "/no/such/file")
    #expect(folder.status == 1)
    #expect(folder.errors.contains("/no/such/file"))
    let input = try scratch.file("jobs", #"{"draw": "star", "date": "2026-10-14"}"#)
    let full = try Command(
      program: "/bin/sh",
      all: ["-c", "'\(Batch.program)' batch --quiet < '\(input)' > /dev/full"])
    #expect(full.status == 1)
    #expect(full.errors.contains("cannot write 'standard output': no space left"))
  }
}
