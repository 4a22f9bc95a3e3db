import Foundation
import KumihanDrawing
import Testing

@Suite struct GradientMeshTests {
  private func grid(_ columns: Int, _ rows: Int) -> [CGPoint] {
    (0..<rows).flatMap { y in
      (0..<columns).map { x in
        CGPoint(x: CGFloat(x) / CGFloat(columns - 1), y: CGFloat(y) / CGFloat(rows - 1))
      }
    }
  }

  private func mesh(
    _ columns: Int, _ rows: Int, _ points: [CGPoint], _ colors: [RGBA], isSmooth: Bool = true
  ) -> GradientMesh {
    GradientMesh(
      columns: columns, rows: rows, points: points, colors: colors, isSmooth: isSmooth)
  }

  @Test func evenPointsMakeStraightCurves() {
    let mesh = mesh(3, 3, grid(3, 3), Array(repeating: .black, count: 9))
    for vertex in mesh.vertices {
      #expect(abs(vertex.trailing.x - vertex.position.x - 1.0 / 6) < 1e-9)
      #expect(abs(vertex.trailing.y - vertex.position.y) < 1e-9)
      #expect(abs(vertex.bottom.y - vertex.position.y - 1.0 / 6) < 1e-9)
    }
    let patch = mesh.patches { _ in 2 }[3]
    #expect(abs(patch.points[patch.index(1, 1)].x - 0.75) < 1e-9)
    #expect(abs(patch.points[patch.index(1, 1)].y - 0.75) < 1e-9)
  }

  /// A column pushed far aside makes no curve leave the row.
  @Test func curvesStayBetweenTheirPoints() {
    var points = grid(3, 2)
    (points[1].x, points[4].x) = (0.95, 0.95)
    for patch in mesh(3, 2, points, Array(repeating: .black, count: 6)).patches(steps: { _ in 16 })
    {
      #expect(patch.points.allSatisfy { (-1e-9...1 + 1e-9).contains($0.x) })
    }
  }

  @Test func coloursAreThoseOfTheCorners() {
    let colors: [RGBA] = [.black, .white, RGBA(red: 1, green: 0, blue: 0), .clear]
    for isSmooth in [true, false] {
      let patch = mesh(2, 2, grid(2, 2), colors, isSmooth: isSmooth).patches { _ in 4 }[0]
      #expect(patch.colors[patch.index(0, 0)] == colors[0])
      #expect(patch.colors[patch.index(4, 0)] == colors[1])
      #expect(patch.colors[patch.index(0, 4)] == colors[2])
      #expect(patch.colors[patch.index(4, 4)] == colors[3])
      #expect(abs(patch.colors[patch.index(2, 0)].red - 0.5) < 1e-9)
    }
  }

  /// Smooth colours level out at the brightest place; others do not.
  @Test func smoothColoursTurnGently() {
    func row(isSmooth: Bool) -> [Double] {
      let colors: [RGBA] = [.black, .white, .black, .black, .white, .black]
      let patch = mesh(3, 2, grid(3, 2), colors, isSmooth: isSmooth).patches { _ in 10 }[0]
      return (0...10).map { patch.colors[patch.index($0, 0)].red }
    }
    let (smooth, straight) = (row(isSmooth: true), row(isSmooth: false))
    #expect(smooth[10] - smooth[9] < 0.04)
    #expect(abs(straight[10] - straight[9] - 0.1) < 1e-9)
    #expect(smooth.allSatisfy { (0...1).contains($0) })
  }

  @Test(arguments: [(0, 3), (3, 0), (-1, 5), (1, 1), (2, 2), (Int.max, 1)])
  func tooFewPointsMakeNoPatches(_ columns: Int, _ rows: Int) {
    #expect(
      mesh(columns, rows, grid(2, 2).dropLast(), [.black, .white]).patches { _ in 4 }.isEmpty)
  }

  @Test func nonsenseMakesNoPatches() {
    let points = [CGPoint(x: CGFloat.nan, y: 0)] + grid(2, 2).dropFirst()
    #expect(mesh(2, 2, points, Array(repeating: .black, count: 4)).patches { _ in 4 }.isEmpty)
  }
}
