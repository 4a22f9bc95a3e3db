public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Puts a view in a card. Source: chapter 17.
public struct JohoCardModifier: ViewModifier {
  /// In points; nil for the width that the borders around it ask for.
  var borderWidth: CGFloat?
  /// In points.
  var cornerRadius: CGFloat

  public init(borderWidth: CGFloat? = nil, cornerRadius: CGFloat = JohoRadius.card) {
    (self.borderWidth, self.cornerRadius) = (borderWidth, cornerRadius)
  }

  public func body(content: Content) -> some View {
    content.johoCard(borderWidth: borderWidth, cornerRadius: cornerRadius)
  }
}

/// Puts a view in a container. Source: chapter 17.
public struct JohoContainerModifier: ViewModifier {
  /// In points; nil for the width that the borders around it ask for.
  var borderWidth: CGFloat?
  /// In points.
  var cornerRadius: CGFloat
  /// In points.
  var padding: CGFloat

  public init(
    borderWidth: CGFloat? = nil, cornerRadius: CGFloat = JohoRadius.container,
    padding: CGFloat = JohoSpacing.md
  ) {
    (self.borderWidth, self.cornerRadius, self.padding) = (borderWidth, cornerRadius, padding)
  }

  public func body(content: Content) -> some View {
    content.johoContainer(borderWidth: borderWidth, cornerRadius: cornerRadius, padding: padding)
  }
}
