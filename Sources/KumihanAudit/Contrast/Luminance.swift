import Foundation
package import KumihanCairo
package import KumihanDrawing

/// Relative luminance and contrast. Source: WCAG 2.2, definitions of both.
package enum Luminance {
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Of an opaque pixel, 0 to 1.
  package static func of(_ pixel: PixelBuffer.Pixel) -> Double {
    0.2126 * linear[Int(pixel.red)] + 0.7152 * linear[Int(pixel.green)]
      + 0.0722 * linear[Int(pixel.blue)]
  }

  /// Of an opaque colour, 0 to 1.
  package static func of(_ color: RGBA) -> Double {
    func part(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
  }

  /// Of two luminances, 1 to 21.
  package static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension PixelBuffer.Pixel {
  /// Whether no component differs by more than one step.
  func isLike(_ other: PixelBuffer.Pixel) -> Bool {
    func near(_ a: UInt8, _ b: UInt8) -> Bool { a > b ? a - b <= 1 : b - a <= 1 }
    return near(red, other.red) && near(green, other.green) && near(blue, other.blue)
  }
}

extension RGBA {
  /// The colour of an opaque pixel.
  init(_ pixel: PixelBuffer.Pixel) {
    self.init(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255)
  }

  /// What is seen of it on an opaque ground.
  func over(_ ground: RGBA) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Such as `#4D7CFF`.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
