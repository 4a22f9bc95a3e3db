/// The items of a section as a tree, whose parents are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var isOpen = false
  }
  /// Each parent stands before its children.
  private var nodes: [Node] = []
  public init() {}
  init(_ items: [ItemIdentifierType]) { append(items) }

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// Those whose parents are all open.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  private func node(_ item: ItemIdentifierType) -> Node? { nodes.first { $0.item == item } }
  public func contains(_ item: ItemIdentifierType) -> Bool { node(item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func parent(of item: ItemIdentifierType) -> ItemIdentifierType? { node(item)?.parent }
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item)?.isOpen ?? false }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parent(of: item).map { isExpanded($0) && isVisible($0) } ?? contains(item)
  }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    for child in nodes where child.parent == parent {
      part.append([child.item], to: includingParent ? parent : nil)
      let below = snapshot(of: child.item)
      part.append(below, to: child.item)
    }
    return part
  }
  private mutating func append(_ other: Self, to parent: ItemIdentifierType) {
    for node in other.nodes { append([node.item], to: node.parent ?? parent) }
  }

  /// At the end of a parent's children.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    var at = nodes.count
    if let parent, let index = index(of: parent) {
      at = index + 1
      while at < nodes.count, isBelow(nodes[at].item, parent) { at += 1 }
    }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: at)
  }
  private func isBelow(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
    parent(of: item).map { $0 == ancestor || isBelow($0, ancestor) } ?? false
  }
  public mutating func insert(_ items: [ItemIdentifierType], before next: ItemIdentifierType) {
    guard let at = index(of: next) else { return }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[at].parent) }, at: at)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after last: ItemIdentifierType) {
    guard var at = index(of: last) else { return }
    let parent = nodes[at].parent
    at += 1
    while at < nodes.count, isBelow(nodes[at].item, last) { at += 1 }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: at)
  }
  /// With all that stands below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = self.items.filter { item in
      items.contains(item) || items.contains { isBelow(item, $0) }
    }
    nodes.removeAll { gone.contains($0.item) }
  }
  public mutating func deleteAll() { nodes = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, false) }
  private mutating func set(_ items: [ItemIdentifierType], _ isOpen: Bool) {
    for index in nodes.indices where items.contains(nodes[index].item) {
      nodes[index].isOpen = isOpen
    }
  }
}

/// A change of a section's items by hand.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// A change of items by hand.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  public let difference: CollectionDifference<ItemIdentifierType>
}
