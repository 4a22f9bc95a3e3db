public import KumihanViews

/// A part of a menu of UIKit's; a menu is not shown in a picture before it is opened.
@MainActor @preconcurrency
open class UIMenuElement: _UIKeyed {
  /// Whether an item is chosen.
  public enum State: Int, Sendable { case off, on, mixed }
  /// What an item may be.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  public init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// What a menu's item or a control does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public typealias Handler = (UIAction) -> Void
  private let handler: Handler
  /// What the action is performed for.
  private weak var performer: AnyObject?
  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  open var sender: Any? { performer }
  func perform(with sender: AnyObject) {
    guard !attributes.contains(.disabled) else { return }
    performer = sender
    handler(self)
    performer = nil
  }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler = { _ in }
  ) {
    self.identifier = identifier ?? Identifier("")
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
    (self.subtitle, self.discoverabilityTitle) = (subtitle, discoverabilityTitle)
  }
}

/// Items that are shown when they are asked for.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The size of items.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  public let identifier: Identifier
  public let options: Options
  public private(set) var children: [UIMenuElement]
  open var preferredElementSize = ElementSize.large
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    (self.options, self.children) = (options, children)
    super.init(title: title, image: image)
    (self.subtitle, self.preferredElementSize) = (subtitle, preferredElementSize)
  }
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: children)
  }
}

/// Items that are made when the menu is opened.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
}

/// Actions at the side of a row of UIKit's, which are not drawn.
@MainActor @preconcurrency
open class UIContextualAction: _UIKeyed {
  /// The look of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  public let style: Style
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { (self.style, self.title) = (style, title) }
}

/// The actions at one side of a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: _UIKeyed {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
