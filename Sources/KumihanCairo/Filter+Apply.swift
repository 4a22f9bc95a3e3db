import Foundation
import KumihanDrawing

extension Filter {
  /// What must be drawn so that `area` comes out right.
  func sources(of area: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    switch self {
    case .blur(let radius, _):
      let reach = Self.reach(radius, transform)
      return area.grown(by: Int(reach.width), Int(reach.height))
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let reach = Self.reach(radius, transform)
      let move = offset.applying(transform)
      return area.grown(
        by: Int(reach.width) + Int(min(abs(move.width), 1e5).rounded(.up)),
        Int(reach.height) + Int(min(abs(move.height), 1e5).rounded(.up)))
    case .colorMatrix, .luminanceToAlpha:
      return area
    }
  }

  func apply(to layer: RasterLayer, transform: CGAffineTransform) {
  }
}
