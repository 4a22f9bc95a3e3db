package import Foundation
import Synchronization

/// What an assertion came to.
package struct SnapshotOutcome: Sendable {
  /// Nil for a snapshot that is as its reference.
  package var failure: String?
  /// What passed and still must be told.
  package var notes: [String] = []
  package var attachments: [XCTAttachment] = []
  /// What the run's folder keeps of a failure.
  package var left: [URL] = []

  package init(
    failure: String? = nil, notes: [String] = [], attachments: [XCTAttachment] = []
  ) {
    (self.failure, self.notes, self.attachments) = (failure, notes, attachments)
  }
}

extension SnapshotOutcome {
  /// Takes away what was left of a failure that the test expects: it is nothing to look at or approve.
  package func withdraw() {
    for file in left { try? FileManager.default.removeItem(at: file) }
  }
}

/// Where notes go that belong to no outcome: strategies' own comparisons have none.
package enum SnapshotNotes {
  private static let teller = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Who tells them from now on; standard error where nobody does.
  package static func set(_ tell: @escaping @Sendable (String) -> Void) {
    teller.withLock { $0 = tell }
  }

  static func tell(_ note: String) {
    if let tell = teller.withLock({ $0 }) { return tell(note) }
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(note)\n".utf8))
  }
}
