public import Foundation

/// The sections and items that a list or a grid shows.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var parts: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  public init() {}

  public var numberOfItems: Int { parts.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { parts.count }
  /// Those that were told to be loaded anew: none is remembered, for all are made anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { [] }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { [] }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }
  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    parts.first { $0.section == section }?.items ?? []
  }
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    parts.first { $0.items.contains(item) }?.section
  }
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    parts += sections.map { ($0, []) }
  }
  /// Without a section, in the last one.
  public mutating func appendItems(
    _ items: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let index = section.map({ indexOfSection($0) }) ?? (parts.isEmpty ? nil : parts.count - 1)
    else { return }
    parts[index].items += items
  }
  public mutating func insertItems(
    _ items: [ItemIdentifierType], beforeItem next: ItemIdentifierType
  ) {
    insert(items, beside: next, offset: 0)
  }
  public mutating func insertItems(
    _ items: [ItemIdentifierType], afterItem last: ItemIdentifierType
  ) {
    insert(items, beside: last, offset: 1)
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    for part in parts.indices {
      guard let index = parts[part].items.firstIndex(of: item) else { continue }
      return parts[part].items.insert(contentsOf: items, at: index + offset)
    }
  }
  public mutating func deleteItems(_ items: [ItemIdentifierType]) {
    for part in parts.indices { parts[part].items.removeAll(where: items.contains) }
  }
  public mutating func deleteAllItems() { parts = [] }
  public mutating func deleteSections(_ sections: [SectionIdentifierType]) {
    parts.removeAll { sections.contains($0.section) }
  }
  /// No-op: items are asked for when the list is drawn.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ sections: [SectionIdentifierType]) {}

  public mutating func moveSection(
    _ section: SectionIdentifierType, beforeSection next: SectionIdentifierType
  ) {
    move(section, beside: next, offset: 0)
  }
  public mutating func moveSection(
    _ section: SectionIdentifierType, afterSection last: SectionIdentifierType
  ) {
    move(section, beside: last, offset: 1)
  }
  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard section != other, let from = indexOfSection(section) else { return }
    let part = parts.remove(at: from)
    guard let at = indexOfSection(other) else { return parts.insert(part, at: from) }
    parts.insert(part, at: at + offset)
  }

  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem next: ItemIdentifierType) {
    deleteItems([item])
    insertItems([item], beforeItem: next)
  }
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem last: ItemIdentifierType) {
    deleteItems([item])
    insertItems([item], afterItem: last)
  }
  public mutating func insertSections(
    _ sections: [SectionIdentifierType], beforeSection next: SectionIdentifierType
  ) {
    let at = indexOfSection(next) ?? parts.count
    parts.insert(contentsOf: sections.map { ($0, []) }, at: at)
  }
  public mutating func insertSections(
    _ sections: [SectionIdentifierType], afterSection last: SectionIdentifierType
  ) {
    let at = indexOfSection(last).map { $0 + 1 } ?? parts.count
    parts.insert(contentsOf: sections.map { ($0, []) }, at: at)
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let index = part.items.firstIndex(of: item) { return [section, index] }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard parts.indices.contains(path.section) else { return nil }
    let items = parts[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

/// Gives a grid the cells of a snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>:
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes the headers and footers of sections of rows.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {
    provider = cellProvider
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    completion?()
  }
  /// Sets the items of a section: those that are seen, as their parents are open.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if shown.indexOfSection(section) == nil { shown.appendSections([section]) }
    shown.deleteItems(shown.itemIdentifiers(inSection: section))
    shown.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    completion?()
  }
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  > {
    trees[section] ?? .init(shown.itemIdentifiers(inSection: section))
  }
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Follows how sections open and close.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Closures around how sections open and close.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }
  /// Follows how items are moved.
  public var reorderingHandlers = ReorderingHandlers()
  /// Closures around how items are moved.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  open func index(for section: SectionIdentifierType) -> Int? { shown.indexOfSection(section) }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { shown.item(at: path) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
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
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.path(of: item) }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// Gives a list the rows of a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private let provider: CellProvider
  private weak var list: UITableView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = shown.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  open func index(for section: SectionIdentifierType) -> Int? { shown.indexOfSection(section) }
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
    list = tableView
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    list?.forgetEdges()
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { shown.item(at: path) }
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.path(of: item) }

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
