public import KumihanViews

/// Distances from a rectangle's sides in points, by their UIKit name; `leading` is where a line begins.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// What a view of UIKit's is for screen readers.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Something that a screen reader offers to do.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: _UIKeyed {
  /// Does it; true where it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  public init(name: String, actionHandler: Handler? = nil) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name)
  }
  public convenience init(name: String, image: UIImage?, actionHandler: Handler? = nil) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, image: image)
  }
}

/// A part of a view that screen readers read.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// Whether a view is turned around where lines run from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  public static var inheritedAnimationDuration: TimeInterval { 0 }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public static var areAnimationsEnabled: Bool { false }
  /// The view's place in the topmost view around it.
  private var origin: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.origin
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.origin ?? .zero, origin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A view that shows what this one shows.
  var pictureOfSelf: UIView {
    let copy = UIView(frame: bounds)
    copy.makePicture = { [self] in AnyView(UIViewPicture(view: self)) }
    return copy
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }

  var ownDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight: .leftToRight
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
