public import Foundation
package import KumihanViews

/// A grid of UIKit's, drawn as the cells that its data source makes, in rows of the layout's size.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Which way a grid scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.grown = self }
  }
  open var allowsMultipleSelection = false
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var supplements: [String: UICollectionReusableView.Type] = [:]

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.grown = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.grown = self
  }

  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) { classes[identifier] = cellClass }
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplements[kind + " " + identifier] = viewClass }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView.make(
      supplements[kind + " " + identifier] ?? UICollectionReusableView.self)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell.make(classes[identifier] ?? UICollectionViewCell.self)
  }
  /// No-op: cells are asked for when the grid is drawn.
  open func reloadData() {}
  open func reloadItems(at paths: [IndexPath]) {}
  open func insertItems(at paths: [IndexPath]) {}
  open func deleteItems(at paths: [IndexPath]) {}
  open func moveItem(at path: IndexPath, to other: IndexPath) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func reconfigureItems(at paths: [IndexPath]) {}
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
  open func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? { nil }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
  @discardableResult open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  open var reorderingCadence = ReorderingCadence.immediate
  /// How soon cells make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = true
  open var allowsSelectionDuringEditing = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// When a cell's size is asked for anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { false }
  open var isPrefetchingEnabled = true
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var dragInteractionEnabled = true
  open var selectionFollowsFocus = false
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var backgroundViewExtendsToSafeArea = false
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// As the other: what is done at once needs no `self`, which only a closure that is none of an optional's leaves out.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  private(set) var selected: Set<IndexPath> = []
  open var allowsSelection = true
  open var backgroundView: UIView?
  /// Made anew: nothing keeps cells.
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }
  /// Where a cell is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil { selected = [] }
    if let path { selected.insert(path) }
  }
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func deselectItem(at path: IndexPath, animated: Bool) { selected.remove(path) }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  package override var holdsDrawn: Bool {
    (0..<numberOfSections).allSatisfy { section in
      (0..<numberOfItems(inSection: section)).allSatisfy {
        cellForItem(at: IndexPath(item: $0, section: section))?.isDrawn == true
      }
    }
  }

  override var partsAbove: [UIView] {
    dataSource == nil ? [] : subviews.filter { !($0 is UIRefreshControl) }
  }
  package override var shownView: AnyView? {
    guard let dataSource else { return nil }
    if let grid = collectionViewLayout.grid {
      let sections = dataSource.numberOfSections(in: self)
      let looks = (0..<sections).map { grid.rows(ofSection: $0) }
      if let look = looks.first ?? nil, !looks.contains(where: { $0 == nil }) {
        return rows(of: dataSource, look)
      }
      return AnyView(
        UICollectionSections(
          sections: { [self] in groups(of: dataSource, grid, in: $0) },
          spacing: grid.configuration.interSectionSpacing, insets: contentInset))
    }
    // A class of an app's own may move what the flow placed, where sizes are known before.
    let flow = collectionViewLayout.flow
    guard let flow, isOfUIKit(type(of: flow)) || flow.estimatedItemSize != .zero else {
      return AnyView(
        UICollectionOwnPicture(beyond: shownSafeArea) { [unowned self] in
          ownParts(of: dataSource, in: $0)
        })
    }
    return AnyView(
      UICollectionFlowSections(
        isRow: flow.scrollDirection == .horizontal, insets: contentInset
      ) { [self] in lines(of: dataSource, flow, in: $0) })
  }
}

extension UICollectionView {
  /// A cell as it is used.
  func cell(
    of source: any UICollectionViewDataSource, at path: IndexPath
  ) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    if selected.contains(path) { cell.isSelected = true }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell.configured()
  }

  /// A list of sections of rows, with their headers and footers.
  private func rows(
    of source: any UICollectionViewDataSource, _ look: UICollectionLayoutListConfiguration
  ) -> AnyView {
    let parts = (0..<source.numberOfSections(in: self)).map { section in
      part(section, of: source, collectionViewLayout.rows(ofSection: section) ?? look)
    }
    return AnyView(
      UITableRows(
        sections: parts, style: look.style, hasLines: look.showsSeparators,
        ground: look.backgroundColor ?? shownGround, behind: backgroundView))
  }

  /// The rows of a section, its header and its footer.
  private func part(
    _ section: Int, of source: any UICollectionViewDataSource,
    _ look: UICollectionLayoutListConfiguration
  ) -> UITableRows.Part {
    func edge(_ kind: String) -> UIView? {
      source.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    }
    var cells = (0..<source.collectionView(self, numberOfItemsInSection: section)).map {
      cell(of: source, at: IndexPath(item: $0, section: section))
    }
    // A section's first cell may be its header.
    let first =
      look.headerMode == .firstItemInSection && !cells.isEmpty ? cells.removeFirst() : nil
    return UITableRows.Part(
      header: UITableRows.Edge(
        view: look.headerMode == .supplementary ? edge(Self.elementKindSectionHeader) : first),
      footer: UITableRows.Edge(
        view: look.footerMode == .supplementary ? edge(Self.elementKindSectionFooter) : nil),
      cells: cells)
  }
}

extension UICollectionView {
  /// The sections of a grid of groups, in a grid of a size.
  private func groups(
    of source: any UICollectionViewDataSource, _ grid: UICollectionViewCompositionalLayout,
    in size: CGSize
  ) -> [CollectionSection] {
    (0..<source.numberOfSections(in: self)).compactMap { number in
      guard let section = grid.section(number, in: size) else { return nil }
      var layout = section.layout(height: size.height)
      if let look = section.rows {
        return CollectionSection(
          layout: layout, views: [], ground: nil,
          rows: UITableRows(
            sections: [part(number, of: source, look)], style: look.style,
            hasLines: look.showsSeparators, ground: look.backgroundColor))
      }
      let path = IndexPath(item: 0, section: number)
      let edges = section.boundarySupplementaryItems.map {
        source.collectionView(self, viewForSupplementaryElementOfKind: $0.elementKind, at: path)
      }
      let count = layout.seen(
        of: source.collectionView(self, numberOfItemsInSection: number), in: size)
      let cells = (0..<count).map {
        cell(of: source, at: IndexPath(item: $0, section: number))
      }
      let ground = section.decorationItems.first.flatMap { grid.decorations[$0.elementKind] }
        .map { UICollectionReusableView.make($0) }
      layout.hasGround = ground != nil
      return CollectionSection(layout: layout, views: edges + cells, ground: ground)
    }
  }
}
