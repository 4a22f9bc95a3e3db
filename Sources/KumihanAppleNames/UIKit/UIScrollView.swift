public import Foundation

/// A part that scrolls.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegated {
  package weak var _scrollDelegate: (any UIScrollViewDelegate)?
  open var bounces = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  package override var hasContentSize: Bool { false }
  override var isClear: Bool { contentInsetAdjustmentBehavior != .never }
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var contentInset = UIEdgeInsets.zero
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var delaysContentTouches = true
  open var bouncesZoom = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public var contentLayoutGuide: UILayoutGuide { guide("content") }
  public var frameLayoutGuide: UILayoutGuide { guide("frame") }
  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var refreshControl: UIRefreshControl?
  /// When scrolling would hide the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// Whether the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  open var canCancelContentTouches = true
  open var indicatorStyle = IndicatorStyle.default
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isTracking: Bool { false }
  open var isZooming: Bool { false }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The shade of the indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  open var allowsKeyboardScrolling = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var isScrollAnimating: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
  open func stopScrollingAndZooming() {}
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  public let topEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// A part that scrolls and tells others: kinds of it tell another type, so the property is none of the class itself.
@MainActor @preconcurrency
public protocol _ScrollDelegated: AnyObject {}

extension _ScrollDelegated where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

/// Follows a part that scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewWillBeginDragging(_ view: UIScrollView)
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool)
  func scrollViewDidEndDecelerating(_ view: UIScrollView)
  func scrollViewDidZoom(_ view: UIScrollView)
  func scrollViewDidScroll(_ view: UIScrollView)
  func viewForZooming(in view: UIScrollView) -> UIView?
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset target: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ view: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView)
  func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?)
  func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ view: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ view: UIScrollView) {}
  public func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ view: UIScrollView) {}
  public func scrollViewDidZoom(_ view: UIScrollView) {}
  public func scrollViewDidScroll(_ view: UIScrollView) {}
  public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
  public func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset target: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ view: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {}
  public func scrollViewDidEndZooming(
    _ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ view: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {}
}

/// What happens where content goes below a bar.
@MainActor @preconcurrency
public final class UIScrollEdgeEffect: _UIKeyed {
  /// How soon content ends.
  public struct Style: Hashable, Sendable {
    let name: String
    public static let automatic = Style(name: "automatic")
    public static let hard = Style(name: "hard")
    public static let soft = Style(name: "soft")
  }
  public var style = Style.automatic
  public var isHidden = false
}

/// The spinner above a list that is loaded anew.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
