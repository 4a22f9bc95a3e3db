public import KumihanViews

/// How a screen would come.
public protocol NavigationTransition {}

/// Whatever the place has.
public struct AutomaticNavigationTransition: NavigationTransition {}

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
  /// No-op: no screen comes in a still picture.
  public func navigationTransition(_ style: some NavigationTransition) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}
