import Foundation
import Testing

/// Damage to what is kept of compiled views, and disks that keep nothing.
struct StageBoundsTests {
  private static let view = """
    import SwiftUI
    struct Quiet: View { var body: some View { Color.red } }
    """

  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = try scratch.file("Quiet.swift", Self.view)
  }

  private func render(_ view: String, _ arguments: String...) throws -> Command {
    try Command(
      all: ["render", file, "--cache", scratch.path("cache"), "--view", view, "--size", "20x10"]
        + arguments)
  }

  /// What is wrong with the disk is said, not what follows from it.
  @Test func aFullDiskIsNotTheAuthorsMistake() throws {
    // No file may be longer than the source alone.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("kumihan").path
    let run = try Command(
      program: "/bin/sh",
      all: [
        "-c",
        "trap '' XFSZ; ulimit -f 1; exec '\(program)' render '\(file)' --cache "
          + "'\(scratch.path("cache"))' -o '\(scratch.path("a.png"))'",
      ])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Error: cannot write '"), "\(run.errors)")
    #expect(run.errors.contains("': the file is too large\nHint: "), "\(run.errors)")
    let work = try FileManager.default.contentsOfDirectory(atPath: scratch.path("cache"))
      .filter { $0.hasPrefix("work-") }
    #expect(work == [])
  }

  @Test func damagedEntriesOfTheCacheAreMadeAnew() throws {
    let quiet = try render("Quiet", "-o", "-")
    try #require(quiet.status == 0, "\(quiet.errors)")
    let views = URL(fileURLWithPath: scratch.path("cache/views"))
    let names = try FileManager.default.contentsOfDirectory(atPath: views.path)
    let entry = views.appendingPathComponent(try #require(names.first))
    let library = entry.appendingPathComponent("views.so")
    let whole = try Data(contentsOf: library)
    var flipped = whole
    flipped[whole.count / 2] ^= 0xFF
    for damage in [whole.prefix(100), Data(), flipped] {
      try damage.write(to: library)
      let run = try render("Quiet", "-o", "-")
      #expect(run.output == quiet.output, "\(damage.count) bytes: \(run.errors)")
      #expect(try Data(contentsOf: library).count > 1000)
    }
    for name in ["views.so", "recipe", "sum"] {
      let place = entry.appendingPathComponent(name)
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let run = try render("Quiet", "-o", "-")
      #expect(run.output == quiet.output, "\(name): \(run.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: views.path) == names)
  }

  @Test func cacheThatOthersMayWriteIsRefused() throws {
    let cache = scratch.path("cache")
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
    let run = try render("Quiet", "-o", "-")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("Error: the cache folder '\(cache)' may be written by others\nHint: "))
    try FileManager.default.removeItem(atPath: cache)
    #expect(try render("Quiet", "-o", "-").status == 0)
    let facts = try FileManager.default.attributesOfItem(atPath: cache)
    #expect(facts[.posixPermissions] as? Int == 0o700)
  }
}
