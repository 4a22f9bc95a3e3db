public import Foundation
public import KumihanViews

/// An item of a menu that names a method.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// What an item of a menu does while a key is held.
@MainActor @preconcurrency
open class UICommandAlternate: _UIKeyed {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// Changes the menus of the system.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu)
  func remove(menu identifier: UIMenu.Identifier)
  func insertChild(_ child: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  func insertChild(_ child: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier)
}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: _UIKeyed {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
}

/// Keys by their numbers.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// How a part looks below a pointer, which no picture has.
@MainActor @preconcurrency
public struct UIHoverStyle {
  public var isEnabled = true
  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {}
}
/// What happens below a pointer.
public protocol UIHoverEffect: Sendable {}
/// What the system does below a pointer.
public struct UIHoverAutomaticEffect: UIHoverEffect {}
/// A part grows light below a pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {}
/// A part rises below a pointer.
public struct UIHoverLiftEffect: UIHoverEffect {}
extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect { public static var lift: Self { Self() } }
/// The outline of an effect.
public struct UIShape: Sendable {
  public static let capsule = UIShape()
  public static let circle = UIShape()
  public static let rect = UIShape()
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
}

/// A larger picture of a part at a long press.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: _UIKeyed, UIInteraction {
  public init(delegate: AnyObject? = nil) {}
  public static var isEnabled: Bool { false }
}
