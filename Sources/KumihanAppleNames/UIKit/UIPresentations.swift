public import KumihanViews

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// A popover's place.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  override init() { super.init() }
  public override init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  public var barButtonItem: UIBarButtonItem?
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var popoverBackgroundViewClass: AnyClass?
  public var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
  public var backgroundColor: UIColor?
  public var passthroughViews: [UIView]?
  public var popoverLayoutMargins = UIEdgeInsets.zero
  public var canOverlapSourceViewRect = false
}

/// Where a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A sheet's heights.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  override init() { super.init() }
  public override init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
  /// A height.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private var height: Height = .share(1)
    private enum Height: Sendable {
      case share(CGFloat)
      case own(@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }
    public static func medium() -> Detent { Detent(identifier: .medium, height: .share(0.5)) }
    public static func large() -> Detent { Detent(identifier: .large) }
    /// A height of one's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), height: .own(resolver))
    }
    @MainActor @preconcurrency public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch height {
      case .share(let share): share * context.maximumDetentValue
      case .own(let resolver): resolver(context)
      }
    }
    public static func == (a: Detent, b: Detent) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }
  public var detents: [Detent] = []
  public func animateChanges(_ changes: () -> Void) { changes() }
  public func invalidateDetents() {}
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var preferredCornerRadius: CGFloat?
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var prefersPageSizing = true
  public var sourceView: UIView?
  public var prefersGrabberVisible = false
}

/// How a screen of UIKit's is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a screen of UIKit's comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a rectangle, by their UIKit name.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The colour of the status bar's words.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The ways in which a screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// What is known where a sheet's height is asked for.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}
