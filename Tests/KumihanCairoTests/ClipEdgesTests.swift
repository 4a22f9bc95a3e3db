import Foundation
import KumihanDrawing
import Testing

@testable import KumihanCairo

@Suite struct ClipEdgesTests {
  /// What is outside of a box is moved to its sides, and a border that has been seen before is not
  /// drawn again: neither may change a pixel.
  @Test(arguments: [0, 0.25, 0.7] as [CGFloat], [false, true])
  func clipsOfOneShapeHaveOneBorder(offset: CGFloat, isEvenOdd: Bool) throws {
    let style = FillStyle(eoFill: isEvenOdd)
    let paths = [
      Path(roundedRect: CGRect(x: 20, y: 15, width: 90, height: 60), cornerRadius: 16),
      Path(roundedRect: CGRect(x: 130, y: 8, width: 40, height: 171), cornerRadius: 16),
      Path { path in
        path.addEllipse(in: CGRect(x: 4, y: 90, width: 110, height: 100))
        path.addRoundedRect(
          in: CGRect(x: 30, y: 110, width: 60, height: 55), cornerSize: CGSize(width: 9, height: 9))
        path.addLines([CGPoint(x: 10, y: 80), CGPoint(x: 120, y: 140), CGPoint(x: 40, y: 190)])
      },
    ].map { $0.applying(CGAffineTransform(translationX: offset, y: offset / 3)) }
    let edges = ClipEdges()
    for path in paths {
      for (left, top) in [(0, 0), (20, 15), (90, 55), (100, 100), (3, 90), (60, 150), (131, 160)] {
        let box = PixelRect(left: left, top: top, right: left + 40, bottom: top + 33)
        let coverage = CoverageLayer(bounds: box)
        let place = CGAffineTransform(translationX: CGFloat(-left), y: CGFloat(-top))
        try coverage.fill(path.applying(place), style: style)
        var covers: [[Int]: UInt32] = [:]
        coverage.forEachPart { covers[[$0, $1]] = $2 }
        let parts = try edges.parts(of: path, style: style, in: box)
        #expect(parts.count == covers.count)
        for part in parts {
          // Cairo counts an upright side's pixels in another way where it ends outside.
          let cover = covers[[part.x, part.y]] ?? 0
          #expect(abs(Int(cover) - Int(part.cover)) <= 1, "\(path) \(box) \(part)")
        }
      }
    }
  }
}
