public import Foundation

extension Path {
  /// Whether a fill with the rule would cover the point; open outlines count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let share = (point.y - from.y) / (to.y - from.y)
          if from.x + share * (to.x - from.x) > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
