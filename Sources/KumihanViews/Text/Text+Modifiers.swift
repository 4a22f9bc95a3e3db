public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Text {
  /// Sets an attribute on runs that lack it: inner modifiers have precedence.
  private func filling<V>(
    _ keyPath: WritableKeyPath<Run, V?>, with value: V?
  ) -> Text {
    changing { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  private func adding(_ modifier: Font.Modifier) -> Text {
    changing { $0.fontModifiers.append(modifier) }
  }

  func changing(_ change: (inout Run) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index]) }
    return Text(runs: runs, site: site)
  }

  public func font(_ font: Font?) -> Text { filling(\.font, with: font) }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { adding(.weight($0)) } ?? self
  }

  func scaled(by factor: CGFloat) -> Text { adding(.scale(factor)) }

  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { adding(.design($0)) } ?? self
  }

  public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.width($0)) } ?? self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    filling(\.foreground, with: TextForeground(style))
  }

  public func foregroundColor(_ color: Color?) -> Text {
    color.map { filling(\.foreground, with: TextForeground($0)) } ?? self
  }

  public func bold() -> Text { adding(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? adding(.bold) : self }
  public func italic() -> Text { adding(.italic) }
  public func italic(_ isActive: Bool) -> Text { isActive ? adding(.italic) : self }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.monospaced) : self
  }

  /// Between glyphs, in points; switches ligatures off.
  public func kerning(_ kerning: CGFloat) -> Text { filling(\.kerning, with: kerning) }

  /// After every glyph, in points.
  public func tracking(_ tracking: CGFloat) -> Text { filling(\.tracking, with: tracking) }

  /// Upward from the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    filling(\.baselineOffset, with: offset)
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = LineStyle(pattern: pattern, color: color)
    return filling(\.underline, with: TextLineStyle(isActive: isActive, style: style))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = LineStyle(pattern: pattern, color: color)
    return filling(\.strikethrough, with: TextLineStyle(isActive: isActive, style: style))
  }
}
