public import KumihanViews

/// A system font by its UIKit name, for `Font(uiFont)` and the attributes of bars.
public final class UIFont: Hashable, Sendable {
  let font: Font
  /// In points.
  public let pointSize: CGFloat

  let weight: Font.Weight
  let design: Font.Design

  init(
    _ font: Font, _ size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) {
    (self.font, pointSize, self.weight, self.design) = (font, size, weight, design)
  }

  /// The system's font, as where none was named.
  public convenience init() { self.init(.system(size: 17), 17) }

  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size)
  }

  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.font == b.font && a.pointSize == b.pointSize
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }

  public typealias Weight = Font.Weight

  /// The text styles by their UIKit names.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }

    /// In points, at the default text size.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size), size)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight), size, weight: weight)
  }
  public static func systemFont(
    ofSize size: CGFloat, weight: Weight, width: Font.Width
  ) -> UIFont {
    UIFont(.system(size: size, weight: weight).width(width), size, weight: weight)
  }
  public typealias Width = Font.Width
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold), size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced), size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit(), size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.size)
  }
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      .system(size: size, weight: weight, design: design), size, weight: weight, design: design)
  }
}

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
