public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A font whose size still depends on Dynamic Type and the environment.
public struct Font: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case style(TextStyle, design: Design?, weight: Weight?)
    /// Scaled with a text style, or fixed when nil.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    /// The system font at a size of its own, scaled with a text style.
    case scaled(size: CGFloat, weight: Weight, design: Design, relativeTo: TextStyle)
  }

  package enum Modifier: Hashable, Sendable {
    case italic, bold, monospacedDigit, monospaced, smallCaps, lowercaseSmallCaps
    case uppercaseSmallCaps
    /// Lines as the system's labels set them: ascent and descent in whole points, no leading.
    case labelLines
    case weight(Weight)
    case leading(Leading)
    case design(Design)
    case width(Width)
    /// Of the size.
    case scale(CGFloat)
  }

  package let provider: Provider
  package var modifiers: [Modifier] = []

  package init(_ provider: Provider) { self.provider = provider }

  /// Thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900, as in CSS.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The width of glyphs, which selects the nearest face. The default design has four; other designs
  /// have the standard one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    /// In CSS units: condensed is 75, expanded 125.
    package var percent: Int { value.isFinite ? Int(min(max(100 + value * 125, 50), 200)) : 100 }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The system font at a fixed size in points, without Dynamic Type.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// A family or face by name, scaled with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The system font at a size in points, growing as the text style of the nearest size does.
  package static func scaledSystem(size: CGFloat, weight: Weight, design: Design) -> Font {
    func distance(_ style: TextStyle) -> CGFloat {
      abs(style.metrics(at: .large).size - size)
    }
    let style = TextStyle.allCases.min { distance($0) < distance($1) } ?? .body
    return Font(.scaled(size: size, weight: weight, design: design, relativeTo: style))
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  private func adding(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  func removing(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.removeAll { $0 == modifier }
    return copy
  }

  public func italic() -> Font { adding(.italic) }
  public func bold() -> Font { adding(.bold) }
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func monospaced() -> Font { adding(.monospaced) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font at a share of its size.
  public func scaled(by factor: CGFloat) -> Font { adding(.scale(factor)) }
}
