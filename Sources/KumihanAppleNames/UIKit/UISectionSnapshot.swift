/// The items of a section as a tree, whose parents are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  private struct Node {
    let item: Item
    var parent: Item?
    var isOpen = false
  }
  /// Each parent stands before its children.
  private var nodes: [Node] = []
  public init() {}
  init(_ items: [Item]) { append(items) }

  public var items: [Item] { nodes.map(\.item) }
  public var rootItems: [Item] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// Those whose parents are all open.
  public var visibleItems: [Item] { items.filter(isVisible) }

  private func node(_ item: Item) -> Node? { nodes.first { $0.item == item } }
  public func contains(_ item: Item) -> Bool { node(item) != nil }
  public func index(of item: Item) -> Int? { nodes.firstIndex { $0.item == item } }
  public func parent(of item: Item) -> Item? { node(item)?.parent }
  public func level(of item: Item) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  public func isExpanded(_ item: Item) -> Bool { node(item)?.isOpen ?? false }
  public func isVisible(_ item: Item) -> Bool {
    parent(of: item).map { isExpanded($0) && isVisible($0) } ?? contains(item)
  }
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    for child in nodes where child.parent == parent {
      part.append([child.item], to: includingParent ? parent : nil)
      let below = snapshot(of: child.item)
      part.append(below, to: child.item)
    }
    return part
  }
  private mutating func append(_ other: Self, to parent: Item) {
    for node in other.nodes { append([node.item], to: node.parent ?? parent) }
  }

  /// At the end of a parent's children.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    var at = nodes.count
    if let parent, let index = index(of: parent) {
      at = index + 1
      while at < nodes.count, isBelow(nodes[at].item, parent) { at += 1 }
    }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: at)
  }
  private func isBelow(_ item: Item, _ ancestor: Item) -> Bool {
    parent(of: item).map { $0 == ancestor || isBelow($0, ancestor) } ?? false
  }
  public mutating func insert(_ items: [Item], before next: Item) {
    guard let at = index(of: next) else { return }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[at].parent) }, at: at)
  }
  public mutating func insert(_ items: [Item], after last: Item) {
    guard var at = index(of: last) else { return }
    let parent = nodes[at].parent
    at += 1
    while at < nodes.count, isBelow(nodes[at].item, last) { at += 1 }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: at)
  }
  /// With all that stands below them.
  public mutating func delete(_ items: [Item]) {
    let gone = self.items.filter { item in
      items.contains(item) || items.contains { isBelow(item, $0) }
    }
    nodes.removeAll { gone.contains($0.item) }
  }
  public mutating func deleteAll() { nodes = [] }
  public mutating func expand(_ items: [Item]) { set(items, true) }
  public mutating func collapse(_ items: [Item]) { set(items, false) }
  private mutating func set(_ items: [Item], _ isOpen: Bool) {
    for index in nodes.indices where items.contains(nodes[index].item) {
      nodes[index].isOpen = isOpen
    }
  }
}

/// A change of items by hand.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let difference: CollectionDifference<Item>
}
