public import KumihanViews

/// The device: an iPhone, or an iPad where width and height are regular.
@MainActor @preconcurrency
public final class UIDevice: _UIKeyed {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let values = EnvironmentScope.values
    return values.horizontalSizeClass == .regular && values.verticalSizeClass == .regular
      ? .pad : .phone
  }
  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "18.0" }
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  public func playInputClick() {}
  /// The charge of a battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public var isMultitaskingSupported: Bool { true }
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
