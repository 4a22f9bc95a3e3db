import Foundation
import KumihanText

/// How large symbols of an image scale are drawn, and how heavy.
///
/// The three scales differ by their size alone: the strokes stay as heavy as those of the text. So a
/// larger symbol is drawn in a lighter face of the icon font, a smaller one in a heavier.
struct SymbolSize {
  var scale: Image.Scale

  /// The text's font at the scale's size, in the weight that keeps its strokes.
  func font(for text: FontRequest) -> FontRequest {
    guard scale != .medium else { return text }
    let wanted = Self.diameter(of: text.weight, scale)
    let thickness = Self.stroke(of: text.weight)
    var font = text
    var nearest = CGFloat.infinity
    for weight in stride(from: 100, through: 900, by: 100) {
      let factor = wanted / Self.diameter(of: weight, .medium)
      let error = abs(Self.stroke(of: weight) * factor - thickness)
      guard error < nearest else { continue }
      nearest = error
      (font.weight, font.size) = (weight, text.size * factor)
    }
    return font
  }

  /// The diameter of a filled circle in ems (SF Symbols, iOS 13 to 18): given for the lightest, the
  /// regular and the heaviest weight, between them it goes with the weight's value.
  private static func diameter(of weight: Int, _ scale: Image.Scale) -> CGFloat {
    let (light, regular, heavy): (CGFloat, CGFloat, CGFloat) =
      switch scale {
      case .small: (0.7446, 0.7886, 0.8398)
      case .medium: (0.9463, 0.9961, 1.0664)
      case .large: (1.2166, 1.2720, 1.3589)
      }
    let value = value(of: weight)
    return value < 0
      ? regular + (regular - light) * value / 0.8 : regular + (heavy - regular) * value / 0.62
  }

  /// A ring's stroke in ems at medium scale: the middle line stays, what the circle grows by is
  /// stroke. The icon font is drawn by the same rule.
  private static func stroke(of weight: Int) -> CGFloat { diameter(of: weight, .medium) - 0.918 }

  /// The value from -0.8 to 0.62 that iOS counts a weight by.
  private static func value(of weight: Int) -> CGFloat {
    let values: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let place = min(max(CGFloat(weight) / 100 - 1, 0), 8)
    let low = Int(place)
    guard low < 8 else { return values[8] }
    return values[low] + (values[low + 1] - values[low]) * (place - CGFloat(low))
  }
}
