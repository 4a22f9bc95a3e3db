public import KumihanViews

/// The focus of assistive technology: none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  public init() where Value == Bool { none = false }
  public init<T: Hashable>() where Value == T? { none = nil }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  /// A reference to the state, passed to views.
  public struct Binding {
    public let wrappedValue: Value
  }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(wrappedValue: none) }
}

extension View {
  /// No-op: nothing has the focus.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self {
    self
  }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> Self { self }
}
