public import Foundation
public import KumihanViews

/// Where the cells of a grid stand.
@MainActor @preconcurrency
open class UICollectionViewLayout: _UIKeyed {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func invalidateLayout() {}
  open func prepare() {}
  /// The grounds of sections by their kinds.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind kind: String
  ) { decorations[kind] = viewClass }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  weak var grown: UICollectionView?
  open var collectionView: UICollectionView? { grown }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: path) }
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: path) }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { madeContext }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { madeContext }
  private var madeContext: UICollectionViewLayoutInvalidationContext {
    switch Self.invalidationContextClass {
    case let kind as UICollectionViewLayoutInvalidationContext.Type: kind.init()
    default: UICollectionViewLayoutInvalidationContext()
    }
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
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
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// What the insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  public static let automaticSize = CGSize(
    width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  override var flow: UICollectionViewFlowLayout? { self }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.all.filter { $0.frame.intersects(rect) } }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.all.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.all.first { $0.indexPath == path && $0.representedElementKind == kind }
  }
  open override var collectionViewContentSize: CGSize { placed.size }
}

/// Where a part of a grid stands.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: _UIKeyed {
  open var indexPath: IndexPath
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Changes around the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var zIndex = 0
  open var isHidden = false
  public required override init() { indexPath = IndexPath(item: 0, section: 0) }
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  public required convenience init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, kind)
  }
  /// Another of the same kind, where the same part stands.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }
  open func copy() -> Any { copy(with: nil) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard case let other as UICollectionViewLayoutAttributes = object else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && transform == other.transform && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementKind == other.representedElementKind
  }
}

extension UICollectionView {
  /// What a part of a grid is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
