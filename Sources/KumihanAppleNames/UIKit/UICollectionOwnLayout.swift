public import Foundation
import KumihanViews

/// What of a grid's layout is out of date.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: _UIKeyed {
  public required override init() {}
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var interactiveMovementTarget: CGPoint { .zero }
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths]) { $0 + $1 }
  }
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: paths]) { $0 + $1 }
  }
}
/// What of a flow layout is out of date.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// A change of a grid's cells.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: _UIKeyed {
  /// What is done with a cell.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

/// A part of a grid where its layout puts it.
@MainActor
struct CollectionPlacedView {
  let view: UIView
  let attributes: UICollectionViewLayoutAttributes
}

/// The parts of a grid with a layout of an app's own, in a grid of a size.
struct UICollectionOwnPicture: View {
  /// What of the grid goes on below bars.
  let beyond: UIEdgeInsets
  let parts: @MainActor (CGSize) -> (offset: CGPoint, views: [CollectionPlacedView])

  var body: some View {
    GeometryReader { proxy in
      let (offset, views) = parts(proxy.size)
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(views.indices, id: \.self) { index in
          part(views[index], offset)
        }
      }
      .mask {
        Rectangle().padding(
          EdgeInsets(
            top: -beyond.top, leading: -beyond.left, bottom: -beyond.bottom,
            trailing: -beyond.right))
      }
    }
  }

  private func part(_ placed: CollectionPlacedView, _ offset: CGPoint) -> some View {
    let (view, size) = (placed.view, placed.attributes.frame.size)
    view.settle(size)
    if placed.attributes.alpha != 1 { view.alpha = placed.attributes.alpha }
    if !placed.attributes.transform.isIdentity { view.transform = placed.attributes.transform }
    return UIViewPicture(framed: view).frame(width: size.width, height: size.height)
      .offset(x: view.frame.minX - offset.x, y: view.frame.minY - offset.y)
  }
}

extension UICollectionView {
  /// What a layout of an app's own shows of a grid of a size, the lowest first.
  func ownParts(
    of source: any UICollectionViewDataSource, in size: CGSize
  ) -> (offset: CGPoint, views: [CollectionPlacedView]) {
    frame.size = size
    let layout = collectionViewLayout
    layout.prepare()
    let seen = CGSize(width: size.width, height: size.height + shownSafeArea.bottom)
    let all = layout.layoutAttributesForElements(in: CGRect(origin: contentOffset, size: seen))
    let shown = (all ?? []).filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    return (
      CGPoint(x: contentOffset.x - contentInset.left, y: contentOffset.y - contentInset.top),
      shown.map { _, attributes in
        CollectionPlacedView(view: view(for: attributes, of: source), attributes: attributes)
      }
    )
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes, of source: any UICollectionViewDataSource
  ) -> UIView {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    let view: UICollectionReusableView =
      switch attributes.representedElementCategory {
      case .cell: cell(of: source, at: path)
      case .supplementaryView:
        source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      case .decorationView:
        UICollectionReusableView.make(
          collectionViewLayout.decorations[kind] ?? UICollectionReusableView.self)
      }
    // From where the layout puts it a view may move itself, as around another anchor.
    view.frame = attributes.frame
    view.apply(attributes)
    return view
  }
}
