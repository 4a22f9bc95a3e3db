public import Foundation
public import KumihanFoundation
import KumihanControls
import KumihanViews

/// A part that people use. Its actions are kept; code that sends them runs them.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands down a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  package override var isMeasured: Bool { shownView != nil }
  override var partsAbove: [UIView] { subviews.isEmpty || shownView == nil ? [] : subviews }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isFromRight ? .right : .left
    case .trailing: isFromRight ? .left : .right
    case let other: other
    }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSymbolAnimationEnabled = false
  open var toolTip: String?
  open var toolTipInteraction: UIToolTipInteraction? { nil }
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
    var events: Event
  }
  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append(Target(object: target.map { $0 as AnyObject }, selector: action, events: events))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices
    where (target == nil || targets[index].object === object)
      && (action == nil || targets[index].selector == action)
    { targets[index].events.subtract(events) }
    targets.removeAll { $0.events.isEmpty }
  }
  /// An action with the identifier of one before takes its place.
  open func addAction(_ action: UIAction, for events: Event) {
    if !action.identifier.rawValue.isEmpty {
      removeAction(identifiedBy: action.identifier, for: events)
    }
    actions.append((action, events))
  }
  open func removeAction(_ action: UIAction, for events: Event) {
    drop(events) { $0 === action }
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    drop(events) { $0.identifier == identifier }
  }
  private func drop(_ events: Event, where isMeant: (UIAction) -> Bool) {
    for index in actions.indices where isMeant(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.object === object && !$0.events.isDisjoint(with: event) }
      .map { NSStringFromSelector($0.selector) }
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for target in targets where !isDone {
      iterator(nil, (target.object, target.selector), target.events, &isDone)
    }
    for (action, events) in actions where !isDone { iterator(action, nil, events, &isDone) }
  }
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { target in
        if case let object as AnyHashable = target.object { object } else { nil }
      })
  }
  open var allControlEvents: Event {
    Event(targets.map(\.events) + actions.map(\.events))
  }
  /// Runs the actions of the events; methods by their names cannot be called on Linux.
  open func sendActions(for events: Event) {
    for (action, own) in actions where !own.isDisjoint(with: events) { sendAction(action) }
  }
  open func sendAction(_ action: UIAction) { action.perform(with: self) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UIControl.Event {
  fileprivate init(_ all: [UIControl.Event]) { self = all.reduce(into: []) { $0.formUnion($1) } }
}

/// A word that is shown where a pointer rests.
@MainActor @preconcurrency
open class UIToolTipInteraction: _UIKeyed, UIInteraction {
  open var defaultToolTip: String?
  open var isEnabled = true
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
  public override init() {}
}
