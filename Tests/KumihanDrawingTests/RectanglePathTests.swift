import Foundation
import KumihanDrawing
import Testing

/// A path of one rectangle keeps its corners only, and is what its steps would be.
struct RectanglePathTests {
  private let rect = CGRect(x: 3, y: 5, width: 40, height: 30)

  /// The same outline by its steps.
  private func steps(_ rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  @Test func itEqualsItsSteps() {
    #expect(Path(rect) == steps(rect))
    #expect(Path(rect).hashValue == steps(rect).hashValue)
    #expect(Path(rect) != steps(rect.insetBy(dx: 1, dy: 0)))
    #expect(Path(rect) != Path(rect.offsetBy(dx: 1, dy: 0)))
    #expect(!Path(rect).isEmpty)
    #expect(Path(rect).rectangle == rect)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(rect).currentPoint == rect.origin)
    #expect(Path(CGRect(x: 43, y: 35, width: -40, height: -30)) == Path(rect))
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func itGrowsAsItsSteps() {
    func grown(_ path: Path) -> Path {
      var path = path
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 9, y: 9))
      path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 2))
      path.addCurve(to: rect.origin, control1: .zero, control2: rect.origin)
      path.addRect(rect)
      path.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 3))
      return path
    }
    #expect(grown(Path(rect)) == grown(steps(rect)))
    #expect(grown(Path(rect)).elements.count == 26)
    var several = Path(rect)
    several.addRect(rect)
    #expect(several.rectangle == nil)
    #expect(several.elements == steps(rect).elements + steps(rect).elements)
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(translationX: 0.1, y: -7),
    CGAffineTransform(scaleX: 1.3, y: 0.7), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 2, y: -3), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(rotationAngle: .pi),
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
    CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: 1e308, y: 1),
  ]) func transformsGiveTheSamePoints(transform: CGAffineTransform) {
    func words(_ path: Path) -> [String] { path.elements.map { "\($0)" } }
    let moved = steps(rect).applying(transform)
    #expect(words(Path(rect).applying(transform)) == words(moved))
    #expect(words(Path { $0.addRect(rect, transform: transform) }) == words(moved))
    #expect("\(Path(rect).applying(transform).boundingRect)" == "\(moved.boundingRect)")
  }

  /// A drawing of two million rectangles has to fit in 300 MB.
  @Test func commandsAreSmall() {
    #expect(MemoryLayout<DrawItem>.stride <= 80)
  }
}
