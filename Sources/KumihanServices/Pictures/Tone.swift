import Foundation

/// A colour to be calculated with: encoded parts of straight opacity, from 0 to 1.
struct Tone {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
  init(_ color: CIColor) {
    self.init(color.red, color.green, color.blue)
    alpha = color.alpha
  }
  init(_ pixel: PixelGrid.Pixel) {
    self.init(CGFloat(pixel.red) / 255, CGFloat(pixel.green) / 255, CGFloat(pixel.blue) / 255)
    alpha = CGFloat(pixel.alpha) / 255
  }
  var pixel: PixelGrid.Pixel { PixelGrid.Pixel(red, green, blue, alpha) }

  var light: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var gray: Tone { mapped { [light] _ in light } }
  var saturation: CGFloat {
    let most = max(red, green, blue)
    return most > 0 ? 1 - min(red, green, blue) / most : 0
  }

  func opaque(_ alpha: CGFloat) -> Tone {
    var tone = self
    tone.alpha = alpha
    return tone
  }
  /// The parts of the colour, each by itself.
  func mapped(_ part: (CGFloat) -> CGFloat) -> Tone {
    Tone(part(red), part(green), part(blue)).opaque(alpha)
  }
  func with(_ other: Tone, _ part: (CGFloat, CGFloat) -> CGFloat) -> Tone {
    Tone(part(red, other.red), part(green, other.green), part(blue, other.blue)).opaque(alpha)
  }
  func mixed(with other: Tone, _ share: CGFloat) -> Tone {
    with(other) { $0 + ($1 - $0) * share }
  }
  /// Nearer to its grey, or farther from it.
  func saturated(_ amount: CGFloat) -> Tone { gray.mixed(with: self, amount) }
  /// Each part of the colour a sum of all.
  func summed(_ red: [CGFloat], _ green: [CGFloat], _ blue: [CGFloat]) -> Tone {
    func sum(_ row: [CGFloat]) -> CGFloat {
      row[0] * self.red + row[1] * self.green + row[2] * self.blue
    }
    return Tone(sum(red), sum(green), sum(blue)).opaque(alpha)
  }
}
