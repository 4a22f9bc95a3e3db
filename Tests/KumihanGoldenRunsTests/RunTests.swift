import Foundation
import Testing

@testable import KumihanGoldenRuns

/// What a run leaves is read whole or named.
struct RunTests {
  @Test func differencesAreReadByTheirPaths() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let b = try yard.difference("Tests/S/b.1.png", causes: ["A/B.swift:1:2 text a -> b"])
    let a = try yard.difference("Tests/S/a.1.txt", old: nil, kind: .missing)
    let run = try yard.read()
    #expect(run.differences == [a, b])
    #expect(run.unreadable == [])
    #expect(run.seen == nil)
    #expect(run.difference(of: "b.1")?.id == b.id)
    #expect(run.difference(of: "S/a.1.txt")?.id == a.id)
    #expect(run.difference(of: "c") == nil)
    #expect(b.stem == "b.1" && a.stem == "a.1.txt")
  }

  @Test func onlyFilesOfTheRunAreRead() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("secret", "secret.txt")
    try yard.difference("T/a.txt")
    let run = try yard.read()
    #expect(run.data("T/a.txt.actual") != nil)
    for path in ["../../../secret.txt", yard.package.appending(path: "secret.txt").path, nil] {
      #expect(run.data(path) == nil)
    }
  }

  @Test func aNameOfTwoIsNobodys() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("Tests/S/a.1.png")
    try yard.difference("Tests/T/a.1.png")
    #expect(try yard.read().difference(of: "a.1.png") == nil)
    #expect(try yard.read().difference(of: "T/a.1.png")?.id == "Tests/T/a.1.png")
  }

  @Test(arguments: ["{", "{}", "[]", "{\"format\": 2}"])
  func whatIsNoRecordIsNamed(text: String) throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("Tests/S/a.1.png")
    try yard.write(text, ".build/kumihan-goldens/latest/Tests/x\(GoldenDifference.ending)")
    let run = try yard.read()
    #expect(run.differences.count == 1)
    #expect(run.unreadable.count == 1 && run.unreadable[0].hasPrefix("Tests/x.golden.json: "))
  }

  @Test func ofAnotherFormIsNotUnderstood() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("a.png") { $0.format = 9 }
    #expect(
      try yard.read().unreadable == ["a.png.golden.json: its form is 9, known is 1"])
  }

  @Test func halfALineOfAKilledProcessIsNoName() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.write("Tests/b.png\nTests/a.png\n", ".build/kumihan-goldens/latest/seen/1.txt")
    try yard.write("Tests/a.png\nTests/c.p", ".build/kumihan-goldens/latest/seen/2.txt")
    #expect(try yard.read().seen == ["Tests/a.png", "Tests/b.png"])
    #expect(try !yard.read().isEnded)
    for name in ["1", "2"] {
      try yard.write("Tests/a.png\n.end\n", ".build/kumihan-goldens/latest/seen/\(name).txt")
    }
    #expect(try yard.read().seen == ["Tests/a.png"])
    #expect(try yard.read().isEnded)
  }

  @Test func partsHaveEverySnapshotOnce() {
    let names = (0..<1000).map { "Tests/__Snapshots__/CardTests/case.\($0).png" }
    let parts = (1...4).compactMap { GoldenShard("\($0)/4") }
    for name in names { #expect(parts.count { $0.includes(name) } == 1) }
    for part in parts { #expect((150...350).contains(names.count(where: part.includes))) }
    for text in ["", "1", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/4", "1/99999"] {
      #expect(GoldenShard(text) == nil, "\(text)")
    }
  }

  private func part(_ yard: Yard, _ shard: String, _ seen: [String], isWhole: Bool = true) throws
    -> GoldenRun
  {
    let folder = yard.package.appending(
      path: "part-\(shard.replacing("/", with: "of"))-\(seen.count)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "seen"), withIntermediateDirectories: true)
    try Data(seen.map { $0 + "\n" }.joined().utf8)
      .write(to: folder.appending(path: "seen/7.txt"))
    try GoldenRun(folder: folder).write(
      .init(command: ["swift", "test"], shard: shard, isWhole: isWhole, status: 0))
    return try GoldenRun(reading: folder)
  }

  @Test func partsAreMerged() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let parts = [try part(yard, "1/2", ["a", "c"]), try part(yard, "2/2", ["b"])]
    try Data("x".utf8).write(to: parts[1].folder.appending(path: "b.actual"))
    var difference = GoldenDifference(
      id: "b", kind: .different, test: "t()", source: "s", line: 1, column: 1, root: "",
      message: [], rule: "")
    difference.actual = "b.actual"
    try difference.json.write(to: parts[1].folder.appending(path: "b.golden.json"))
    let merged = try RunMerge.merge(parts, into: yard.package.appending(path: "whole"))
    #expect(merged.seen == ["a", "b", "c"])
    #expect(merged.differences.map(\.id) == ["b"])
    #expect(merged.data("b.actual") == Data("x".utf8))
    #expect(merged.manifest?.isWhole == true && merged.manifest?.shard == nil)
  }

  @Test func gapsAndOverlapsAreRefused() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let one = try part(yard, "1/2", ["a"])
    let two = try part(yard, "2/2", ["b", "a"])
    let target = yard.package.appending(path: "whole")
    func words(_ parts: [GoldenRun]) -> String {
      do {
        _ = try RunMerge.merge(parts, into: target)
        return "merged"
      } catch { return "\(error)" }
    }
    #expect(words([one]) == "missing: 2/2")
    #expect(words([one, one]).hasSuffix("are both 1/2"))
    #expect(words([one, two]).hasPrefix("a is in "))
    #expect(words([one, try part(yard, "1/3", ["x", "y", "z"])]).contains("is of 2 parts"))
    #expect(words([GoldenRun(folder: target)]).contains("is no part of a split run"))
    #expect(!FileManager.default.fileExists(atPath: target.path))
    let half = try part(yard, "2/2", ["b", "c", "d"], isWhole: false)
    #expect(try RunMerge.merge([one, half], into: target).manifest?.isWhole == false)
  }
}
