public import Foundation

/// Moves along with a menu that comes or goes, at once.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Moves along with a preview that opens.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview opens.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
/// The look of a menu at a long press.
public enum UIContextMenuInteractionAppearance: UInt, Sendable { case unknown, rich, compact }

/// What is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Gives the menu, from what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu at a long press.
@MainActor @preconcurrency
open class UIContextMenuInteraction: _UIKeyed, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open var menuAppearance: UIContextMenuInteractionAppearance { .unknown }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ change: (UIMenu) -> UIMenu) {}
}

/// Gives the menu at a long press.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// A menu at a long press, and what is shown beside it.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: _UIKeyed {
  /// Which way the elements of a menu go.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.identifier = identifier ?? NSUUID() }
}

/// A button behind a row, in code for older systems.
@MainActor @preconcurrency
open class UITableViewRowAction: _UIKeyed {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title) = (style, title) }
}

/// How focus goes from one row to another.
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}
/// How focus goes from one cell to another.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A layout on its way to another, which a picture shows as the first.
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { currentLayout.layoutAttributesForElements(in: rect) }
}
