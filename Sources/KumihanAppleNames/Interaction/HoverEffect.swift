public import KumihanViews

// Nothing hovers over a still picture: what follows compiles, and changes nothing.

/// The effect of a pointer above a view.
@MainActor @preconcurrency
public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffectContent
  func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {}

extension CustomHoverEffect where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("a primitive effect has no body")
  }
}

/// The effect of a pointer, of the system's kinds.
public struct HoverEffect: Hashable, Sendable, CustomHoverEffect {
  public typealias Body = Never
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
  private nonisolated init() {}
  public nonisolated init<E: CustomHoverEffect>(_ effect: E) {}
}

/// A view before its effect.
public struct EmptyHoverEffectContent: VisualEffect {
  public nonisolated init() {}
  public func _apply(to view: AnyView) -> AnyView { view }
}

/// The default effect.
public struct AutomaticHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  public nonisolated init() {}
}

/// The effect that lights a view.
public struct HighlightHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  public nonisolated init() {}
}

/// The effect that raises a view.
public struct LiftHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  public nonisolated init() {}
}

/// No effect, or one that belongs to a group.
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  public nonisolated init() {}
}

/// Views whose effects begin and end together.
public struct HoverEffectGroup: Hashable, Sendable {
  public let id: Namespace.ID
  public init(_ namespace: Namespace.ID) { id = namespace }
  public init(id: String, in namespace: Namespace.ID) { self.id = namespace }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
extension CustomHoverEffect where Self == EmptyHoverEffect {
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect {
  public func animation(_ animation: Animation?) -> some CustomHoverEffect { self }
  public func hoverEffect<E: CustomHoverEffect>(_ effect: E) -> some CustomHoverEffect { self }
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { self }
}

extension EmptyHoverEffectContent {
  public func hoverEffect<E: VisualEffect>(
    in group: HoverEffectGroup? = nil,
    body: @escaping @Sendable (EmptyVisualEffect, Bool, GeometryProxy) -> E
  ) -> some CustomHoverEffect { EmptyHoverEffect() }
}

extension View {
  /// No-op: nothing hovers over a picture.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }
  @_disfavoredOverload
  public func hoverEffect<E: CustomHoverEffect>(
    _ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> Self { self }
  public func hoverEffect<E: VisualEffect>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyVisualEffect, Bool, GeometryProxy) -> E
  ) -> Self { self }
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> Self { self }
  public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID) -> Self { self }
  @_disfavoredOverload
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> Self { self }
}
