import Foundation
import KumihanDrawing
import KumihanViews

extension RedlineSheet.Note {
  /// The thin line from a number to its mark; nil where the two touch, or nearly.
  ///
  /// - Parameter origin: the page's corner on the sheet.
  func leader(from origin: CGPoint) -> Path? {
    guard let badge else { return nil }
    var target = mark.frame.offsetBy(dx: origin.x, dy: origin.y)
    switch mark.kind {
    case .finding: target = target.insetBy(dx: -2, dy: -2)
    case .distance, .border, .type: break
    }
    let end = target.nearest(to: badge.center)
    let start = badge.nearest(to: end)
    guard hypot(end.x - start.x, end.y - start.y) > 3 else { return nil }
    return Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }
}

extension CGRect {
  fileprivate func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
