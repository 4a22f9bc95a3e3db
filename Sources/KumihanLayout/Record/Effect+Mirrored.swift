import Foundation
import KumihanDrawing

extension Effect {
  /// The effect in a right-to-left layout: SwiftUI mirrors rotations, scales and transforms.
  package var mirrored: Effect {
    switch self {
    case .rotation(let radians, let anchor): .rotation(radians: -radians, anchor.mirrored)
    case .scale(let size, let anchor): .scale(size, anchor.mirrored)
    case .affine(let m, let anchor):
      .affine(
        CGAffineTransform(a: m.a, b: -m.b, c: -m.c, d: m.d, tx: -m.tx, ty: m.ty),
        anchor.mirrored)
    case .projection(let map):
      .projection { size in
        let mirror = ProjectionTransform(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return mirror.concatenating(map(size)).concatenating(mirror)
      }
    case .opacity, .clip, .blend, .filters, .container, .isolated, .hidden: self
    }
  }
}

extension UnitPoint {
  fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
