import Foundation
import KumihanDrawing

/// A linear map of straight colours: rows for red, green, blue and alpha of factors of these four
/// and a constant.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The identity matrix.
  public init() {}

  var rows: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(
      Double.init)
  }
}

/// The rows of the matrices that effects use.
extension ColorMatrix {
  /// The weights of the components in luminance, as in the SVG filter effects.
  private static let (red, green, blue) = (0.213, 0.715, 0.072)

  static func diagonal(
    _ r: Double, _ g: Double, _ b: Double, alpha: Double = 1, adding offset: Double = 0
  ) -> [Double] {
    [
      r, 0, 0, 0, offset,
      0, g, 0, 0, offset,
      0, 0, b, 0, offset,
      0, 0, 0, alpha, 0,
    ]
  }

  static func contrast(_ amount: Double) -> [Double] {
    diagonal(amount, amount, amount, adding: (1 - amount) / 2)
  }

  /// Mixes colours with their opposites by the fraction `amount`.
  static func inversion(_ amount: Double = 1) -> [Double] {
    diagonal(1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount, adding: amount)
  }

  static func grayscale(_ amount: Double) -> [Double] {
    saturation(1 - min(max(amount, 0), 1))
  }

  static func multiplication(by c: RGBA) -> [Double] {
    diagonal(c.red, c.green, c.blue, alpha: c.alpha)
  }

  static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = ((1 - s) * red, (1 - s) * green, (1 - s) * blue)
    return [
      r + s, g, b, 0, 0,
      r, g + s, b, 0, 0,
      r, g, b + s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  package static func hueRotation(_ angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (red, green, blue)
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}
