public import KumihanControls
public import KumihanViews

/// Would open an address.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of opening an address.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    /// The system opens another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result() }
    public static func systemAction(prefersInApp: Bool) -> Result { Result() }
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result() }
  }
  nonisolated init() {}
  public nonisolated init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(false)
  }
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// Would refresh content.
@MainActor @preconcurrency
public struct RefreshAction {
  public func callAsFunction() async {}
}

/// Would open a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Whether the app is active; in a picture it is.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
  case background, inactive, active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var refresh: RefreshAction? { nil }
  public var isSearching: Bool { hasActiveSearch }
  public var isFocused: Bool { viewState.contains(.focused) }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var supportsMultipleWindows: Bool { false }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Ends a search, which nobody asks for in a picture.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
