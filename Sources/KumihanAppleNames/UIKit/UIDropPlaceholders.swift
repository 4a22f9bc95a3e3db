public import Foundation

/// An empty row of a list, until what was dropped there is loaded.
@MainActor @preconcurrency
open class UITableViewPlaceholder: _UIKeyed {
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    super.init()
  }
}

/// As its base, for a drop.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was dropped in the place of an empty row.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}

/// An empty cell of a grid, until what was dropped there is loaded.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: _UIKeyed {
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    super.init()
  }
}

/// As its base, for a drop.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was dropped in the place of an empty cell.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}
