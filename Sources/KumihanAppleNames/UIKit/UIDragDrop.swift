public import Foundation
public import KumihanViews

/// What drags and drops have in common; nobody drags in a picture.
@MainActor @preconcurrency
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool
  func canLoadObjects<T>(ofClass type: T.Type) -> Bool
}
/// A drag.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
/// A drop.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @discardableResult func loadObjects<T>(
    ofClass type: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a drop would do at a place.
@MainActor @preconcurrency
open class UIDropProposal: _UIKeyed {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// What a drop would do in a list.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What a drop would do in a grid.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// How something looks while it is dragged.
@MainActor @preconcurrency
open class UIPreviewParameters: _UIKeyed {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
  public override init() {}
}
/// How something looks while it is dragged.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}
/// What is shown of something that is lifted.
@MainActor @preconcurrency
open class UITargetedPreview: _UIKeyed {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  open var size: CGSize { view.bounds.size }
}
/// Where something that is dragged goes.
@MainActor @preconcurrency
open class UIPreviewTarget: _UIKeyed {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
/// What is shown of something that is dragged.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}
/// Where what is dragged goes.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}
/// What is shown below a finger that drags.
@MainActor @preconcurrency
open class UIDragPreview: _UIKeyed {
  public let view: UIView
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
  }
}

/// Takes what is dropped on a list.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ item: UIDragItem, toRowAt path: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ item: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  @discardableResult
  func drop(_ item: UIDragItem, intoRowAt path: IndexPath, rect: CGRect) -> any UIDragAnimating
  @discardableResult
  func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
/// Something dropped on a list.
@MainActor @preconcurrency
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}
/// Takes what is dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ item: UIDragItem, toItemAt path: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  @discardableResult
  func drop(_ item: UIDragItem, intoItemAt path: IndexPath, rect: CGRect) -> any UIDragAnimating
  @discardableResult
  func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
/// Something dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Gives what is dragged out of a list.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem]
}
/// Takes what is dropped on a list.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: AnyObject {
  func tableView(_ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
/// Makes rows ready before they are seen.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath])
}
/// Gives what is dragged out of a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _ grid: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem]
}
/// Takes what is dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ grid: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// Makes cells ready before they are seen.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ grid: UICollectionView, prefetchItemsAt paths: [IndexPath])
}
