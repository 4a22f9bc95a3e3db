public import KumihanViews

/// The device: an iPhone, or an iPad where width and height are regular.
@MainActor @preconcurrency
public final class UIDevice {
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
}

/// The clipboard: empty at first, and not kept beyond the process.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
