public import KumihanViews

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// The scroll view of a target.
public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
}

/// What a behaviour asks of its scroll view.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  public var limitsScrolls = false
  public init() {}
}

/// The scroll view that a behaviour is asked for.
public struct ScrollTargetBehaviorPropertiesContext {}
