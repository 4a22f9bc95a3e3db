public import Foundation
public import KumihanViews

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
