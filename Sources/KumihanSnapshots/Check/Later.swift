import Foundation
import Synchronization

/// Work on another core, whose result somebody waits for.
final class Later<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let group = DispatchGroup()

  init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: group) {
      let value = work()
      self.result.withLock { $0 = value }
    }
  }

  /// What came of the work, at once or when it is done.
  func value(or work: () -> Value) -> Value {
    group.wait()
    return result.withLock { $0 } ?? work()
  }
}
