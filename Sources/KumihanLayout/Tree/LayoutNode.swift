/// One view or modifier, lowered: how it is measured, which ink it leaves, where it came from.
public struct LayoutNode: Sendable {
  package var kind: Kind
  /// A stretch of the tree's `children`.
  package var firstChild: Int32 = 0
  package var childCount: Int32 = 0
  /// Set by `layoutPriority` on the view itself; most modifiers hide it from the container.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// Of a leaf: an index into the tree's `inks`, -1 for none. Layout never reads it.
  package var ink: Int32 = -1
  /// An index into the tree's `traits`, -1 for none.
  package var traits: Int32 = -1
  package var isRightToLeft = false
  package var site: CallSite

  package init(_ kind: Kind, site: CallSite) { (self.kind, self.site) = (kind, site) }
}
