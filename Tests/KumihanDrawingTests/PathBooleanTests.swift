import Foundation
import KumihanDrawing
import Testing

/// Areas of two paths put together, by what they cover.
struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
  private let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40))

  private typealias Operation = (
    name: String, make: (Path, Path) -> Path, keeps: (Bool, Bool) -> Bool
  )

  private let operations: [Operation] = [
    ("union", { $0.union($1) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1) }, { $0 != $1 }),
  ]

  /// Compares at many places, but none within a tenth of a point of a line.
  private func expect(
    _ first: Path, _ second: Path, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let edge = StrokeStyle(lineWidth: 0.2)
    let lines = [first.strokedPath(edge), second.strokedPath(edge)]
    for operation in operations {
      let result = operation.make(first, second)
      var wrong: [CGPoint] = []
      for x in stride(from: -9.7, to: 80, by: 5.3) {
        for y in stride(from: -9.9, to: 80, by: 6.1) {
          let point = CGPoint(x: x, y: y)
          guard !lines.contains(where: { $0.contains(point) }) else { continue }
          let wanted = operation.keeps(first.contains(point), second.contains(point))
          // By both rules: the parts neither overlap nor run against one another.
          if result.contains(point) != wanted || result.contains(point, eoFill: true) != wanted {
            wrong.append(point)
          }
        }
      }
      #expect(
        wrong.isEmpty, "\(operation.name): \(wrong.prefix(5))", sourceLocation: sourceLocation)
    }
  }

  private func star(_ corners: Int, _ turn: Double, at center: CGPoint, radius: CGFloat) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = Double(corner) * turn
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }

  @Test func areasOfTwoShapes() { expect(square, disc) }

  @Test func areasThatShareEdgesAndCorners() {
    expect(square, square)
    expect(square, Path(CGRect(x: 40, y: 0, width: 20, height: 40)))
    expect(square, Path(CGRect(x: 40, y: 40, width: 20, height: 20)))
    expect(square, Path(CGRect(x: 10, y: 0, width: 20, height: 40)))
    expect(square, Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
    expect(square, Path())
    expect(Path(), Path())
  }

  @Test func areasThatCrossThemselvesOrHaveHoles() {
    let star = star(5, 4 * .pi / 5, at: CGPoint(x: 30, y: 30), radius: 28)
    expect(star, disc)
    expect(disc, star)
    var ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50))
    ring.addPath(
      Path(ellipseIn: CGRect(x: 15, y: 15, width: 30, height: 30))
        .applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60)))
    expect(ring, square)
    expect(self.star(64, 9 * .pi / 32, at: CGPoint(x: 30, y: 30), radius: 30), ring)
  }

  /// Hundreds of lines that meet everywhere, the same each time.
  @Test func areasOfManyLines() {
    var state: UInt64 = 7
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt64(1) << 31) * 70
    }
    func scribble() -> Path {
      Path { path in
        path.addLines((0..<24).map { _ in CGPoint(x: next(), y: next()) })
        path.closeSubpath()
      }
    }
    for _ in 0..<6 { expect(scribble(), scribble()) }
  }

  @Test func insidesFollowTheRuleAskedFor() {
    let star = star(5, 4 * .pi / 5, at: CGPoint(x: 30, y: 30), radius: 28)
    let middle = CGPoint(x: 30, y: 30)
    #expect(star.union(Path()).contains(middle))
    #expect(!star.union(Path(), eoFill: true).contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized().contains(middle))
  }

  private func length(_ path: Path) -> CGFloat {
    var (sum, last, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let to): (last, start) = (to, to)
      case .line(let to): add(to)
      case .closeSubpath: add(start)
      case .quadCurve, .curve: Issue.record("a curve")
      }
    }
    return sum
  }

  @Test func linesInsideAndOutside() {
    let other = Path(CGRect(x: 20, y: -10, width: 40, height: 30))
    // The upper right quarter of the square's 160 points of outline lies in it.
    #expect(abs(length(square.lineIntersection(other)) - 40) < 0.01)
    #expect(abs(length(square.lineSubtraction(other)) - 120) < 0.01)
    let whole = square.lineSubtraction(Path(CGRect(x: 60, y: 0, width: 9, height: 9)))
    #expect(whole.elements.last == .closeSubpath && abs(length(whole) - 160) < 0.01)
    // A part that is kept across its start is one.
    let stretch = square.lineIntersection(Path(CGRect(x: -5, y: -5, width: 20, height: 20)))
    #expect(stretch.elements.count == 3, "\(stretch)")
    let open = Path { $0.addLines([CGPoint(x: -20, y: 10), CGPoint(x: 80, y: 10)]) }
    #expect(abs(length(open.lineIntersection(square)) - 40) < 0.01)
    #expect(abs(length(open.lineSubtraction(square)) - 60) < 0.01)
  }

  @Test func nonsenseIsNothing() {
    let endless = Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 1), .zero]) }
    #expect(endless.union(square).isEmpty && square.subtracting(endless).isEmpty)
    #expect(Path { $0.move(to: .zero) }.union(Path()).isEmpty)
  }
}
