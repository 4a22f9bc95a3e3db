public import KumihanControls
public import KumihanViews

/// A finger on a screen; a picture has none.
@MainActor @preconcurrency
open class UITouch: Hashable {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// What touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var tapCount: Int { 0 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  public nonisolated static func == (first: UITouch, second: UITouch) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened on a device.
@MainActor @preconcurrency
open class UIEvent {
  public init() {}
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// What exactly happened.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// Presses of buttons.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}

/// A press of a button.
@MainActor @preconcurrency
open class UIPress: Hashable {
  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keys held down while another is pressed, by their UIKit name.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a key would do.
@MainActor @preconcurrency
public final class UIKeyCommand: UIMenuElement {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public var discoverabilityTitle: String?
  public var wantsPriorityOverSystemBehavior = false
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: "", image: nil)
  }
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// Something that follows touches on a view.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// A menu at a long press.
@MainActor @preconcurrency
open class UIContextMenuInteraction: UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Gives the menu at a long press.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu at a long press, and what is shown beside it.
@MainActor @preconcurrency
open class UIContextMenuConfiguration {
  /// Which way the elements of a menu go.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// Something that is dragged.
@MainActor @preconcurrency
open class UIDragItem {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is dragged from a view.
@MainActor @preconcurrency
open class UIDragInteraction: UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {}
  open var isEnabled = true
}
/// Gives what is dragged.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {}

/// What is dropped on a view.
@MainActor @preconcurrency
open class UIDropInteraction: UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) {}
  open var allowsSimultaneousDropSessions = false
}
/// Takes what is dropped.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {}

/// A pencil's double tap, which nobody makes.
@MainActor @preconcurrency
open class UIPencilInteraction: UIInteraction {
  public init() {}
  open var isEnabled = true
}
