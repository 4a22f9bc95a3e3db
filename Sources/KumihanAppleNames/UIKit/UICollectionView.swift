public import Foundation
package import KumihanViews

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
    _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) { classes[identifier] = cellClass }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
  }
  /// No-op: cells are asked for when the grid is drawn.
  open func reloadData() {}
  open func reloadItems(at paths: [IndexPath]) {}
  open func deselectItem(at path: IndexPath, animated: Bool) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  package override var shownView: AnyView? {
    guard let dataSource, let flow = collectionViewLayout.flow else { return nil }
    let cells = (0..<dataSource.numberOfSections(in: self)).flatMap { section in
      (0..<dataSource.collectionView(self, numberOfItemsInSection: section)).map {
        dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
      }
    }
    return AnyView(UICollectionCells(cells: cells, flow: flow))
  }
}

/// The cells of a grid of UIKit's.
private struct UICollectionCells: View {
  let cells: [UICollectionViewCell]
  let flow: UICollectionViewFlowLayout

  var body: some View {
    let (size, inset) = (flow.itemSize, flow.sectionInset)
    let isRow = flow.scrollDirection == .horizontal
    let across = GridItem(
      .adaptive(minimum: isRow ? size.height : size.width), spacing: flow.minimumInteritemSpacing)
    ScrollView(isRow ? .horizontal : .vertical) {
      Group {
        if isRow {
          LazyHGrid(rows: [across], spacing: flow.minimumLineSpacing) { items(size) }
        } else {
          LazyVGrid(columns: [across], spacing: flow.minimumLineSpacing) { items(size) }
        }
      }
      .padding(
        EdgeInsets(
          top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
    }
  }

  private func items(_ size: CGSize) -> some View {
    ForEach(cells.indices, id: \.self) {
      UIViewPicture(view: cells[$0]).frame(width: size.width, height: size.height)
    }
  }
}

/// Where the cells of a grid stand.
@MainActor @preconcurrency
open class UICollectionViewLayout {
  public init() {}
  open func invalidateLayout() {}
  var flow: UICollectionViewFlowLayout? { nil }
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
  override var flow: UICollectionViewFlowLayout? { self }
}

/// A cell of a grid.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundView: UIView?
  open var isSelected: Bool { false }
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
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
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
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
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
