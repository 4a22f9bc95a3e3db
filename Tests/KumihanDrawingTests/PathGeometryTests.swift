import Foundation
import KumihanDrawing
import Testing

@Suite struct PathGeometryTests {
  @Test func boundsAreThoseOfTheCurveNotItsControls() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    let bounds = path.boundingRect
    #expect(abs(bounds.height - 15) < 1e-9)
    #expect(bounds.width == 10)
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(quad.boundingRect.height - 5) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test func arcsTurnTheWayCoreGraphicsSays() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(path.boundingRect.insetBy(dx: -1e-9, dy: -1e-9).contains(CGPoint(x: 7, y: 7)))
    #expect(abs(path.boundingRect.width - 10) < 1e-9)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(abs(other.boundingRect.width - 20) < 1e-3)
    var whole = Path()
    whole.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    #expect(abs(whole.boundingRect.width - 20) < 1e-3)
  }

  @Test func tangentArcsRoundACorner() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    #expect(path.elements.contains(.line(to: CGPoint(x: 15, y: 0))))
  }

  @Test func rulesDifferOnWhatIsCoveredTwice() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test func trimmingKeepsLengthsAndCurves() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.125)
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x - 10 / sqrt(2)) < 0.02 && abs(end.y - 10 / sqrt(2)) < 0.02)
    #expect(quarter.elements.contains { if case .curve = $0 { true } else { false } })
  }

  @Test func textRoundTrips() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 4)
    let again = try #require(Path(path.description))
    #expect(again.description == path.description)
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("5 5 l") == nil)
  }
}
