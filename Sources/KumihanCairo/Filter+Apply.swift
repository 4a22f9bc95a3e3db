import Foundation
import KumihanDrawing

extension Filter {
  /// The area of source pixels that the filter needs to produce `area`.
  func sources(of area: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    switch self {
    case .blur(let radius, _):
      let reach = Self.reach(radius, transform)
      return area.grown(by: Int(reach.width), Int(reach.height))
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let reach = Self.reach(radius, transform)
      let move = Self.move(offset, transform)
      return area.grown(
        by: Int(reach.width) + abs(move.x) + 1, Int(reach.height) + abs(move.y) + 1)
    case .colorMatrix, .luminanceToAlpha:
      return area
    case .projection(let map):
      guard map.isUsable, transform.determinant != 0 else { return .empty }
      return PixelRect(covering: map.moved(by: transform).inverted().bounds(of: area.rect))
    }
  }

  /// Changes a layer's pixels; `transform` maps points to pixels.
  func apply(to layer: RasterLayer, transform: CGAffineTransform) throws(RenderError) {
    switch self {
    case .blur(let radius, let isOpaque):
      GaussianBlur(sigma: Self.sigma(radius, transform)).apply(to: layer.memory, isOpaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      try ShadowFilter(
        color: color, sigma: Self.sigma(radius, transform), move: Self.move(offset, transform)
      ).castBelow(layer.memory)
    case .innerShadow(let color, let radius, let offset):
      try ShadowFilter(
        color: color, sigma: Self.sigma(radius, transform), move: Self.move(offset, transform)
      ).castInside(layer.memory)
    case .colorMatrix(let values):
      guard values.count == 20, values.allSatisfy(\.isFinite) else { return }
      layer.memory.mapStraight { ColorMatrix(values)($0) }
    case .projection:
      // Not a filter of finished pixels: the content is drawn for it (`Projector`).
      break
    case .luminanceToAlpha:
      // The weights of Rec. 709, as in SVG's filter of the same name.
      layer.memory.mapStraight { pixel in
        SIMD4(0, 0, 0, pixel.w * (0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z))
      }
    }
  }

  /// An offset in whole pixels.
  static func move(_ offset: CGSize, _ transform: CGAffineTransform) -> (x: Int, y: Int) {
    let move = offset.applying(transform)
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int(min(max(value, -1e5), 1e5).rounded()) : 0
    }
    return (whole(move.width), whole(move.height))
  }
}

/// A linear transform of straight colours, in rows of r, g, b, a and a constant.
private struct ColorMatrix {
  private let red, green, blue, alpha, constant: SIMD4<Float>

  init(_ values: [Double]) {
    func column(_ i: Int) -> SIMD4<Float> {
      SIMD4(Float(values[i]), Float(values[5 + i]), Float(values[10 + i]), Float(values[15 + i]))
    }
    (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
    constant = column(4)
  }

  func callAsFunction(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    red * pixel.x + green * pixel.y + blue * pixel.z + alpha * pixel.w + constant
  }
}

extension PixelMemory {
  /// Replaces each pixel by the result of `body`, as straight red, green, blue, alpha from 0 to 1.
  fileprivate func mapStraight(_ body: (SIMD4<Float>) -> SIMD4<Float>) {
    var (last, answer): (UInt32, UInt32) = (0, packed(body(.zero)))
    for i in 0..<count {
      let pixel = unsafe base[i]
      if pixel != last {
        let alpha = Float(pixel >> 24)
        let color = SIMD4(
          Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), alpha)
        let straight = alpha > 0 ? color / alpha : .zero
        (last, answer) = (
          pixel, packed(body(SIMD4(straight.x, straight.y, straight.z, alpha / 255)))
        )
      }
      unsafe base[i] = answer
    }
  }

  private func packed(_ straight: SIMD4<Float>) -> UInt32 {
    let color = straight.clamped(lowerBound: .zero, upperBound: .one)
    let bytes = SIMD4<UInt32>(
      (SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255)
        .rounded(.toNearestOrAwayFromZero))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}
