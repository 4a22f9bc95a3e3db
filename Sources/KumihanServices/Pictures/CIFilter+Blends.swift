import Foundation
import KumihanCoreGraphics

/// What becomes of a colour above another: the parts of both, or their shapes by Porter and Duff.
struct PixelBlend {
  /// The part of the source and that of the ground, to what the two are together.
  var mix: (CGFloat, CGFloat) -> CGFloat = { source, _ in source }
  /// How much of the source and of the ground is seen, by the opacity of the other.
  var source: (CGFloat) -> CGFloat = { _ in 1 }
  var ground: (CGFloat) -> CGFloat = { 1 - $0 }
  /// Whether only what both pictures have is seen.
  var isCommon = false

  func callAsFunction(_ above: Tone, _ below: Tone) -> Tone {
    let (over, under) = (above.alpha * source(below.alpha), below.alpha * ground(above.alpha))
    let alpha = min(over + under, 1)
    guard alpha > 0 else { return Tone(0, 0, 0).opaque(0) }
    let mixed = above.with(below) { $0 + (mix($0, $1) - $0) * below.alpha }
    return mixed.with(below) { min(($0 * over + $1 * under) / alpha, 1) }.opaque(alpha)
  }
}

extension CIFilter {
  /// How the filter lays a picture over another; nil for other filters.
  var blend: PixelBlend? {
    if let mix = Self.mixes[name] { return PixelBlend(mix: mix) }
    switch name {
    case "CISourceOverCompositing": return PixelBlend()
    case "CISourceInCompositing":
      return PixelBlend(source: { $0 }, ground: { _ in 0 }, isCommon: true)
    case "CISourceOutCompositing": return PixelBlend(source: { 1 - $0 }, ground: { _ in 0 })
    case "CISourceAtopCompositing": return PixelBlend(source: { $0 })
    case "CIAdditionCompositing": return PixelBlend(ground: { _ in 1 })
    default: return nil
    }
  }

  private static let mixes: [String: @Sendable (CGFloat, CGFloat) -> CGFloat] = [
    "CIMultiplyCompositing": { $0 * $1 }, "CIMultiplyBlendMode": { $0 * $1 },
    "CIScreenBlendMode": { $0 + $1 - $0 * $1 }, "CIOverlayBlendMode": { hardLight($1, $0) },
    "CIHardLightBlendMode": hardLight, "CISoftLightBlendMode": softLight,
    "CIDarkenBlendMode": { min($0, $1) }, "CIMinimumCompositing": { min($0, $1) },
    "CILightenBlendMode": { max($0, $1) }, "CIMaximumCompositing": { max($0, $1) },
    "CIDifferenceBlendMode": { abs($0 - $1) }, "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 },
    "CIColorDodgeBlendMode": { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    "CIColorBurnBlendMode": { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    "CISubtractBlendMode": { max(0, $1 - $0) },
    "CIDivideBlendMode": { $0 <= 0 ? 1 : min(1, $1 / $0) },
    "CILinearDodgeBlendMode": { min(1, $0 + $1) },
    "CILinearBurnBlendMode": { max(0, $0 + $1 - 1) },
  ]

  @Sendable private static func hardLight(_ source: CGFloat, _ ground: CGFloat) -> CGFloat {
    source <= 0.5 ? 2 * source * ground : 1 - 2 * (1 - source) * (1 - ground)
  }

  @Sendable private static func softLight(_ source: CGFloat, _ ground: CGFloat) -> CGFloat {
    guard source > 0.5 else { return ground - (1 - 2 * source) * ground * (1 - ground) }
    let curve =
      ground <= 0.25 ? ((16 * ground - 12) * ground + 4) * ground : ground.squareRoot()
    return ground + (2 * source - 1) * (curve - ground)
  }

  /// The picture over its background.
  func laid(_ blend: PixelBlend) -> CIImage? {
    guard let inputImage else { return backgroundImage }
    guard let backgroundImage else { return inputImage }
    let (one, other) = (inputImage.extent, backgroundImage.extent)
    // A colour without end is as large as what it is laid over.
    let isPart = blend.isCommon || one == .infinite || other == .infinite
    let rect = (isPart ? one.intersection(other) : one.union(other)).integral
    guard let above = inputImage.pixels(in: rect), let below = backgroundImage.pixels(in: rect)
    else { return inputImage }
    return CIImage(above.joined(with: below) { blend(Tone($0), Tone($1)).pixel }, in: rect)
  }

  /// The picture where the mask is white, or opaque, and the background elsewhere.
  var masked: CIImage? {
    guard let inputImage, let maskImage else { return inputImage ?? backgroundImage }
    let rect = inputImage.extent.intersection(.infinite).integral
    guard let above = inputImage.pixels(in: rect), let mask = maskImage.pixels(in: rect) else {
      return inputImage
    }
    let isAlpha = name == "CIBlendWithAlphaMask"
    let cut = above.joined(with: mask) { pixel, mask in
      let (tone, share) = (Tone(pixel), Tone(mask))
      return tone.opaque(tone.alpha * (isAlpha ? 1 : share.light) * share.alpha).pixel
    }
    let image = CIImage(cut, in: rect)
    return backgroundImage.map { image.composited(over: $0) } ?? image
  }
}
