public import Foundation

/// The paint of a material: everything below it, blurred and saturated, under a tint.
///
/// Only the part of the page below the painted command is read; beyond its box and the page's edges
/// the last pixels are repeated.
public struct Veil: Hashable, Sendable {
  /// Sigma of the Gaussian, in points.
  public var blur: CGFloat
  /// 0 for greys, 1 for colours as they are.
  public var saturation: Double
  /// The colour over the blurred content.
  public var tint: RGBA
  /// The opacity of the veil over the content below, 0 to 1.
  public var strength: Double

  public init(blur: CGFloat, saturation: Double, tint: RGBA, strength: Double = 1) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.strength = strength
  }

  /// The veil where the content below cannot be read.
  package var plainColor: RGBA { tint.opacity(strength) }
}

extension Paint {
  package var veil: Veil? { if case .veil(let veil) = self { veil } else { nil } }
}

extension DrawCommand {
  package var paint: Paint? {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): paint
    case .image, .group, .mark: nil
    }
  }

  /// The same shape in another paint.
  package func painted(with paint: Paint) -> DrawCommand {
    switch self {
    case .fill(let path, _, let style): .fill(path, paint, style)
    case .stroke(let path, _, let style): .stroke(path, paint, style)
    case .glyphs(let run, _): .glyphs(run, paint)
    case .image, .group, .mark: self
    }
  }
}
