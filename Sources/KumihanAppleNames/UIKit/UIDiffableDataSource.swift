public import Foundation

/// The sections and items that a list or a grid shows.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var parts: [(section: Section, items: [Item])] = []
  public init() {}

  public var numberOfItems: Int { parts.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { parts.count }
  /// Those that were told to be loaded anew: none is remembered, for all are made anew.
  public var reloadedItemIdentifiers: [Item] { [] }
  public var reloadedSectionIdentifiers: [Section] { [] }
  public var reconfiguredItemIdentifiers: [Item] { [] }
  public var sectionIdentifiers: [Section] { parts.map(\.section) }
  public var itemIdentifiers: [Item] { parts.flatMap(\.items) }

  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    parts.first { $0.section == section }?.items ?? []
  }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    parts.first { $0.items.contains(item) }?.section
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  public mutating func appendSections(_ sections: [Section]) {
    parts += sections.map { ($0, []) }
  }
  /// Without a section, in the last one.
  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
    guard let index = section.map({ indexOfSection($0) }) ?? (parts.isEmpty ? nil : parts.count - 1)
    else { return }
    parts[index].items += items
  }
  public mutating func insertItems(_ items: [Item], beforeItem next: Item) {
    insert(items, beside: next, offset: 0)
  }
  public mutating func insertItems(_ items: [Item], afterItem last: Item) {
    insert(items, beside: last, offset: 1)
  }
  private mutating func insert(_ items: [Item], beside item: Item, offset: Int) {
    for part in parts.indices {
      guard let index = parts[part].items.firstIndex(of: item) else { continue }
      return parts[part].items.insert(contentsOf: items, at: index + offset)
    }
  }
  public mutating func deleteItems(_ items: [Item]) {
    for part in parts.indices { parts[part].items.removeAll(where: items.contains) }
  }
  public mutating func deleteAllItems() { parts = [] }
  public mutating func deleteSections(_ sections: [Section]) {
    parts.removeAll { sections.contains($0.section) }
  }
  /// No-op: items are asked for when the list is drawn.
  public mutating func reloadItems(_ items: [Item]) {}
  public mutating func reconfigureItems(_ items: [Item]) {}
  public mutating func reloadSections(_ sections: [Section]) {}

  public mutating func moveSection(_ section: Section, beforeSection next: Section) {
    move(section, beside: next, offset: 0)
  }
  public mutating func moveSection(_ section: Section, afterSection last: Section) {
    move(section, beside: last, offset: 1)
  }
  private mutating func move(_ section: Section, beside other: Section, offset: Int) {
    guard section != other, let from = indexOfSection(section) else { return }
    let part = parts.remove(at: from)
    guard let at = indexOfSection(other) else { return parts.insert(part, at: from) }
    parts.insert(part, at: at + offset)
  }

  public mutating func moveItem(_ item: Item, beforeItem next: Item) {
    deleteItems([item])
    insertItems([item], beforeItem: next)
  }
  public mutating func moveItem(_ item: Item, afterItem last: Item) {
    deleteItems([item])
    insertItems([item], afterItem: last)
  }
  public mutating func insertSections(_ sections: [Section], beforeSection next: Section) {
    let at = indexOfSection(next) ?? parts.count
    parts.insert(contentsOf: sections.map { ($0, []) }, at: at)
  }
  public mutating func insertSections(_ sections: [Section], afterSection last: Section) {
    let at = indexOfSection(last).map { $0 + 1 } ?? parts.count
    parts.insert(contentsOf: sections.map { ($0, []) }, at: at)
  }

  func path(of item: Item) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let index = part.items.firstIndex(of: item) { return [section, index] }
    }
    return nil
  }

  func item(at path: IndexPath) -> Item? {
    guard parts.indices.contains(path.section) else { return nil }
    let items = parts[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

/// Gives a grid the cells of a snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Makes the headers and footers of sections of rows.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {
    provider = cellProvider
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    completion?()
  }
  /// Sets the items of a section: those that are seen, as their parents are open.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if shown.indexOfSection(section) == nil { shown.appendSections([section]) }
    shown.deleteItems(shown.itemIdentifiers(inSection: section))
    shown.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    completion?()
  }
  open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    trees[section] ?? .init(shown.itemIdentifiers(inSection: section))
  }
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// Follows how sections open and close.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Closures around how sections open and close.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }
  /// Follows how items are moved.
  public var reorderingHandlers = ReorderingHandlers()
  /// Closures around how items are moved.
  public struct ReorderingHandlers {
    public var canReorderItem: ((Item) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
  }
  open func index(for section: Section) -> Int? { shown.indexOfSection(section) }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for path: IndexPath) -> Item? { shown.item(at: path) }
  open func sectionIdentifier(for index: Int) -> Section? {
    let all = shown.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  open func numberOfSections(in view: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(
    _ view: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSection: shown.sectionIdentifiers[section]) }
  open func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.item(at: indexPath).flatMap { provider(view, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(view, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  open func indexPath(for item: Item) -> IndexPath? { shown.path(of: item) }
}

/// Gives a list the rows of a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
  open func sectionIdentifier(for index: Int) -> Section? {
    let all = shown.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  open func index(for section: Section) -> Int? { shown.indexOfSection(section) }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for path: IndexPath) -> Item? { shown.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { shown.path(of: item) }

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

extension UICollectionView {
  /// How cells of a class show items.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers of a class show a section.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell.make(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.make(Supplementary.self)
    let isPlain = collectionViewLayout.rows(ofSection: indexPath.section)?.style == .plain
    view.becomeEdge(
      registration.kind == Self.elementKindSectionFooter
        ? .groupedFooter() : isPlain ? .plainHeader() : .groupedHeader())
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
