package import Foundation
package import KumihanDrawing

extension Effect {
  /// Where it moves what is inside, of a node with this frame; nil where that stays.
  package func map(in frame: CGRect) -> ProjectionTransform? {
    switch self {
    case .rotation(let radians, let anchor):
      let turn = CGAffineTransform(rotationAngle: radians)
      return ProjectionTransform(turn.around(anchor.point(in: frame)))
    case .scale(let size, let anchor):
      let scale = CGAffineTransform(scaleX: size.width, y: size.height)
      return ProjectionTransform(scale.around(anchor.point(in: frame)))
    case .affine(let transform, let anchor):
      return ProjectionTransform(transform.around(anchor.point(in: frame)))
    case .projection(let map):
      let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      return map(frame.size).moved(by: move)
    case .opacity, .clip, .blend, .filters, .container, .isolated, .hidden: return nil
    }
  }
}
