import Foundation
@testable import KumihanDrawing
import Testing

@Suite struct ContinuousCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

  @Test func outlineStartsOnTheTopEdgeAndFollowsTheTable() throws {
    let r: CGFloat = 8
    let path = Path(roundedRect: rect, cornerRadius: r)
    #expect(path.elements.first == .move(to: CGPoint(x: 1.528665 * r, y: 0)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 60 - 1.528665 * r, y: 0)))
    guard case .curve(let to, let c1, let c2) = path.elements[2] else {
      Issue.record("no curve after the top edge")
      return
    }
    #expect(abs(c1.x - (60 - 1.088492957618529 * r)) < 1e-9 && c1.y == 0)
    #expect(abs(c2.x - (60 - 0.868406944063002 * r)) < 1e-9 && c2.y == 0)
    #expect(abs(to.x - (60 - 0.631493792830993 * r)) < 1e-9)
    #expect(abs(to.y - 0.074911387847016 * r) < 1e-9)
    #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 12)
    #expect(path.elements.last == .closeSubpath)
  }

  @Test func coverageOfTheFirstRowMatchesSampledPixels() {
    // Row 0 of a corner with r = 24 px, pixels 18 to 31, as an exact-area model of real output.
    let expected = [
      0.07, 0.25, 0.41, 0.54, 0.65, 0.73, 0.80, 0.86, 0.90, 0.93, 0.95, 0.97, 0.98, 1.0,
    ]
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 180, height: 120), cornerRadius: 24)
    for (i, value) in expected.enumerated() {
      var inside = 0
      for y in 0..<32 {
        for x in 0..<32 {
          let point = CGPoint(
            x: CGFloat(18 + i) + (CGFloat(x) + 0.5) / 32, y: (CGFloat(y) + 0.5) / 32)
          if path.contains(point) { inside += 1 }
        }
      }
      #expect(abs(Double(inside) / 1024 - value) < 0.012)
    }
  }

  @Test func onlyTheDocumentedKink() {
    let points = ContinuousCorner.continuous
    func angle(_ a: CGPoint, _ b: CGPoint) -> CGFloat { atan2(b.y - a.y, b.x - a.x) }
    let kinks = [3, 6].map { i in
      abs(angle(points[i - 1], points[i]) - angle(points[i], points[i + 1])) * 180 / .pi
    }
    for kink in kinks { #expect(abs(kink - 2.45) < 0.01) }
    #expect(angle(points[0], points[1]) == .pi)
    #expect(angle(points[8], points[9]) == .pi / 2)
  }

  @Test func cornerTurnsIntoACircleByDegrees() {
    // The apex moves monotonically and without a jump from the table's to the circle's.
    var last: CGFloat?
    for step in 0...100 {
      let room = 1 + CGFloat(step) / 100 * 0.6
      let points = ContinuousCorner.points(room: room)
      let apex = BezierCurve(points[3], points[4], points[5], points[6]).point(at: 0.5)
      let distance = hypot(apex.x, apex.y)
      #expect(distance >= 0.4122 && distance <= 0.4143)
      if let last { #expect(distance <= last + 1e-9 && last - distance < 1e-4) }
      last = distance
    }
  }

  @Test func aRadiusOfHalfTheHeightIsACapsule() {
    let path = Path(roundedRect: rect, cornerRadius: 20)
    for degree in stride(from: -90.0, through: 90, by: 5) {
      let angle = degree * .pi / 180
      let inside = CGPoint(x: 40 + 19.97 * cos(angle), y: 20 + 19.97 * sin(angle))
      let outside = CGPoint(x: 40 + 20.03 * cos(angle), y: 20 + 20.03 * sin(angle))
      #expect(path.contains(inside))
      #expect(!path.contains(outside))
    }
    #expect(path == Path(roundedRect: rect, cornerRadius: 400))
  }
}
