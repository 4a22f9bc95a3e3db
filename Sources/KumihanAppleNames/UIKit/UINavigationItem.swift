public import Foundation
public import KumihanViews

/// A button of a bar of UIKit's.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24

    /// The symbol that iOS 18 shows for the button; nil for a word.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    /// The word that iOS shows for the button; nil for a symbol or a space.
    var word: LocalizedStringKey? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    /// The button that matters most, by its name since iOS 26.
    public static let prominent = Style.done
  }
  open var identifier: String?
  open var tintColor: UIColor?
  open var customView: UIView?
  /// What counts or says something on the button.
  open var badge: Badge?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var menu: UIMenu?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  let system: SystemItem?
  public override init() { system = nil }
  public required init?(coder: NSCoder) { system = nil }
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    system = item
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    system = nil
    super.init()
    (self.title, self.style) = (title, style)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    (self.image, self.landscapeImagePhone) = (image, landscapeImagePhone)
  }
  open var isSpringLoaded = false
  open var buttonGroup: UIBarButtonItemGroup? { nil }
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
  public init(customView: UIView) {
    system = nil
    self.customView = customView
  }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    system = systemItem
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    system = nil
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A small mark on a button.
  public struct Badge {
    /// Nil for a dot.
    public let stringValue: String?
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?
    public var font: UIFont?
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
    public static func string(_ text: String) -> Badge { Badge(stringValue: text) }
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var isHidden = false
  open var changesSelectionAsPrimaryAction = false
  open var hidesSharedBackground = false
  open var sharesBackground = true
  open var isSymbolAnimationEnabled = true
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  open func titlePositionAdjustment(for metrics: UIBarMetrics) -> UIOffset { .zero }
  open func setBackButtonTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ offset: CGFloat, for metrics: UIBarMetrics
  ) {}
  open func setBackgroundVerticalPositionAdjustment(_ offset: CGFloat, for metrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  /// The buttons of all bars.
  public static func appearance() -> UIBarButtonItem { UIAppearanceProxies.buttons }
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIAppearanceProxies.buttons }
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

/// What a screen of UIKit's shows in the bar above it.
@MainActor @preconcurrency
open class UINavigationItem: _UIKeyed {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public override init() {}
  public init(title: String) { self.title = title }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What the way back shows.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  /// Where a search field stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// What a bar is for.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  open var style = ItemStyle.navigator
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  open var backAction: UIAction?
  open var customizationIdentifier: String?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var subtitle: String?
  open var largeTitle: String?
  open var largeSubtitle: String?
}

/// A gesture recognizer of UIKit's on a view, which nobody touches.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Where a recognizer stands.
public struct UIGestureRecognizerRepresentableContext<Recognizer: UIGestureRecognizerRepresentable>
{
  public let coordinator: Recognizer.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// From the places of a recognizer to those of its view.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
}
