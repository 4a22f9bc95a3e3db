import Foundation
import Testing

/// Limits of the code of views in the program that draws them, and damage to its cache.
struct StageBoundsTests {
  private static let bodies = """
    import Foundation
    import SwiftUI

    struct Quiet: View { var body: some View { Color.red } }
    struct Prints: View { var body: some View { let _ = print("hello"); Color.red } }
    struct PrintsMuch: View {
      var body: some View { let _ = print(String(repeating: "x", count: 20_000)); Color.red }
    }
    struct ClosesOutput: View { var body: some View { let _ = close(1); Color.red } }
    struct ExitsWithZero: View { var body: some View { let _ = exit(0); Color.red } }
    struct ExitsWithSeven: View { var body: some View { let _ = exit(7); Color.red } }
    struct TakesTheAlarmOff: View {
      var body: some View { let _ = { _ = alarm(0); while true {} }(); Color.red }
    }
    struct Collects: View {
      var body: some View {
        let _ = {
          var all = [[UInt8]]()
          while true { all.append([UInt8](repeating: 1, count: 10_000_000)) }
        }()
        Color.red
      }
    }
    """

  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = try scratch.file("Bodies.swift", Self.bodies)
  }

  private func render(_ view: String, _ arguments: String...) throws -> Command {
    try Command(
      all: ["render", file, "--cache", scratch.path("cache"), "--view", view, "--size", "20x10"]
        + arguments)
  }

  @Test func codeOfViewsEndsNoCommandAndEntersNoPicture() throws {
    let quiet = try render("Quiet", "-o", "-")
    try #require(quiet.status == 0, "\(quiet.errors)")
    for view in ["Prints", "PrintsMuch", "ClosesOutput"] {
      let run = try render(view, "-o", "-")
      #expect(run.status == 0, "\(view): \(run.errors)")
      #expect(run.output == quiet.output, "\(view)")
    }
    #expect(try render("Prints", "-o", "-").errors == "hello\n")

    for view in ["ExitsWithZero", "ExitsWithSeven"] {
      let run = try render(view, "-o", scratch.path("a.png"))
      #expect(run.status == 1, "\(view)")
      #expect(run.errors.hasPrefix("Error: the view's code ended the program\nHint: "))
    }
    let endless = try render("TakesTheAlarmOff", "-o", scratch.path("a.png"), "--timeout", "1")
    #expect(endless.status == 1)
    #expect(endless.errors.hasPrefix("Error: drawing the view takes too long\nHint: "))
    let large = try render(
      "Collects", "-o", scratch.path("a.png"), "--memory", "700", "--timeout", "600")
    #expect(large.status == 1)
    #expect(large.errors.hasPrefix("Error: drawing the view needs too much memory\nHint: "))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.png")))
    #expect(try render("Quiet", "-o", "-", "--memory", "1").status != 0)
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
