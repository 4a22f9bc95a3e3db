public import Foundation
public import KumihanViews

/// A length of a part of a grid.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: _UIKeyed {
  enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat
  init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  var length: CollectionPart.Length { .init(kind: kind, value: dimension) }
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, share)
  }
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, share)
  }
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, length)
  }
}

/// The size of a part of a grid.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: _UIKeyed {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}

/// The space between parts of a grid.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: _UIKeyed {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }
  init(_ spacing: CGFloat, isFlexible: Bool = false) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// The space around a part of a grid.
@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: _UIKeyed {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// Where a view stands at a part of a grid.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: _UIKeyed {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public init(edges: NSDirectionalRectEdge) { (self.edges, offset) = (edges, .zero) }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset) = (edges, absoluteOffset)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset) = (edges, fractionalOffset)
  }
}

/// A part of a grid.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: _UIKeyed {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// No-op for what stands at the item: badges are not drawn.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }

  var part: CollectionPart {
    CollectionPart(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      insets: contentInsets,
      edges: NSDirectionalEdgeInsets(
        top: edgeSpacing?.top?.spacing ?? 0, leading: edgeSpacing?.leading?.spacing ?? 0,
        bottom: edgeSpacing?.bottom?.spacing ?? 0, trailing: edgeSpacing?.trailing?.spacing ?? 0))
  }
}

/// A view beside the cells of a grid.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  init(size: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

/// A header or footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset offset: CGPoint = .zero
  ) {
    (self.alignment, self.offset) = (alignment, offset)
    super.init(size: layoutSize, kind: elementKind)
  }

  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// The ground of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// Parts of a grid that can be seen while it scrolls.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var center: CGPoint { get set }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var representedElementKind: String? { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var name: String { get }
}

/// Tells of parts that scroll; nothing scrolls in a picture.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Parts of a grid in a row or a column.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isColumn: Bool
  /// The parts of one turn.
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// How many parts a turn has, and whether they share its length; nil for as many as have room.
  private let count: Int?
  private let isShared: Bool

  init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isColumn: Bool,
    count: Int? = nil, isShared: Bool = false
  ) {
    (subitems, self.isColumn) = (items, isColumn)
    (self.count, self.isShared) = (count, isShared)
    super.init(layoutSize: size)
  }

  override var part: CollectionPart {
    var part = super.part
    part.group = CollectionPart.Group(
      isColumn: isColumn, parts: subitems.map(\.part), count: count, isShared: isShared,
      spacing: interItemSpacing?.spacing ?? 0, isFlexible: interItemSpacing?.isFlexible ?? false)
    return part
  }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isColumn: false) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isColumn: true) }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [subitem], isColumn: false, count: count, isShared: true)
  }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [subitem], isColumn: true, count: count, isShared: true)
  }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isColumn: false, count: count) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isColumn: true, count: count) }
}

/// How a section scrolls across the grid.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  case groupPagingCentered
}

/// A section of a grid.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: _UIKeyed {
  let group: NSCollectionLayoutGroup
  /// What a section of rows looks like; nil for one of groups.
  var rows: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// What insets of a section are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Where a section of a grid is laid out.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { get }
  var container: any NSCollectionLayoutContainer { get }
}

/// The room of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// How the sections of a grid follow each other.
@MainActor @preconcurrency
public final class UICollectionViewCompositionalLayoutConfiguration: _UIKeyed {
  public override init() {}
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A grid of sections: of rows, or of groups.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    provider = sectionProvider
    super.init()
  }
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  override var grid: UICollectionViewCompositionalLayout? { self }
  override func rows(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    self.section(section, in: UIScreen.main.bounds.size)?.rows
  }

  /// A section in a grid of a size.
  func section(_ section: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    provider(section, Surroundings(contentSize: size))
  }

  /// The surroundings of a section: those of the grid.
  private struct Surroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var traitCollection: UITraitCollection { .current }
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }
}

extension NSCollectionLayoutSection {
  /// How the section is laid out in a grid of a height.
  func layout(height: CGFloat) -> CollectionSectionLayout {
    CollectionSectionLayout(
      group: group.part, insets: contentInsets, spacing: interGroupSpacing,
      scrolls: orthogonalScrollingBehavior != .none,
      isCentered: orthogonalScrollingBehavior == .groupPagingCentered,
      edges: boundarySupplementaryItems.map {
        CollectionSectionLayout.Edge(
          width: $0.layoutSize.widthDimension.length, height: $0.layoutSize.heightDimension.length,
          isBottom: $0.isBottom)
      }, height: height, hasGround: false)
  }
}
