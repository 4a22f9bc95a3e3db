package import Foundation
package import KumihanDrawing

/// The lightness contrast of text to its ground. Source: APCA 0.1.9 (SAPC-8, 4g constants); part of no
/// standard, so for information only.
package enum APCA {
  /// -108 to 106; negative for light text on a dark ground.
  package static func contrast(of text: RGBA, on ground: RGBA) -> Double {
    func lightness(_ color: RGBA) -> Double {
      let value =
        0.2126729 * pow(color.red, 2.4) + 0.7151522 * pow(color.green, 2.4)
        + 0.0721750 * pow(color.blue, 2.4)
      return value > 0.022 ? value : value + pow(0.022 - value, 1.414)
    }
    let (text, ground) = (lightness(text), lightness(ground))
    guard abs(ground - text) >= 0.0005 else { return 0 }
    if ground > text {
      let value = (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      return value < 0.1 ? 0 : (value - 0.027) * 100
    }
    let value = (pow(ground, 0.65) - pow(text, 0.62)) * 1.14
    return value > -0.1 ? 0 : (value + 0.027) * 100
  }

  /// The least contrast for a size in points and a weight, by the table of fluent text; 100 for sizes
  /// at which no contrast is enough.
  package static func wanted(size: CGFloat, weight: Int) -> Double {
    let bold = weight >= 700, medium = weight >= 500
    switch size {
    case 36...: return bold ? 45 : 60
    case 24...: return bold ? 60 : medium ? 65 : 75
    case 18...: return bold ? 75 : medium ? 80 : 90
    case 14...: return bold ? 90 : 100
    default: return 100
    }
  }
}
