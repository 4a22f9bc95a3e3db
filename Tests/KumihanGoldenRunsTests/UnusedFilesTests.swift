import Foundation
import Testing

@testable import KumihanGoldenRuns

/// What no test of a whole run asked for.
struct UnusedFilesTests {
  private func run(_ yard: Yard, _ seen: [String], isWhole: Bool = true) throws -> GoldenRun {
    try yard.write(
      (seen + [".end", ""]).joined(separator: "\n"), ".build/kumihan-goldens/latest/seen/1.txt")
    try yard.read().write(.init(command: [], shard: nil, isWhole: isWhole, status: 0))
    return try yard.read()
  }

  @Test func onlyOfAWholeRun() throws {
    let yard = try Yard()
    defer { yard.remove() }
    #expect(throws: GoldenRun.Unreadable.self) {
      try UnusedFiles(try run(yard, ["T/a.png"], isWhole: false), package: yard.package)
    }
    #expect(throws: GoldenRun.Unreadable.self) {
      try UnusedFiles(GoldenRun(folder: yard.run), package: yard.package)
    }
  }

  /// A folder that a test chose may hold its sources too.
  @Test func filesOfAnotherKindStay() throws {
    let yard = try Yard()
    defer { yard.remove() }
    for name in ["gone.1.png", "gone.1.layout.txt", "kept.1.png", "CardTests.swift", "photo.png"] {
      try yard.write(name, "Tests/Mine/\(name)")
    }
    try yard.write("gone.1  x\nkept.1  y\n", "Tests/Mine/snapshots.lock")
    let unused = try UnusedFiles(try run(yard, ["Tests/Mine/kept.1.png"]), package: yard.package)
    #expect(unused.files == ["Tests/Mine/gone.1.layout.txt", "Tests/Mine/gone.1.png"])
    #expect(unused.lines == ["Tests/Mine/snapshots.lock: gone.1"])
  }

  /// Another library of snapshots tells the bytes of its pictures, and nothing of its texts.
  @Test func filesOfAnotherLibraryStay() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let folder = "T/__Snapshots__/S"
    for name in ["used.1", "gone.1"] {
      try yard.write(name, "\(folder)/\(name).png")
      try yard.write("layout", "\(folder)/\(name).layout.txt")
    }
    try yard.write("text", "\(folder)/text.1.txt")
    let hash = GoldenDifference.hash(Data("used.1".utf8))
    let run = try run(yard, ["\(folder)/other.1.png", GoldenRun.bytesMark + hash])
    #expect(run.seen == ["\(folder)/other.1.png"])
    #expect(
      try UnusedFiles(run, package: yard.package).files == [
        "\(folder)/gone.1.layout.txt", "\(folder)/gone.1.png",
      ])
  }

  @Test func equalPixelsUnderANewNameAreARename() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("another encoder's bytes", "T/__Snapshots__/old.1.png")
    try yard.write("old.1  9x9@1  pixels:77  file:1\n", "T/__Snapshots__/snapshots.lock")
    try yard.difference("T/__Snapshots__/new.1.png", old: nil, kind: .missing) {
      $0.lock = "9x9@1  pixels:77  file:2"
    }
    let unused = try UnusedFiles(
      try run(yard, ["T/__Snapshots__/new.1.png"]), package: yard.package)
    #expect(
      unused.renames == [.init(old: "T/__Snapshots__/old.1.png", new: "T/__Snapshots__/new.1.png")])
  }

  /// Two names of one picture that a renamed test leaves: each of its files moves once, to its own words.
  @Test func aFileMovesOnce() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let folder = "T/__Snapshots__/S"
    for name in ["old.1", "old.loose"] { try yard.write("same bytes", "\(folder)/\(name).png") }
    let lines = ["old.1", "old.loose"].map { "\($0)  9x9@1  pixels:77  file:1\n" }
    try yard.write(lines.joined(), "\(folder)/snapshots.lock")
    let new = ["\(folder)/new.1.png", "\(folder)/new.loose.png", "\(folder)/new.third.png"]
    for id in new {
      try yard.difference(id, old: nil, kind: .missing) { $0.lock = "9x9@1  pixels:77  file:2" }
    }
    let unused = try UnusedFiles(try run(yard, new), package: yard.package)
    #expect(
      unused.renames == [
        .init(old: "\(folder)/old.1.png", new: new[0]),
        .init(old: "\(folder)/old.loose.png", new: new[1]),
      ])
  }

  @Test func nothingOfAnEqualRunIsUnused() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("x", "T/__Snapshots__/S/a.1.png")
    try yard.write("x", "T/__Snapshots__/S/a.1.layout.txt")
    try yard.write("a.1  x\n", "T/__Snapshots__/S/snapshots.lock")
    #expect(
      try UnusedFiles(try run(yard, ["T/__Snapshots__/S/a.1.png"]), package: yard.package).isEmpty)
  }
}
