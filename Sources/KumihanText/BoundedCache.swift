/// A dictionary that is emptied when its content exceeds a limit.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value, unless it alone would exceed the limit.
  mutating func insert(_ value: Value, for key: Key, cost added: Int) {
    guard added < limit / 4 else { return }
    if cost + added > limit {
      values = [:]
      cost = 0
    }
    if values.updateValue(value, forKey: key) == nil { cost += added }
  }
}
