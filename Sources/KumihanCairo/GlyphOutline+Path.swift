import CKumihanFreeType
import Foundation
import KumihanDrawing

extension GlyphOutline {
  /// The outline through `place`, which maps font units to points.
  func append(to path: inout Path, _ place: (SIMD2<Double>) -> CGPoint) {
    var first = 0
    for end in contours.map(Int.init) where end >= first && end < points.count {
      append(contour: first...end, to: &path, place)
      first = end + 1
    }
  }

  /// One closed curve: points on it, and control points of quadratic or cubic pieces between them.
  private func append(
    contour: ClosedRange<Int>, to path: inout Path, _ place: (SIMD2<Double>) -> CGPoint
  ) {
    func isOn(_ index: Int) -> Bool { tags[index] & 1 != 0 }
    func isCubic(_ index: Int) -> Bool { tags[index] & 2 != 0 }
    var order = Array(contour)
    var start = points[order[0]]
    if isOn(order[0]) {
      order.removeFirst()
    } else if let last = order.last, isOn(last) {
      start = points[last]
      order.removeLast()
    } else if let last = order.last {
      // Between two control points of quadratic pieces lies a point of the curve.
      start = (start + points[last]) / 2
    }
    path.move(to: place(start))
    var controls: [SIMD2<Double>] = []
    func curve(to end: SIMD2<Double>) {
      switch controls.count {
      case 0: path.addLine(to: place(end))
      case 1: path.addQuadCurve(to: place(end), control: place(controls[0]))
      default:
        path.addCurve(
          to: place(end), control1: place(controls[0]), control2: place(controls[1]))
      }
      controls.removeAll(keepingCapacity: true)
    }
    for index in order {
      let point = points[index]
      if isOn(index) {
        curve(to: point)
      } else {
        if !isCubic(index), let control = controls.first { curve(to: (control + point) / 2) }
        controls.append(point)
      }
    }
    curve(to: start)
    path.closeSubpath()
  }
}
