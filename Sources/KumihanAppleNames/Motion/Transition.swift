public import KumihanViews

/// The transition of a view. A still picture shows the view in place.
public struct AnyTransition: Hashable, Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static let symbolEffect = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }

  public static func scale(
    scale: CGFloat, anchor: UnitPoint = .center
  ) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition()
  }

  private init() {}
  public init<T: Transition>(_ transition: T) {}

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The phases of a transition; a still picture is always at `identity`.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A custom transition; it never shows in a still picture.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The view in place, as a still picture shows it.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
  public func animation(_ animation: Animation?) -> Self { self }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// What a transition asks of its view.
public struct TransitionProperties: Hashable, Sendable {
  public var hasMotion: Bool
  public nonisolated init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition would move.
public struct PlaceholderContentView<Value>: View {
  private let content: AnyView?
  init(_ content: AnyView? = nil) { self.content = content }
  public var body: some View { content }
}

extension View {
  /// No-op: a still picture shows the view in place.
  public func transition(_ transition: AnyTransition) -> Self { self }
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
}

/// The transition between two contents.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// The transition to a screen.
public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition of any kind.
public struct AnyNavigationTransition: NavigationTransition {
  public init<T: NavigationTransition>(_ transition: T) {}
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
  /// No-op: a still picture has no navigation.
  public func navigationTransition(_ style: some NavigationTransition) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> Self { self }
}

/// The look of a view while it grows into another; nothing grows in a picture.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of the view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ color: Color) -> Self { self }
  public func background(_ style: some ShapeStyle) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self
  { self }
}
