public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A step of the type scale, which grows with the reader's text size. Source: chapters 6 and 14.
public enum JohoTextStyle: Hashable, Sendable, CaseIterable {
  case displayLarge, displayMedium, headline, body, bodySmall, label, labelSmall

  /// In points, at the standard text size.
  public var size: CGFloat {
    switch self {
    case .displayLarge: 48
    case .displayMedium: 32
    case .headline: 18
    case .body: 16
    case .bodySmall: 14
    case .label: 12
    case .labelSmall: 10
    }
  }

  public var weight: Font.Weight {
    switch self {
    case .displayLarge: .heavy
    case .displayMedium, .headline, .label, .labelSmall: .bold
    case .body, .bodySmall: .medium
    }
  }

  /// At the standard text size.
  public var font: Font { .system(size: size, weight: weight, design: .rounded) }

  /// The font at the standard size, made once.
  var standard: Font {
    switch self {
    case .displayLarge: .johoDisplayLarge
    case .displayMedium: .johoDisplayMedium
    case .headline: .johoHeadline
    case .body: .johoBody
    case .bodySmall: .johoBodySmall
    case .label: .johoLabel
    case .labelSmall: .johoLabelSmall
    }
  }

  /// How much larger the style is at a text size: small text grows most, large text least, as the
  /// system's own styles do. The figures are those of its styles of about the same size (caption,
  /// body, title and large title), as published in the interface guidelines.
  func factor(_ size: DynamicTypeSize) -> CGFloat {
    guard let step = DynamicTypeSize.allCases.firstIndex(of: size) else { return 1 }
    return switch self {
    case .label, .labelSmall, .bodySmall:
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43][step] / 12
    case .headline, .body:
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][step] / 17
    case .displayMedium, .displayLarge:
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60][step] / 34
    }
  }
}

extension View {
  /// The font of a style, in the reader's text size.
  public func johoFont(_ style: JohoTextStyle) -> some View {
    modifier(JohoScaledFont(style: style))
  }
}

private struct JohoScaledFont: ViewModifier {
  let style: JohoTextStyle
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    content.font(font)
  }

  private var font: Font {
    if size == .large { return style.standard }
    return .system(
      size: (style.size * style.factor(size)).rounded(), weight: style.weight, design: .rounded)
  }
}
