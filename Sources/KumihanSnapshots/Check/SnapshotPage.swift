package import Kumihan

/// A page that a strategy laid out, to be judged.
@MainActor
package struct SnapshotPage {
  /// As it is drawn.
  package let page: LaidOutPage
  /// The same at text size AX3.
  package let large: () throws -> LaidOutPage

  /// The pages since a snapshot was begun; nil while nobody asks for them.
  static var all: [SnapshotPage]?
}
