public import Foundation
public import KumihanViews

/// A grid of UIKit's, drawn as the cells that its data source makes, in rows of the layout's size.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Which way a grid scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var collectionViewLayout: UICollectionViewLayout
  open var allowsMultipleSelection = false
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var supplements: [String: UICollectionReusableView.Type] = [:]

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
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
    (supplements[kind + " " + identifier] ?? UICollectionReusableView.self).init(_frame: .zero)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (classes[identifier] ?? UICollectionViewCell.self).init(_frame: .zero)
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
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open var isPrefetchingEnabled = true
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var dragInteractionEnabled = true
  open var selectionFollowsFocus = false
  open weak var prefetchDataSource: AnyObject?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var backgroundViewExtendsToSafeArea = false
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
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
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func deselectItem(at path: IndexPath, animated: Bool) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  package override var holdsDrawn: Bool {
    (0..<numberOfSections).allSatisfy { section in
      (0..<numberOfItems(inSection: section)).allSatisfy {
        cellForItem(at: IndexPath(item: $0, section: section))?.isDrawn == true
      }
    }
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
          sections: { [unowned self] in groups(of: dataSource, grid, in: $0) },
          spacing: grid.configuration.interSectionSpacing))
    }
    guard let flow = collectionViewLayout.flow else { return nil }
    return AnyView(
      UICollectionFlowSections(isRow: flow.scrollDirection == .horizontal) { [unowned self] in
        lines(of: dataSource, flow, in: $0)
      })
  }
}

extension UICollectionView {
  /// A list of sections of rows, with their headers and footers.
  private func rows(
    of source: any UICollectionViewDataSource, _ look: UICollectionLayoutListConfiguration
  ) -> AnyView {
    let style: UITableView.Style =
      switch look.appearance {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped, .sidebar: .insetGrouped
      }
    func edge(_ kind: String, _ section: Int) -> UIView? {
      source.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    }
    let parts = (0..<source.numberOfSections(in: self)).map { section in
      let look = collectionViewLayout.rows(ofSection: section) ?? look
      return UITableRows.Part(
        header: look.headerMode == .supplementary
          ? edge(Self.elementKindSectionHeader, section) : nil,
        footer: look.footerMode == .supplementary
          ? edge(Self.elementKindSectionFooter, section) : nil,
        cells: (0..<source.collectionView(self, numberOfItemsInSection: section)).map {
          source.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
        })
    }
    return AnyView(
      UITableRows(
        sections: parts, style: style, hasLines: look.showsSeparators,
        ground: look.backgroundColor ?? backgroundColor, behind: backgroundView))
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
      let path = IndexPath(item: 0, section: number)
      let edges = section.boundarySupplementaryItems.map {
        source.collectionView(self, viewForSupplementaryElementOfKind: $0.elementKind, at: path)
      }
      let count = layout.seen(
        of: source.collectionView(self, numberOfItemsInSection: number), in: size)
      let cells = (0..<count).map {
        source.collectionView(self, cellForItemAt: IndexPath(item: $0, section: number))
      }
      let ground = section.decorationItems.first.flatMap { grid.decorations[$0.elementKind] }?
        .init(_frame: .zero)
      layout.hasGround = ground != nil
      return CollectionSection(layout: layout, views: edges + cells, ground: ground)
    }
  }
}

/// Where the cells of a grid stand.
@MainActor @preconcurrency
open class UICollectionViewLayout {
  public init() {}
  public required init?(coder: NSCoder) {}
  open func invalidateLayout() {}
  open func prepare() {}
  /// The grounds of sections by their kinds.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind kind: String
  ) { decorations[kind] = viewClass }
  open var collectionView: UICollectionView? { nil }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }
  open var collectionViewContentSize: CGSize { .zero }
  var flow: UICollectionViewFlowLayout? { nil }
  var grid: UICollectionViewCompositionalLayout? { nil }
  /// What a section of rows looks like; nil for any other.
  func rows(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// Cells of one size in rows.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  public static let automaticSize = CGSize(
    width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  override var flow: UICollectionViewFlowLayout? { self }
}

/// Where a part of a grid stands.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes {
  public let indexPath: IndexPath
  open var frame = CGRect.zero
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var zIndex = 0
  open var isHidden = false
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// A part of a grid: a cell, a header, a footer.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a class that is known only when it runs. A class of one's own has this one where it has
  /// `init(frame:)`, which it may override without a word of this.
  public required convenience init(_frame frame: CGRect) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// A cell of a grid.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  override func fitContent() { contentView.frame = bounds }
  package override var holdsDrawn: Bool {
    contentConfiguration != nil || contentView.isDrawn || contentView.subviews.isEmpty
  }
  package override var shownView: AnyView? {
    contentConfiguration?._picture ?? AnyView(UIViewPicture(view: contentView))
  }
}

/// Gives a grid its cells.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in view: UICollectionView) -> Int
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Follows a grid; nobody touches it in a picture.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// Follows a grid and its sizes.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    layout.flow?.itemSize ?? CGSize(width: 50, height: 50)
  }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.flow?.sectionInset ?? .zero }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.flow?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.flow?.minimumInteritemSpacing ?? 10 }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.flow?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.flow?.footerReferenceSize ?? .zero }
}
