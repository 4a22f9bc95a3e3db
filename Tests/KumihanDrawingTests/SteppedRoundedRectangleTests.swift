import Foundation
import KumihanDrawing
import Testing

@Suite struct SteppedRoundedRectangleTests {
  private func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius,
      rule: .stepped)
  }

  @Test func cornersWithRoomAreTheWholeTable() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(path(100, 80, 20) == Path(roundedRect: rect, cornerRadius: 20))
  }

  @Test(arguments: [(100.0, 40.0), (40.0, 100.0)])
  func shortSidesBecomeEnds(_ width: Double, _ height: Double) {
    let shape = path(width, height, 14)
    #expect(shape.boundingRect == CGRect(x: 0, y: 0, width: width, height: height))
    // Near a half circle of the short side, and the same at all four corners.
    for (dx, dy, inside) in [(6.5, 6.5, true), (5.0, 5.0, false)] {
      for (x, y) in [(dx, dy), (width - dx, dy), (dx, height - dy), (width - dx, height - dy)] {
        #expect(shape.contains(CGPoint(x: x, y: y)) == inside, "\(x) \(y)")
      }
    }
    #expect(shape.contains(CGPoint(x: width / 2, y: height / 2)))
  }

  @Test func noRoomAtAllGivesACircle() {
    let circle = path(40, 40, 30)
    for angle in stride(from: 0.0, to: 6.28, by: 0.2) {
      #expect(circle.contains(CGPoint(x: 20 + 19.9 * cos(angle), y: 20 + 19.9 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 20 + 20.1 * cos(angle), y: 20 + 20.1 * sin(angle))))
    }
  }
}
