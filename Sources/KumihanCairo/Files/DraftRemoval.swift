import Foundation
import Synchronization

/// Drafts to be removed when a signal ends the program.
///
/// A handler may neither lock nor allocate: the paths are in memory that is allocated once, and a
/// path's first byte, which is written last, marks it as valid.
package enum DraftRemoval {
  struct Ticket { fileprivate let slot: Int }

  /// More drafts than are ever open at once; any further ones stay behind after a signal.
  private static let slotCount = 32
  private static let slotLength = Int(PATH_MAX) + 1

  nonisolated(unsafe) private static let paths: UnsafeMutablePointer<CChar> = {
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * slotLength)
    unsafe paths.initialize(repeating: 0, count: slotCount * slotLength)
    return unsafe paths
  }()
  private static let lock = Mutex(())

  /// From now on, SIGINT, SIGTERM and SIGHUP remove the drafts before they end the program as
  /// usual; ignored signals stay ignored. For programs, not for libraries.
  package static func beginOnSignals() {
    _ = unsafe paths
    let signals = [SIGINT, SIGTERM, SIGHUP]
    // A program started from a pool's thread inherits that thread's blocked signals.
    var accepted = sigset_t()
    unsafe sigemptyset(&accepted)
    for signal in signals { unsafe sigaddset(&accepted, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &accepted, nil)
    for signal in signals {
      var action = sigaction()
      unsafe sigaction(signal, nil, &action)
      let isIgnored = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
      guard !isIgnored else { continue }
      action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { signal in
        DraftRemoval.removeAll()
        // The handler runs once: this time the signal has its default effect.
        raise(signal)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      unsafe sigaction(signal, &action, nil)
    }
  }

  static func add(_ path: String) -> Ticket? {
    let path = Array(path.utf8CString)
    guard path.count > 1, path.count <= slotLength else { return nil }
    return lock.withLock { _ in
      for slot in 0..<slotCount where unsafe (paths + slot * slotLength).pointee == 0 {
        let place = unsafe paths + slot * slotLength
        for index in 1..<path.count { unsafe place[index] = path[index] }
        atomicMemoryFence(ordering: .releasing)
        unsafe place[0] = path[0]
        return Ticket(slot: slot)
      }
      return nil
    }
  }

  static func drop(_ ticket: Ticket) {
    lock.withLock { _ in unsafe (paths + ticket.slot * slotLength).pointee = 0 }
  }

  /// Removes the drafts that are there; as a handler may do it.
  package static func removeAll() {
    for slot in 0..<slotCount {
      let place = unsafe paths + slot * slotLength
      if unsafe place.pointee != 0 { unsafe unlink(place) }
    }
  }
}
