import Foundation
import KumihanCoreGraphics
import KumihanViews

// The filters that change pixels. Colours are taken as they are encoded; exposure alone is a matter of light.
extension CIFilter {
  /// What a number is where nobody says it, by Core Image's reference.
  func usual(_ number: String) -> Float { Self.usual[name]?[number] ?? 0 }

  private static let usual: [String: [String: Float]] = [
    "CIGaussianBlur": ["radius": 10], "CIBoxBlur": ["radius": 10], "CIDiscBlur": ["radius": 8],
    "CIBokehBlur": ["radius": 20], "CIPixellate": ["scale": 8], "CISepiaTone": ["intensity": 1],
    "CIColorMonochrome": ["intensity": 1], "CIColorControls": ["saturation": 1, "contrast": 1],
    "CIGammaAdjust": ["power": 0.75], "CIColorPosterize": ["levels": 6],
    "CIColorThreshold": ["threshold": 0.5], "CIVignette": ["radius": 1],
    "CIUnsharpMask": ["radius": 2.5, "intensity": 0.5],
    "CISharpenLuminance": ["sharpness": 0.4, "radius": 1.69],
    "CIBloom": ["radius": 10, "intensity": 0.5],
  ]

  /// The picture as the filter changes its pixels; the picture itself where it is not known how.
  var changed: CIImage? {
    if let color = recoloring { return inputImage?.recolored { color(Tone($0)).pixel } }
    if let blend { return laid(blend) }
    guard let inputImage else { return nil }
    switch name {
    case "CIBlendWithMask", "CIBlendWithAlphaMask": return masked
    case "CIGaussianBlur": return inputImage.blurred(by: CGFloat(self.radius), isEven: false)
    case "CIBoxBlur", "CIDiscBlur", "CIBokehBlur":
      return inputImage.blurred(by: CGFloat(self.radius), isEven: true)
    case "CIPixellate": return inputImage.inSquares(of: CGFloat(self.scale))
    case "CIUnsharpMask":
      return inputImage.sharpened(radius: CGFloat(self.radius), by: CGFloat(self.intensity))
    case "CISharpenLuminance":
      return inputImage.sharpened(radius: CGFloat(self.radius), by: CGFloat(self.sharpness))
    case "CIBloom":
      let share = CGFloat(self.intensity)
      return inputImage.withBlurred(by: CGFloat(self.radius)) { tone, blurred in
        tone.with(blurred) { 1 - (1 - $0) * (1 - $1 * share) }
      }
    case "CIVignette", "CIVignetteEffect": return vignette(of: inputImage)
    default: return inputImage
    }
  }

  /// What becomes of each colour by itself; nil for other filters.
  private var recoloring: ((Tone) -> Tone)? {
    let tint = ownColor.map(Tone.init) ?? Tone(0.6, 0.45, 0.3)
    switch name {
    case "CISepiaTone":
      let share = CGFloat(self.intensity)
      return { tone in
        tone.mixed(
          with: tone.summed([0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]),
          share)
      }
    case "CIPhotoEffectMono", "CIPhotoEffectTonal": return { $0.gray }
    case "CIPhotoEffectNoir": return { $0.gray.mapped { ($0 - 0.5) * 1.35 + 0.46 } }
    case "CIPhotoEffectFade": return { $0.saturated(0.75).mapped { $0 * 0.8 + 0.12 } }
    case "CIPhotoEffectChrome": return { $0.saturated(1.3).mapped { ($0 - 0.5) * 1.1 + 0.52 } }
    case "CIPhotoEffectProcess":
      return { $0.saturated(0.85).with(Tone(0.95, 1.02, 1.08)) { $0 * $1 } }
    case "CIPhotoEffectTransfer":
      return { $0.saturated(0.9).with(Tone(1.08, 1.02, 0.88)) { $0 * $1 } }
    case "CIPhotoEffectInstant":
      return { $0.saturated(0.8).with(Tone(1.04, 1, 0.9)) { $0 * $1 * 0.88 + 0.07 } }
    case "CIColorMonochrome":
      let share = CGFloat(self.intensity)
      return { tone in
        let light = tone.light
        return tone.mixed(with: tint.mapped { min($0 * light * 2, 1) }.opaque(tone.alpha), share)
      }
    case "CIColorControls":
      let (saturation, brightness, contrast) = (
        CGFloat(self.saturation), CGFloat(self.brightness), CGFloat(self.contrast)
      )
      return { tone in
        tone.saturated(saturation).mapped { ($0 + brightness - 0.5) * contrast + 0.5 }
      }
    case "CIVibrance":
      let amount = CGFloat(self.amount)
      return { tone in tone.saturated(1 + amount * (1 - tone.saturation)) }
    case "CIExposureAdjust":
      let times = pow(2, Double(self.ev))
      return { tone in
        tone.mapped { part in CGFloat(ColorMath.encoded(ColorMath.linear(Double(part)) * times)) }
      }
    case "CIGammaAdjust":
      let power = CGFloat(self.power)
      return { $0.mapped { pow($0, power) } }
    case "CIHueAdjust":
      let turn = ColorMatrix.hueRotation(Double(self.angle)).map { CGFloat($0) }
      let (red, green, blue) = (Array(turn[0..<3]), Array(turn[5..<8]), Array(turn[10..<13]))
      return { $0.summed(red, green, blue) }
    case "CIColorPosterize":
      let levels = max(CGFloat(self.levels), 2)
      return { $0.mapped { min(($0 * levels).rounded(.down), levels - 1) / (levels - 1) } }
    case "CIColorThreshold":
      let threshold = CGFloat(self.threshold)
      return { $0.gray.mapped { $0 >= threshold ? 1 : 0 } }
    case "CIColorMatrix":
      let (rows, bias) = ([rVector, gVector, bVector, aVector], biasVector)
      return { tone in
        let parts = rows.enumerated().map { index, row in
          row.x * tone.red + row.y * tone.green + row.z * tone.blue + row.w * tone.alpha
            + bias.value(at: index)
        }
        return Tone(parts[0], parts[1], parts[2]).opaque(parts[3])
      }
    case "CIWhitePointAdjust":
      let white = ownColor.map(Tone.init) ?? Tone(1, 1, 1)
      return { $0.with(white) { $0 * $1 } }
    case "CIMaximumComponent":
      return { tone in tone.mapped { _ in max(tone.red, tone.green, tone.blue) } }
    case "CIMinimumComponent":
      return { tone in tone.mapped { _ in min(tone.red, tone.green, tone.blue) } }
    default: return nil
    }
  }

  /// Darker towards the corners.
  private func vignette(of image: CIImage) -> CIImage {
    guard let grid = image.pixels(in: image.extent) else { return image }
    let (width, height) = (CGFloat(grid.width), CGFloat(grid.height))
    let depth = CGFloat(self.intensity) * 0.5
    let changed = grid.mapped { pixel, x, y in
      let (across, down) = (
        (CGFloat(x) + 0.5) / width * 2 - 1, (CGFloat(y) + 0.5) / height * 2 - 1
      )
      let share = max(0, 1 - depth * (across * across + down * down) / 2)
      return Tone(pixel).mapped { $0 * share }.pixel
    }
    return CIImage(changed, in: image.extent.integral)
  }
}
