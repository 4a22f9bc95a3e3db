#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A text colour on a ground, as in the book, with its computed contrast.
///
/// Source of the formula: WCAG 2.1, relative luminance and contrast ratio. Source of the pairs:
/// chapter 4's table, then the pairs that other chapters' rules and samples make.
public struct JohoContrast: Sendable {
  /// Such as `Black`.
  public let text: String
  /// Such as `Yellow`.
  public let ground: String
  /// The ratio of the lighter luminance to the darker, 1 to 21.
  public let ratio: Double
  /// The value stated in chapter 4, nil when missing.
  public let book: Double?

  /// The level of this ratio for body text, nil for none.
  public var level: String? { ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : nil }

  init(
    _ text: (name: String, color: Color), on ground: (name: String, color: Color),
    book: Double? = nil
  ) {
    (self.text, self.ground, self.book) = (text.name, ground.name, book)
    ratio = Self.ratio(text.color, on: ground.color)
  }

  /// The contrast of a colour on an opaque ground, 1 to 21.
  public static func ratio(_ text: Color, on ground: Color) -> Double {
    let ground = ground.resolve(in: EnvironmentValues())
    let text = text.resolve(in: EnvironmentValues())
    func laid(_ a: Float, _ b: Float) -> Float { a * text.opacity + b * (1 - text.opacity) }
    let seen = Color.Resolved(
      red: laid(text.red, ground.red), green: laid(text.green, ground.green),
      blue: laid(text.blue, ground.blue))
    let (a, b) = (luminance(seen), luminance(ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour of text on an opaque ground: white on black and on red, as the book writes it, and
  /// whichever of black and white is seen better on any other.
  public static func ink(on ground: Color) -> Color { seen(on: ground).ink }

  /// The colour of text on a ground, and whether a black border would not be seen there. On red the
  /// text is white, as the book has it, and a black border is seen all the same.
  static func seen(on ground: Color) -> (ink: Color, isDark: Bool) {
    if ground == JohoColors.white { return (JohoColors.black, false) }
    let luminance = luminance(ground.resolve(in: EnvironmentValues()))
    // Black and white have the same contrast where (L + 0.05)² = 1.05 · 0.05; black has less than
    // 3 : 1, which WCAG asks of what is not text, below L = 0.1.
    let isLight = luminance > 0.179 && ground != JohoColors.red
    return (isLight ? JohoColors.black : JohoColors.white, luminance < darkest)
  }

  /// Whether a black border would not be seen on a colour.
  static func isDark(_ ground: Color.Resolved) -> Bool { luminance(ground) < darkest }

  private static let darkest = 0.1

  private static func luminance(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }
}

extension JohoContrast {
  /// Every pair that the book states or uses.
  public static var pairs: [JohoContrast] { stated + made }

  private static let black = (name: "Black", color: JohoColors.black)
  private static let secondary = (name: "Black 60 %", color: JohoColors.black.opacity(0.6))
  private static let white = (name: "White", color: JohoColors.white)
  private static let red = (name: "Red", color: JohoColors.red)
  private static let yellow = (name: "Yellow", color: JohoColors.yellow)
  private static let cyan = (name: "Cyan", color: JohoColors.cyan)
  private static let pink = (name: "Pink", color: JohoColors.pink)
  private static let orange = (name: "Orange", color: JohoColors.orange)
  private static let green = (name: "Green", color: JohoColors.green)
  private static let purple = (name: "Purple", color: JohoColors.purple)
  private static let cream = (name: "Cream", color: JohoColors.cream)
  private static let canvases = JohoCanvas.allCases.filter { $0 != .white }
    .map { (name: "\($0) canvas", color: $0.color) }

  private static var stated: [JohoContrast] {
    [
      JohoContrast(black, on: yellow, book: 14.2), JohoContrast(black, on: cyan, book: 12.8),
      JohoContrast(black, on: pink, book: 11.4), JohoContrast(black, on: orange, book: 11.9),
      JohoContrast(black, on: green, book: 12.1), JohoContrast(black, on: purple, book: 10.2),
      JohoContrast(white, on: red, book: 5.9),
    ]
  }

  private static var made: [JohoContrast] {
    let grounds = [white, yellow, cyan, pink, orange, green, purple, cream]
    let faint = [("Black 40 %", 0.4), ("Black 30 %", 0.3)]
      .map { (name: $0.0, color: JohoColors.black.opacity($0.1)) }
    return [JohoContrast(black, on: white), JohoContrast(black, on: cream)]
      + grounds.map { JohoContrast(secondary, on: $0) }
      + faint.map { JohoContrast($0, on: white) }
      + [white, yellow, pink].map { JohoContrast(red, on: $0) }
      + [JohoContrast(red, on: black), JohoContrast(white, on: black)]
      + canvases.map { JohoContrast(white, on: $0) }
      + [yellow, cyan, pink].map { JohoContrast(white, on: $0) }
  }
}
