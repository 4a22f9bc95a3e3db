import Foundation
import Kumihan

/// Times the engine. Without arguments, everything; else one benchmark in the peers' contract:
/// `star --out FILE [--warm N]`, `planner --data FILE --out FILE [--warm N] [--years N]` and
/// `bench-layout TREE`. `text` and `fuzz COUNT SEED` set much of it,
/// `snapshots` compares pictures, `phones COUNT` draws them, too; `tokens` checks a token file, `audit` judges a page, `growth FILE.svg` plots time by size.
@main
@MainActor
struct Benchmarks {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: try report()
    case "star": try StarBenchmark(arguments).run()
    case "planner": try PlannerBenchmark(arguments).run()
    case "bench-layout":
      guard arguments.count == 2 else { fail("usage: bench-layout TREE") }
      print(try TreeBenchmark(specs: TreeSpec.read(arguments[1])).line)
    case "text":
      let text = arguments.dropFirst().first == "latin" ? TextBenchmark.latin : TextBenchmark.mixed
      print(milliseconds(try TextBenchmark(text).times(rounds: 7)))
    case "shadow": print(milliseconds([try CardBenchmark.shadow().cost(rounds: 60)]))
    case "material": print(milliseconds([try CardBenchmark.material().cost(rounds: 60)]))
    case "snapshots": try snapshots()
    case "tokens": print(milliseconds(try TokenBenchmark(count: 10_000).times(rounds: 9)))
    case "audit":
      let audit = try AuditBenchmark()
      print(
        "drawing \(milliseconds(try audit.drawing(rounds: 30))), audit \(milliseconds(try audit.audit(rounds: 30)))"
      )
    case "growth":
      guard arguments.count == 2 else { fail("usage: growth FILE.svg") }
      try growth(arguments[1])
    case "phones":
      let count = arguments.count > 1 ? Int(arguments[1]) ?? 500 : 500
      print(try SnapshotBenchmark.phones(count))
    case "fuzz":
      var fuzz = TextFuzz(seed: arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1)
      let count = arguments.count > 1 ? Int(arguments[1]) ?? 100_000 : 100_000
      let wrong = fuzz.run(count, in: try RenderingContext.bundled().text)
      if let wrong { fail(wrong) }
      print("\(count) texts, each sound")
    case "list":
      let (layout, whole) = try ListBenchmark.warm(rounds: 20)
      print("layout \(milliseconds(layout)), with drawing \(milliseconds(whole))")
    case "cold-list": try ListBenchmark.once(arguments[1])
    case "cold-star": try StarBenchmark.once(arguments[1])
    case let name?: fail("unknown benchmark '\(name)'")
    }
  }

  private static func row(_ name: String, _ value: String) {
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + value)
  }

  private static func snapshots() throws {
    let snapshots = try SnapshotBenchmark()
    defer { snapshots.remove() }
    row("snapshot of 1668 x 2388, equal", milliseconds(snapshots.equal(rounds: 60)))
    row("the same, another, with its causes", milliseconds(snapshots.different(rounds: 9)))
  }

  private static func growth(_ file: String) throws {
    let growth = try GrowthBenchmark()
    for series in growth.series {
      for point in series.points {
        let each = String(format: "%.0f ns each", point.nanoseconds / Double(point.count))
        row("\(point.count) \(series.name)", milliseconds([point.nanoseconds]) + ", " + each)
      }
    }
    try growth.picture().write(to: URL(fileURLWithPath: file))
  }

  private static func report() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for ending in ["png", "pdf", "svg"] {
      let path = folder.appendingPathComponent("star.\(ending)").path
      let cold = try ColdRun.measure(["cold-star", path], rounds: 15)
      row("Star Page to \(ending), cold process", cold.description)
      let warm = try StarBenchmark.warm(path, rounds: 60)
      row("Star Page to \(ending), warm", milliseconds(warm))
    }
    row("PNG encoding of it", milliseconds(try StarBenchmark.encoding(rounds: 60)))
    for (name, text) in [("mixed", TextBenchmark.mixed), ("one paragraph", TextBenchmark.latin)] {
      let times = try TextBenchmark(text).times(rounds: 5)
      row("1 MB of text, \(name)", milliseconds(times))
    }
    let (layout, whole) = try ListBenchmark.warm(rounds: 20)
    row("a list of 200 rows at full length, layout", milliseconds(layout))
    row("the same with drawing at 3x", milliseconds(whole))
    let long = try ColdRun.measure(
      ["cold-list", folder.appendingPathComponent("list.png").path], rounds: 5)
    row("a phone's list of 100,000 rows, cold process", long.description)
    row("a card's blurred shadow", milliseconds([try CardBenchmark.shadow().cost(rounds: 60)]))
    row("a card's material", milliseconds([try CardBenchmark.material().cost(rounds: 60)]))
    try snapshots()
    row(
      "10,000 tokens read and checked",
      milliseconds(try TokenBenchmark(count: 10_000).times(rounds: 9)))
    let wide = TreeBenchmark(specs: TreeSpec.wide())
    row("lower + solve, \(wide.count) nodes, wide", wide.perNode)
    let deep = TreeBenchmark(specs: TreeSpec.deep())
    row("lower + solve, \(deep.count) nodes, deep", deep.perNode)
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

/// Medians of at least one run of `work`, in nanoseconds, sorted.
func timed(rounds: Int, _ work: () throws -> Void) rethrows -> [Double] {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<max(rounds, 1) {
    let duration = try clock.measure(work)
    let (seconds, attoseconds) = duration.components
    times.append(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
  }
  return times.sorted()
}

func median(_ sorted: [Double]) -> Double { sorted[sorted.count / 2] }

func milliseconds(_ times: [Double]) -> String {
  String(format: "%.2f ms", median(times) / 1e6)
}
