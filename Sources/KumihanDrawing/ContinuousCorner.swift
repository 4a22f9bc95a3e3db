import Foundation

/// The three cubics of a continuous corner, in units of the radius.
///
/// In the corner's own coordinates, u goes back from the vertex along the arriving edge, v on along
/// the leaving edge. The numbers are those of the path that UIKit emits, confirmed against pixels
/// of SwiftUI.
enum ContinuousCorner {
  /// The distance of the corner's start from the vertex.
  static let reach: CGFloat = 1.528665

  /// Start, then two control points and an end for each of the three cubics.
  static let continuous: [CGPoint] = [
    CGPoint(x: reach, y: 0),
    CGPoint(x: 1.088492957618529, y: 0), CGPoint(x: 0.868406944063002, y: 0),
    CGPoint(x: 0.631493792830993, y: 0.074911387847016),
    CGPoint(x: 0.372823826625747, y: 0.169059556044370),
    CGPoint(x: 0.169059556044370, y: 0.372823826625747),
    CGPoint(x: 0.074911387847016, y: 0.631493792830993),
    CGPoint(x: 0, y: 0.868406944063002), CGPoint(x: 0, y: 1.088492957618529),
    CGPoint(x: 0, y: reach),
  ]

  /// A quarter circle with the same topology, so that the two can be interpolated point by point.
  static let circular: [CGPoint] = [
    CGPoint(x: 1, y: 0),
    CGPoint(x: 0.8686781289, y: 0), CGPoint(x: 0.7386421566, y: 0.0258657631),
    CGPoint(x: 0.6173165676, y: 0.0761204675),
    CGPoint(x: 0.3722884810, y: 0.1776144241), CGPoint(x: 0.1776144241, y: 0.3722884810),
    CGPoint(x: 0.0761204675, y: 0.6173165676),
    CGPoint(x: 0.0258657631, y: 0.7386421566), CGPoint(x: 0, y: 0.8686781289),
    CGPoint(x: 0, y: 1),
  ]

  /// The corner with `room` free radii along each of its edges: continuous with 1.53 or more, a
  /// quarter circle with 1, a mixture between.
  static func points(room: CGFloat) -> [CGPoint] {
    let share = min(max((room - 1) / (reach - 1), 0), 1)
    if share == 1 { return continuous }
    return zip(circular, continuous).map { circle, smooth in
      CGPoint(
        x: circle.x + (smooth.x - circle.x) * share, y: circle.y + (smooth.y - circle.y) * share)
    }
  }
}

/// The shape of a continuous corner that lacks space.
public enum ContinuousCornerRule: Hashable, Sendable {
  /// It turns into a quarter circle by degrees, as SwiftUI's shapes do.
  case gradual
  /// It jumps between the four forms of `UIBezierPath(roundedRect:cornerRadius:)`.
  case stepped
}
