public import KumihanControls

/// Something that is dragged.
@MainActor @preconcurrency
open class UIDragItem: _UIKeyed {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is dragged from a view.
@MainActor @preconcurrency
open class UIDragInteraction: _UIKeyed, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { true }
}
/// Gives what is dragged.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {}

/// What is dropped on a view.
@MainActor @preconcurrency
open class UIDropInteraction: _UIKeyed, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open var allowsSimultaneousDropSessions = false
}
/// Takes what is dropped.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {}

/// Moves along with what is dragged, at once.
@MainActor @preconcurrency
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
/// Where a motion ends, by the name of the enumeration.
public typealias UIViewAnimatingPosition = UIViewPropertyAnimator.Position

/// A pencil's double tap, which nobody makes.
@MainActor @preconcurrency
open class UIPencilInteraction: _UIKeyed, UIInteraction {
  public override init() {}
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  open class var prefersPencilOnlyDrawing: Bool { false }
}
/// What a pencil's tap would do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}
/// Follows a pencil's taps.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: AnyObject {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
