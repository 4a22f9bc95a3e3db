import Foundation
import KumihanDrawing

extension [FactInk] {
  /// Whether ink between two others hides an area, or veils it so that words there are no words.
  func isCovered(_ frame: CGRect, from first: Int, to last: Int) -> Bool {
    guard last > first + 1 else { return false }
    return self[(first + 1)..<last].contains { $0.covers(frame, withVeils: true) }
  }
}

extension FactInk {
  /// Whether nothing, or with veils nothing legible, of what lies below is seen in an area.
  func covers(_ frame: CGRect, withVeils: Bool = false) -> Bool {
    let allowed: Effects = withVeils ? [.shadow, .innerShadow, .blend, .mask] : .shadow
    guard !bounds.isNull, effects.isSubset(of: allowed),
      bounds.insetBy(dx: -0.5, dy: -0.5).holds(frame)
    else { return false }
    switch (kind, paint) {
    case (.image, _): return opacity > 0.9
    case (.fill, .color(let color)?):
      return color.alpha * opacity > (withVeils ? 0.7 : 0.9)
    case (.fill, .veil?): return withVeils && opacity > 0.5
    default: return false
    }
  }
}
