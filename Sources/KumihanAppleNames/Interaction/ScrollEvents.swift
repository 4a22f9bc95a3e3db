public import KumihanViews

/// The position of a scroll view: its start.
public struct ScrollPosition: Equatable, Sendable {
  public init() {}
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public init(edge: Edge) {}
  public init(point: CGPoint) {}

  public var edge: Edge? { nil }
  public var point: CGPoint? { nil }
  public var viewID: AnyHashable? { nil }
  public var isPositionedByUser: Bool { false }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(point: CGPoint) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
}

/// The lengths of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling: always idle.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry = ScrollGeometry()
  public let velocity: CGPoint? = nil
}

extension View {
  /// No-op: a still picture does not scroll.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self
  { self }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> Self { self }
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> Self {
    self
  }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> Self { self }
}
