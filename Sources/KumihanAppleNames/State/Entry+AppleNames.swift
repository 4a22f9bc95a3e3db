import KumihanViews

/// The keys of an `@Entry`: each a type that the macro makes for the variable.
private struct TransactionEntryKey<Tag, Stored>: TransactionKey {
  static var defaultValue: Stored? { nil }
}

private enum FocusedEntryKey<Tag, Value>: FocusedValueKey {}

extension Transaction {
  /// The value of an `@Entry`.
  public subscript<Tag, Value>(
    entry tag: Tag.Type, default value: @autoclosure () -> Value
  ) -> Value {
    get { self[TransactionEntryKey<Tag, Value>.self] ?? value() }
    set { self[TransactionEntryKey<Tag, Value>.self] = newValue }
  }
}

extension FocusedValues {
  /// The value of an `@Entry`.
  public subscript<Tag, Value>(
    entry tag: Tag.Type, default value: @autoclosure () -> Value
  ) -> Value {
    get { self[FocusedEntryKey<Tag, Value>.self] ?? value() }
    set { self[FocusedEntryKey<Tag, Value>.self] = newValue }
  }
}
