import Foundation
import Kumihan
import KumihanFonts

/// Time against size, from ten to a hundred thousand: nodes laid out, pages written, glyphs set.
@MainActor
struct GrowthBenchmark {
  typealias Point = (count: Int, nanoseconds: Double)

  /// One kind of work, its sizes and the time that each takes.
  struct Series {
    let name: String
    let color: Color
    let points: [Point]

    /// How much longer one unit takes at the largest size than at a thousand of them: 1 is linear.
    var growth: Double {
      guard let base = points.first(where: { $0.count >= 900 }), let last = points.last else {
        return 1
      }
      return (last.nanoseconds / Double(last.count)) / (base.nanoseconds / Double(base.count))
    }
  }

  private static let counts = [10, 100, 1_000, 10_000, 100_000]

  let series: [Series]

  init() throws {
    series = [
      Series(name: "nodes", color: .blue, points: Self.counts.map(Self.time(ofNodes:))),
      Series(name: "pages", color: .red, points: try Self.counts.map(Self.time(ofPages:))),
      Series(name: "glyphs", color: .green, points: try Self.counts.map(Self.time(ofGlyphs:))),
    ]
  }

  /// Few rounds where one takes long.
  static func rounds(for count: Int) -> Int { max(min(20_000 / max(count, 1), 9), 1) }

  private static func time(ofNodes count: Int) -> Point {
    let specs = TreeSpec.wide(sections: max(count / 99, 1), cards: min(max(count / 6, 1), 16))
    let tree = TreeBenchmark(specs: specs, rounds: rounds(for: count))
    return (tree.count, tree.time)
  }

  private static func time(ofPages count: Int) throws -> Point {
    let context = try RenderingContext.bundled()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(ProcessInfo.processInfo.processIdentifier).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = CGSize(width: 298, height: 420)
    let times = try timed(rounds: rounds(for: count)) {
      let document = try PDFDocument(to: file, context: context)
      for number in 1...count {
        try document.addPage(size: page) { Text("Page \(number)").font(.title).padding(24) }
      }
      try document.finish()
    }
    return (count, median(times))
  }

  private static func time(ofGlyphs count: Int) throws -> Point {
    let words = "the quick brown fox jumps over lazy dogs and waits for an office "
    let text = String(String(repeating: words, count: count / words.count + 1).prefix(count))
    return (count, median(try TextBenchmark(text).times(rounds: rounds(for: count))))
  }

  /// The times as lines over both scales' powers of ten.
  func picture() throws -> Data {
    try RenderingContext.bundled().layout(
      GrowthPlot(series: series), in: CGSize(width: 480, height: 360)
    ).export(.svg).data
  }
}

/// Sizes to the right, times upwards, both in powers of ten; linear growth is parallel to the grey
/// lines.
private struct GrowthPlot: View {
  let series: [GrowthBenchmark.Series]
  /// The powers of ten of the axes: units, and nanoseconds.
  private let across = 0.8...5.1
  private let upwards = 3.0...11.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Time by size").font(.headline)
      Canvas { context, size in draw(in: &context, size) }
      HStack(spacing: 16) {
        ForEach(series, id: \.name) { entry in
          HStack(spacing: 4) {
            Circle().fill(entry.color).frame(width: 8, height: 8)
            Text("\(entry.name), growth \(String(format: "%.2f", entry.growth))").font(.caption)
          }
        }
      }
    }
    .padding(16)
    .background(.white)
  }

  private func draw(in context: inout GraphicsContext, _ size: CGSize) {
    let room = CGRect(x: 56, y: 8, width: size.width - 64, height: size.height - 32)
    func point(_ count: Double, _ nanoseconds: Double) -> CGPoint {
      let x = (log10(count) - across.lowerBound) / (across.upperBound - across.lowerBound)
      let y = (log10(nanoseconds) - upwards.lowerBound) / (upwards.upperBound - upwards.lowerBound)
      return CGPoint(x: room.minX + x * room.width, y: room.maxY - y * room.height)
    }
    func line(_ points: [CGPoint]) -> Path {
      Path { $0.addLines(points) }
    }
    context.stroke(Path(room), with: .color(.black), lineWidth: 1)
    for power in [1.0, 2, 3, 4, 5] {
      let foot = point(pow(10, power), pow(10, upwards.lowerBound))
      context.draw(
        Text(Int(pow(10, power)), format: .number).font(.caption2),
        at: CGPoint(x: foot.x, y: foot.y + 12))
    }
    for (power, name) in [(3.0, "1 µs"), (6.0, "1 ms"), (9.0, "1 s")] {
      let foot = point(10, pow(10, power))
      context.draw(Text(name).font(.caption2), at: CGPoint(x: foot.x - 28, y: foot.y))
    }
    for power in stride(from: upwards.lowerBound, to: upwards.upperBound - 4, by: 1) {
      let ends = [point(10, pow(10, power)), point(100_000, pow(10, power + 4))]
      context.stroke(line(ends), with: .color(.gray.opacity(0.4)), lineWidth: 0.5)
    }
    for entry in series {
      let points = entry.points.map { point(Double($0.count), $0.nanoseconds) }
      context.stroke(line(points), with: .color(entry.color), lineWidth: 2)
    }
  }
}
