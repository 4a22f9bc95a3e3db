import Foundation

/// A colour of a token: components of sRGB from 0 to 1, whatever space the file gives.
public struct TokenColor: Hashable, Sendable {
  /// Outside of 0 to 1 where the file's space is wider than sRGB.
  public var red, green, blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public static let white = TokenColor(red: 1, green: 1, blue: 1)
  public static let black = TokenColor(red: 0, green: 0, blue: 0)

  /// Such as `#4D7CFF`, with two more digits where it is translucent.
  public var hex: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let digits = String(Self.byte(part), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func byte(_ part: Double) -> Int {
    part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
  }

  /// What is seen of it on an opaque ground.
  public func laid(on ground: TokenColor) -> TokenColor {
    func part(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return TokenColor(
      red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue))
  }

  /// The contrast of the colour on an opaque ground, 1 to 21. Source: WCAG 2.1, contrast ratio.
  public func contrast(on ground: TokenColor) -> Double {
    let (a, b) = (laid(on: ground).luminance, ground.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// 0 to 1. Source: WCAG 2.1, relative luminance.
  private var luminance: Double {
    func linear(_ part: Double) -> Double { ColorSpaces.linear(min(max(part, 0), 1)) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension TokenColor {
  /// A colour as text: hexadecimal digits with `#`, a name that CSS knows, or one of CSS's functions: `rgb()`, `hsl()`,
  /// `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`.
  public init?(text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(hexDigits: text.utf8.dropFirst())
      return
    }
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    if word == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if word.hasPrefix("#") {
      self.init(hexDigits: word.utf8.dropFirst())
    } else if let digits = ColorNames[word] {
      self.init(hexDigits: digits.utf8)
    } else {
      self.init(function: word)
    }
  }

  /// Three, four, six or eight digits.
  private init?(hexDigits: some Sequence<UInt8>) {
    var (number, count): (UInt64, Int) = (0, 0)
    for byte in hexDigits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      count += 1
      guard count <= 8 else { return nil }
      number = number << 4 | UInt64(digit)
    }
    guard [3, 4, 6, 8].contains(count) else { return nil }
    let isShort = count < 5
    // Alpha is the last part; without one it is whole.
    if count == 3 || count == 6 { number = isShort ? number << 4 | 0xF : number << 8 | 0xFF }
    func part(_ place: UInt64) -> Double {
      isShort
        ? Double(number >> (4 * place) & 0xF) / 15 : Double(number >> (8 * place) & 0xFF) / 255
    }
    self.init(red: part(3), green: part(2), blue: part(1), alpha: part(0))
  }

  private init?(function word: String) {
    guard let open = word.firstIndex(of: "("), word.hasSuffix(")") else { return nil }
    let inside = word[word.index(after: open)...].dropLast()
    var parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    var name = String(word[..<open])
    // `color(display-p3 1 0 0)` names its space inside.
    if name == "color", let space = parts.first {
      name = space == "xyz" ? "xyz-d65" : String(space)
      guard !Self.wholes.keys.contains(name), ColorSpaces.names.contains(name) else { return nil }
      parts.removeFirst()
    }
    // Tokens Studio writes a colour and its alpha: `rgba(#000000, 0.1)`.
    if parts.count == 2, ["rgb", "rgba", "hsl", "hsla"].contains(name) {
      let share = parts[1]
      let isPercent = share.hasSuffix("%")
      guard let alpha = Double(isPercent ? share.dropLast() : share), alpha.isFinite,
        let color = TokenColor(text: String(parts[0]))
      else { return nil }
      self = color
      self.alpha = min(max(isPercent ? alpha / 100 : alpha, 0), 1)
      return
    }
    guard (3...4).contains(parts.count) else { return nil }
    /// A number, a share of the whole, an angle in degrees, or nothing.
    func number(_ index: Int, whole: Double) -> Double? {
      let part = parts[index]
      if part == "none" { return 0 }
      if part.hasSuffix("%") { return Double(part.dropLast()).map { $0 / 100 * whole } }
      let angles = [("deg", 1.0), ("grad", 0.9), ("turn", 360), ("rad", 180 / Double.pi)]
      let angle = angles.first { part.hasSuffix($0.0) }
      return Double(part.dropLast(angle?.0.count ?? 0)).map { $0 * (angle?.1 ?? 1) }
    }
    let wholes = Self.wholes[name] ?? (1, 1, 1)
    guard let alpha = parts.count > 3 ? number(3, whole: 1) : 1, alpha.isFinite,
      let a = number(0, whole: wholes.0), let b = number(1, whole: wholes.1),
      let c = number(2, whole: wholes.2), max(abs(a), abs(b), abs(c)) < 1e6
    else { return nil }
    let found: (Double, Double, Double)?
    switch name {
    case "rgb", "rgba": found = (a / 255, b / 255, c / 255)
    case "hsl", "hsla": found = ColorSpaces.srgb("hsl", (a, b, c))
    default: found = ColorSpaces.srgb(name, (a, b, c))
    }
    guard let (red, green, blue) = found else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
  }

  /// What 100 % is of each number. Source: CSS Color 4; 360 for the angles, which have no share.
  private static let wholes: [String: (Double, Double, Double)] = [
    "rgb": (255, 255, 255), "rgba": (255, 255, 255), "hsl": (360, 100, 100),
    "hsla": (360, 100, 100), "hwb": (360, 100, 100), "lab": (100, 125, 125),
    "lch": (100, 150, 360), "oklab": (1, 0.4, 0.4), "oklch": (1, 0.4, 360),
  ]
}
