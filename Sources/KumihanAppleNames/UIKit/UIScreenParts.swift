public import Foundation
import KumihanViews

/// A screen that holds others and learns what size they want.
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}

/// A length at a screen's edge, and where it ends.
@MainActor @preconcurrency
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// What bars take of a screen at its top or its bottom, in terms of its safe area.
final class UILayoutLength: UILayoutSupport {
  private let controller: UIViewController
  private let edge: VerticalEdge
  init(of controller: UIViewController, at edge: VerticalEdge) {
    (self.controller, self.edge) = (controller, edge)
  }
  private var view: UIView { controller.view }
  var length: CGFloat {
    edge == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
  var topAnchor: NSLayoutYAxisAnchor {
    edge == .top ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    edge == .top ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// No-op: a picture is as it was asked for.
  public static func attemptRotationToDeviceOrientation() {}

  /// How a screen comes out of another.
  public struct Transition: Sendable {
    public static let coverVertical = Transition()
    public static let flipHorizontal = Transition()
    public static let crossDissolve = Transition()
    public static let partialCurl = Transition()
    /// What a zoom starts from.
    @MainActor public struct ZoomOptions {
      public init() {}
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIVisualEffect?
    }
    /// What is known where a zoom starts.
    @MainActor public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }
    @MainActor public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
  }
}

/// What an app's extension was started with.
@MainActor @preconcurrency
open class NSExtensionContext: _UIKeyed {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UINavigationController {
  /// In seconds.
  public nonisolated static var hideShowBarDuration: CGFloat { 0.33 }
}
