public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension View {
  /// Environment write: the font of text inside that sets none itself.
  public consuming func font(_ font: Font?) -> _EnvironmentWriter<Self> {
    writing { $0.text.font = font }
  }

  public consuming func fontWeight(_ weight: Font.Weight?) -> _EnvironmentWriter<Self> {
    writing { if let weight { $0.text.fontModifiers.append(.weight(weight)) } }
  }

  public consuming func fontDesign(_ design: Font.Design?) -> _EnvironmentWriter<Self> {
    writing { if let design { $0.text.fontModifiers.append(.design(design)) } }
  }

  public consuming func fontWidth(_ width: Font.Width?) -> _EnvironmentWriter<Self> {
    writing { if let width { $0.text.fontModifiers.append(.width(width)) } }
  }

  public consuming func bold(_ isActive: Bool = true) -> _EnvironmentWriter<Self> {
    writing { if isActive { $0.text.fontModifiers.append(.bold) } }
  }

  public consuming func italic(_ isActive: Bool = true) -> _EnvironmentWriter<Self> {
    writing { if isActive { $0.text.fontModifiers.append(.italic) } }
  }

  public consuming func monospacedDigit() -> _EnvironmentWriter<Self> {
    writing { $0.text.fontModifiers.append(.monospacedDigit) }
  }

  public consuming func monospaced(_ isActive: Bool = true) -> _EnvironmentWriter<Self> {
    writing { if isActive { $0.text.fontModifiers.append(.monospaced) } }
  }

  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentWriter<
    Self
  > {
    writing { $0.text.alignment = alignment }
  }

  /// Environment write: justifies all lines but the last.
  public consuming func textJustified(_ isActive: Bool = true) -> _EnvironmentWriter<Self> {
    writing { $0.text.isJustified = isActive }
  }

  /// Environment write: the maximum number of lines; nil for no limit.
  public consuming func lineLimit(_ number: Int?) -> _EnvironmentWriter<Self> {
    writing {
      $0.text.lineLimit = number
      $0.text.reservedLines = 0
    }
  }

  /// Environment write: the text reserves space for all its lines even when it has fewer.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> _EnvironmentWriter<Self> {
    writing {
      $0.text.lineLimit = limit
      $0.text.reservedLines = reservesSpace ? max(limit, 0) : 0
    }
  }

  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> _EnvironmentWriter<Self> {
    writing {
      $0.text.lineLimit = limit.upperBound
      $0.text.reservedLines = max(limit.lowerBound, 0)
    }
  }

  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> _EnvironmentWriter<Self> {
    writing {
      $0.text.lineLimit = nil
      $0.text.reservedLines = max(limit.lowerBound, 0)
    }
  }

  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> _EnvironmentWriter<Self> {
    writing {
      $0.text.lineLimit = limit.upperBound
      $0.text.reservedLines = 0
    }
  }

  public consuming func lineSpacing(_ lineSpacing: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.text.lineSpacing = lineSpacing.isFinite ? max(lineSpacing, 0) : 0 }
  }

  /// Environment write: the distance from line to line.
  public consuming func lineHeight(_ lineHeight: LineHeight?) -> _EnvironmentWriter<Self> {
    writing { $0.text.lineHeight = lineHeight }
  }

  /// Environment write: the language by whose rules lines break and glyphs are chosen.
  public consuming func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> _EnvironmentWriter<Self> {
    writing { if isEnabled { $0.text.typesettingLanguage = language.code } }
  }

  public consuming func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Environment write: at which side lines begin, by the layout or by their words.
  public consuming func multilineTextAlignment(strategy: Text.AlignmentStrategy)
    -> _EnvironmentWriter<Self>
  { writingDirection(strategy: strategy.isByContent ? .contentBased : .layoutBased) }
  /// Environment write: who says at which side lines begin.
  public consuming func writingDirection(strategy: Text.WritingDirectionStrategy)
    -> _EnvironmentWriter<Self>
  {
    writing { $0.text.isDirectedByWords = strategy.isByContent }
  }

  /// Environment write: text in a scale of its fonts' sizes.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true)
    -> _EnvironmentWriter<Self>
  {
    writing {
      if isEnabled, scale.factor != 1 { $0.text.fontModifiers.append(.scale(scale.factor)) }
    }
  }

  public consuming func truncationMode(_ mode: Text.TruncationMode) -> _EnvironmentWriter<Self> {
    writing { $0.text.truncation = mode }
  }

  public consuming func minimumScaleFactor(_ factor: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.text.minimumScaleFactor = factor.isNaN ? 1 : min(max(factor, 0), 1) }
  }

  public consuming func allowsTightening(_ flag: Bool) -> _EnvironmentWriter<Self> {
    writing { $0.text.allowsTightening = flag }
  }

  public consuming func textCase(_ textCase: Text.Case?) -> _EnvironmentWriter<Self> {
    writing { $0.text.textCase = textCase }
  }

  public consuming func tracking(_ tracking: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.text.tracking = tracking }
  }

  public consuming func kerning(_ kerning: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.text.kerning = kerning }
  }

  public consuming func baselineOffset(_ offset: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.text.baselineOffset = offset }
  }

  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return writing { $0.text.underline = TextLineStyle(isActive: isActive, style: style) }
  }

  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return writing { $0.text.strikethrough = TextLineStyle(isActive: isActive, style: style) }
  }

  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentWriter<Self> {
    writing { $0.text.dynamicTypeSize = size }
  }

  /// Environment write: clamps the text size to a range.
  public consuming func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    writing { environment in
      let size = environment.text.dynamicTypeSize
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let low = allowed.first, let high = allowed.last else { return }
      environment.text.dynamicTypeSize = min(max(size, low), high)
    }
  }
}
