/// Turns a variable in an extension of `EnvironmentValues` (or `ContainerValues`, `Transaction`,
/// `FocusedValues`) into a value stored there; its initial value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KumihanMacros", type: "EntryMacro")

/// The key of an `@Entry`: a type that the macro makes for the variable.
private struct EntryKey<Tag, Stored>: EnvironmentKey, ContainerValueKey {
  static var defaultValue: Stored? { nil }
}

extension EnvironmentValues {
  /// The value of an `@Entry`.
  public subscript<Tag, Value>(
    entry tag: Tag.Type, default value: @autoclosure () -> Value
  ) -> Value {
    get { self[EntryKey<Tag, Value>.self] ?? value() }
    set { self[EntryKey<Tag, Value>.self] = newValue }
  }
}

extension ContainerValues {
  /// The value of an `@Entry`.
  public subscript<Tag, Value>(
    entry tag: Tag.Type, default value: @autoclosure () -> Value
  ) -> Value {
    get { self[EntryKey<Tag, Value>.self] ?? value() }
    set { self[EntryKey<Tag, Value>.self] = newValue }
  }
}
