/// The value of a token, without references.
public indirect enum TokenValue: Hashable, Sendable {
  case color(TokenColor)
  case dimension(TokenDimension)
  /// By preference, the first that is there.
  case fontFamily([String])
  /// 1 to 1000; 400 is regular.
  case fontWeight(Double)
  /// In seconds.
  case duration(Double)
  case cubicBezier(TokenCurve)
  case number(Double)
  case strokeStyle(TokenStroke)
  case border(TokenBorder)
  case transition(TokenTransition)
  /// From the topmost to the lowest.
  case shadow([TokenShadow])
  case gradient([TokenStop])
  case typography(TokenTypography)
  case string(String)
  case boolean(Bool)
}

/// A length: of a screen's points, or a multiple of the reader's text size.
public struct TokenDimension: Hashable, Sendable {
  /// `px` counts points on Apple's platforms; 1 rem is the size of body text.
  public enum Unit: String, Hashable, Sendable { case px, rem }

  public var value: Double
  public var unit: Unit

  public init(_ value: Double, _ unit: Unit = .px) { (self.value, self.unit) = (value, unit) }

  /// In points; 16 for 1 rem, as in browsers.
  public var points: Double { unit == .rem ? value * 16 : value }
}

/// The course of a change: a cubic Bézier curve from (0, 0) to (1, 1).
public struct TokenCurve: Hashable, Sendable {
  /// The control points; x from 0 to 1.
  public var x1, y1, x2, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }
}

/// How a line is drawn: by a name, or in dashes.
public enum TokenStroke: Hashable, Sendable {
  /// Such as `solid` or `dotted`.
  case named(String)
  case dashes([TokenDimension], cap: String)
}

/// A line around something.
public struct TokenBorder: Hashable, Sendable {
  public var color: TokenColor
  public var width: TokenDimension
  public var style: TokenStroke
}

/// A change over time.
public struct TokenTransition: Hashable, Sendable {
  /// In seconds.
  public var duration, delay: Double
  public var curve: TokenCurve
}

/// A shadow below something, or inside it.
public struct TokenShadow: Hashable, Sendable {
  public var color: TokenColor
  public var x, y, blur, spread: TokenDimension
  public var isInset: Bool
}

/// A colour of a gradient, and its place from 0 to 1.
public struct TokenStop: Hashable, Sendable {
  public var color: TokenColor
  public var position: Double
}

/// A style of text.
public struct TokenTypography: Hashable, Sendable {
  public var families: [String]
  public var size: TokenDimension
  /// 1 to 1000; 400 is regular.
  public var weight: Double
  public var letterSpacing: TokenDimension
  /// A multiple of the size.
  public var lineHeight: Double
}

extension TokenValue {
  public var color: TokenColor? { if case .color(let value) = self { value } else { nil } }
  public var typography: TokenTypography? {
    if case .typography(let value) = self { value } else { nil }
  }
  /// In points.
  public var points: Double? {
    switch self {
    case .dimension(let dimension): dimension.points
    case .number(let number): number
    default: nil
    }
  }
}
