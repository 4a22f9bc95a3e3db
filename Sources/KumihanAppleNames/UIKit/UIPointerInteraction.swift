public import Foundation

/// What a pointer does over a view; a picture has no pointer.
@MainActor @preconcurrency
open class UIPointerInteraction: _UIKeyed, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func invalidate() {}
}

/// Says what a pointer does over a view.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Moves along with a pointer, at once.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part over which a pointer does one thing.
@MainActor @preconcurrency
open class UIPointerRegion: _UIKeyed {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}
/// Where a pointer is.
@MainActor @preconcurrency
open class UIPointerRegionRequest: _UIKeyed {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The look of a pointer, and of what is below it.
@MainActor @preconcurrency
open class UIPointerStyle: _UIKeyed {
  public override init() {}
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
  public static func system() -> UIPointerStyle { UIPointerStyle() }
}
/// What happens to a part below a pointer.
public enum UIPointerEffect {
  /// How a part is tinted.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}
/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

extension UIButton {
  /// Gives the look of a pointer over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}
