public import KumihanViews

/// The widths that bordered buttons take in their container.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Environment write: whether bordered buttons inside are as wide as their labels or as their place.
  public func buttonSizing(_ sizing: ButtonSizing) -> _EnvironmentWriter<Self> {
    writing { $0.buttonSizing = sizing }
  }
}
