import Foundation
import KumihanDrawing
import Testing

@Suite struct RoundedRectangleOutlineTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func eachCornerHasItsOwnRadius() {
    let path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: 0, bottomLeading: 10, bottomTrailing: 20, topTrailing: 30),
      style: .circular)
    #expect(path.contains(CGPoint(x: 10.1, y: 20.1)))
    #expect(!path.contains(CGPoint(x: 109, y: 21)))
    #expect(path.boundingRect == rect)
    // A circular corner's apex lies 0.41421 radii from the vertex.
    let apex = (sqrt(2) - 1) * 20 / sqrt(2)
    #expect(path.contains(CGPoint(x: 110 - apex - 0.05, y: 80 - apex - 0.05)))
    #expect(!path.contains(CGPoint(x: 110 - apex + 0.05, y: 80 - apex + 0.05)))
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: 90, topTrailing: 30), style: .circular)
    // 90 on the left side of 60 scales all by two thirds: 60 and 20.
    let expected = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: 60, topTrailing: 20), style: .circular)
    #expect(path == expected)
  }

  @Test func cornerSizeStretchesTheCorner() {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: 50, height: 30), style: .circular)
    #expect(path.boundingRect == rect)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      #expect(path.contains(CGPoint(x: 60 + 49.9 * cos(angle), y: 50 + 29.9 * sin(angle))))
      #expect(!path.contains(CGPoint(x: 60 + 50.1 * cos(angle), y: 50 + 30.1 * sin(angle))))
    }
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func oddRadiiGiveAShape(_ radius: CGFloat) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    #expect(path.boundingRect == rect)
  }

  @Test func nonsenseRectanglesAreEmpty() {
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
    #expect(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
  }
}
