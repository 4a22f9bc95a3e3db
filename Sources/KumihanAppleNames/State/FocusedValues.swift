public import KumihanViews

/// A key for a value that a view provides while it has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the focused view: none, since a still picture has no focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Data: a value of the focused view, always nil.
@propertyWrapper public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// An observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// Data: a binding of the focused view, always nil.
@propertyWrapper public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// No-op: without a focus the value is never read.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  public func focusedValue<T: AnyObject>(_ object: T?) -> Self { self }
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> Self { self }
}
