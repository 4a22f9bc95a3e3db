public import KumihanViews

/// A style for split views: whether the columns before the detail make it smaller or cover it.
public protocol NavigationSplitViewStyle {
  /// Whether they cover it; nil for what the screen suggests.
  var _coversDetail: Bool? { get }
}

extension NavigationSplitViewStyle {
  public var _coversDetail: Bool? { nil }
}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _coversDetail: Bool? { false }
}

/// The detail column keeps its size; the others cover it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _coversDetail: Bool? { true }
}

/// What the screen suggests.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private struct SplitViewCoversKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the columns of split views cover the detail; nil for what the screen suggests.
  var splitViewCovers: Bool? {
    get { self[SplitViewCoversKey.self] }
    set { self[SplitViewCoversKey.self] = newValue }
  }
}

extension View {
  /// Policy: columns before the detail of split views make it smaller, or cover it.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> _EnvironmentWriter<Self>
  {
    writing { $0.splitViewCovers = style._coversDetail }
  }
}
