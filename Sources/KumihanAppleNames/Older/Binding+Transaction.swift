public import KumihanViews

extension Binding {
  /// A binding whose setter is told of the change's transaction, which is empty in a picture.
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) { self.init(get: get, set: { set($0, Transaction()) }) }
}
