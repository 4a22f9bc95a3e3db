import Synchronization

/// Which picture of this process is being drawn: what goes on from one question to the next begins anew with each.
package enum PictureCount {
  private static let count = Atomic(0)
  package static var current: Int { count.load(ordering: .relaxed) }
  package static func begin() { count.add(1, ordering: .relaxed) }
}
