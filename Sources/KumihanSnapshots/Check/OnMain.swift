import Foundation
import KumihanCombine

/// Carries a value between threads of which one waits for the other.
package struct Carried<Value>: @unchecked Sendable {
  package var value: Value

  package init(value: Value) { self.value = value }
}

/// Views want the main actor, tests stand anywhere: runs a body there and waits for it.
///
/// On the main thread, where XCTest runs its tests, the isolation is assumed; from another thread, as
/// those of Swift Testing, the body is handed to the main queue, which nothing blocks meanwhile.
package func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  func run() -> Value { MainActor.assumeIsolated { Carried(value: body()) }.value }
  if MainQueue.isHere { return run() }
  return DispatchQueue.main.sync(execute: run)
}

/// What strategies could not do: they return values, not errors, so it is written down beside.
package enum SnapshotProblems {
  @MainActor private static var list: [String] = []

  static func add(_ problem: String) { onMain { list.append(problem) } }

  /// The problems since the last time.
  @MainActor package static func take() -> [String] {
    defer { list = [] }
    return list
  }
}
