import Foundation
import KumihanDrawing
import Testing

@Suite struct StrokerTests {
  private func line(_ points: CGPoint...) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  @Test func capsReachAsFarAsTheyShould() {
    let path = line(.zero, CGPoint(x: 20, y: 0))
    func bounds(_ cap: CGLineCap) -> CGRect {
      path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(bounds(.square) == CGRect(x: -2, y: -2, width: 24, height: 4))
    #expect(abs(bounds(.round).width - 24) < 0.05)
    let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(!round.contains(CGPoint(x: 21.8, y: 1.8)))
    #expect(round.contains(CGPoint(x: 21.3, y: 1.3)))
  }

  @Test func joinsFillTheOuterCorner() {
    let path = line(.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20))
    let tip = CGPoint(x: 21.9, y: -1.9)
    func outline(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    }
    #expect(outline(.miter).contains(tip))
    #expect(!outline(.miter, limit: 1.2).contains(tip))
    #expect(!outline(.round).contains(tip))
    #expect(outline(.round).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(!outline(.bevel).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(outline(.bevel).contains(CGPoint(x: 20.9, y: -0.9)))
  }

  @Test func closedLinesAreRings() {
    let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(ring.boundingRect == CGRect(x: -1, y: -1, width: 22, height: 22))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 0.5, y: 10)))
    #expect(ring.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  @Test func dashesAlternateFromThePhase() {
    let path = line(.zero, CGPoint(x: 20, y: 0))
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
    let ink = (0..<20).map { dashed.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
    let expected = (0..<20).map { ($0 + 1) % 6 < 4 }
    #expect(ink == expected)
  }

  @Test func dashesThatAreNotLengthsAreIgnored() {
    let path = line(.zero, CGPoint(x: 20, y: 0))
    let solid = path.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])) == solid)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2, dash: [-1, 2])) == solid)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
