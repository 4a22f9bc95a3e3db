import Foundation

extension StrokeStyle {
  /// The dashes, or none when they are not lengths or all zero.
  package var usableDash: [Double] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }),
      dashPhase.isFinite
    else { return [] }
    return dash.map { Double($0) }
  }

  /// Whether a pen of this width leaves anything.
  package var isVisible: Bool { lineWidth > 0 && lineWidth.isFinite && miterLimit.isFinite }
}
