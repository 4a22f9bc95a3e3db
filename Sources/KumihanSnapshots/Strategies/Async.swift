/// A value that comes later.
public struct Async<Value> {
  /// Begins the work; the closure is called once, with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (@escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// What becomes of the value.
  public func map<NewValue>(_ change: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { done in run { done(change($0)) } }
  }
}
