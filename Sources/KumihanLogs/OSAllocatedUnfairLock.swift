import Synchronization

/// A state that one task at a time can access.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: Sendable {
    let state: Mutex<State>
    init(_ state: sending State) { self.state = Mutex(state) }
  }

  private let storage: Storage

  public init(initialState: sending State) { storage = Storage(initialState) }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try storage.state.withLock { try body(&$0) } }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try storage.state.withLockIfAvailable { try body(&$0) } }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}
