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
  /// A colour as text: hexadecimal digits with `#`, or CSS's `rgb()`, `rgba()`, `hsl()` and `hsla()`.
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
    let name = word[..<open]
    let inside = word[word.index(after: open)...].dropLast()
    let parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    guard (3...4).contains(parts.count) else { return nil }
    func number(_ index: Int, whole: Double) -> Double? {
      let part = parts[index]
      if part.hasSuffix("%") { return Double(part.dropLast()).map { $0 / 100 } }
      let plain = part.hasSuffix("deg") ? part.dropLast(3) : part
      return Double(plain).map { $0 / whole }
    }
    guard let alpha = parts.count > 3 ? number(3, whole: 1) : 1, alpha.isFinite else { return nil }
    switch name {
    case "rgb", "rgba":
      guard let r = number(0, whole: 255), let g = number(1, whole: 255),
        let b = number(2, whole: 255), (r + g + b).isFinite
      else { return nil }
      self.init(red: r, green: g, blue: b, alpha: min(max(alpha, 0), 1))
    case "hsl", "hsla":
      guard let h = number(0, whole: 1), let s = number(1, whole: 100),
        let l = number(2, whole: 100), (h + s + l).isFinite
      else { return nil }
      let (r, g, b) = ColorSpaces.hsl(h, s, l)
      self.init(red: r, green: g, blue: b, alpha: min(max(alpha, 0), 1))
    default: return nil
    }
  }
}
