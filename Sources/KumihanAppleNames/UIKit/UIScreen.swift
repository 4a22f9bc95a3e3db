public import KumihanViews

/// Something that has a place for its parts, in points.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
}
extension UIView: UICoordinateSpace {}

/// The screen: that of the picture while a view's body runs, else that of an iPhone 16.
@MainActor @preconcurrency
public final class UIScreen: _UIKeyed {
  public static let main = UIScreen()

  /// In points.
  public var bounds: CGRect {
    let values = EnvironmentScope.values
    return CGRect(origin: .zero, size: values.picture.size ?? CGSize(width: 393, height: 852))
  }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { EnvironmentScope.current?.values.displayScale ?? 3 }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public var maximumFramesPerSecond: Int { 60 }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The only screen: others are not plugged in.
  public static var screens: [UIScreen] { [main] }
  public var mirrored: UIScreen? { nil }
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public var isCaptured: Bool { false }
  public var calibratedLatency: TimeInterval { 0 }
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
