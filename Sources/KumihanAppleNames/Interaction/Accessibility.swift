public import KumihanViews

/// The treatment of an element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

/// An action that assistive technology could perform on an element.
public struct AccessibilityActionKind: Hashable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

/// The direction of an adjustable element.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// No-op: spoken text besides the label.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }
  public func accessibilityHint(_ hint: Text) -> Self { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }
  public func accessibilityValue(_ value: Text) -> Self { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
  public func accessibilityInputLabels(_ labels: [String]) -> Self { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Self { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> Self { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> Self { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
}
