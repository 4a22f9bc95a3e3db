public import Foundation
public import KumihanLayout
public import KumihanViews

/// A screen that views are drawn for: its size, its pixels per point, its safe area and its size
/// classes.
public struct Device: Hashable, Sendable {
  /// The kind of device, which determines safe areas and size classes.
  public enum Kind: Hashable, Sendable {
    case phone, pad
    /// A window of a typical size, below its title bar; it has no orientation.
    case mac
  }

  /// Apple's name, without generation or chip.
  public let name: String
  /// Phone, tablet or window.
  public let kind: Kind
  /// The size of the screen in portrait, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The height of the status bar and any cutout in portrait, in points.
  public let topInset: CGFloat
  /// The height of the home indicator in portrait, in points; 0 without one.
  public let bottomInset: CGFloat
  /// The radius of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: CGFloat
  /// Whose lists, bars, controls and colours the device shows.
  public let look: PlatformLook

  /// A custom screen.
  ///
  /// - Parameters:
  ///   - name: the device's name.
  ///   - kind: decides the size classes.
  ///   - size: in portrait, in points.
  ///   - scale: pixels per point.
  ///   - topInset: the safe area's distance from the top in portrait, in points.
  ///   - bottomInset: its distance from the bottom.
  ///   - cornerRadius: of the screen's corners, in points.
  ///   - look: whose lists, bars, controls and colours it shows.
  public init(
    name: String, kind: Kind = .phone, size: CGSize, scale: CGFloat = 3, topInset: CGFloat = 0,
    bottomInset: CGFloat = 0, cornerRadius: CGFloat = 0, look: PlatformLook = .iOS18
  ) {
    (self.name, self.kind, self.size, self.scale) = (name, kind, size, scale)
    (self.topInset, self.bottomInset) = (topInset, bottomInset)
    (self.cornerRadius, self.look) = (cornerRadius, look)
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, _ top: CGFloat,
    _ bottom: CGFloat
  ) {
    self.init(
      name: name, kind: name.hasPrefix("iPad") ? .pad : name.hasPrefix("Mac") ? .mac : .phone,
      size: CGSize(width: width, height: height), scale: scale, topInset: top, bottomInset: bottom,
      cornerRadius: Self.knownCornerRadius(
        of: CGSize(width: width, height: height), top: top, name: name),
      look: Self.knownLook(of: name))
  }

  /// The device of a name, as `iPhone 16`; capitals, blanks and hyphens are ignored. Nil for a name
  /// that is not in ``all``.
  public init?(named name: String) {
    let wanted = Self.key(name)
    guard let device = Self.all.first(where: { Self.key($0.name) == wanted }) else { return nil }
    self = device
  }

  /// The device with a name in Xcode, ignoring generation, chip or inches after the point.
  package init?(previewName name: String) {
    var words = name.replacingOccurrences(of: "12.9", with: "13")
    words = words.replacingOccurrences(of: "-inch", with: "")
    words.replace(/\([^)]*(generation|M\d|A\d\d)[^)]*\)/, with: "")
    self.init(named: words)
  }

  /// The common form of a device name's spellings.
  package static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The default device.
  public static let standard = Device("iPhone 16", 393, 852, at: 3, 59, 34)

  /// The known devices. Sizes are Apple's; insets were measured by several people on the devices'
  /// simulators.
  public static let all: [Device] = [
    Device("iPhone SE", 375, 667, at: 2, 20, 0),
    Device("iPhone X", 375, 812, at: 3, 44, 34),
    Device("iPhone XR", 414, 896, at: 2, 44, 34),
    Device("iPhone 11", 414, 896, at: 2, 48, 34),
    Device("iPhone 11 Pro", 375, 812, at: 3, 44, 34),
    Device("iPhone 12", 390, 844, at: 3, 47, 34),
    Device("iPhone 12 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 12 Pro", 390, 844, at: 3, 47, 34),
    Device("iPhone 12 Pro Max", 428, 926, at: 3, 47, 34),
    Device("iPhone 13", 390, 844, at: 3, 47, 34),
    Device("iPhone 13 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 13 Pro", 390, 844, at: 3, 47, 34),
    Device("iPhone 13 Pro Max", 428, 926, at: 3, 47, 34),
    Device("iPhone 14", 390, 844, at: 3, 47, 34),
    Device("iPhone 14 Plus", 428, 926, at: 3, 47, 34),
    Device("iPhone 14 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 14 Pro Max", 430, 932, at: 3, 59, 34),
    Device("iPhone 15", 393, 852, at: 3, 59, 34),
    Device("iPhone 15 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 15 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 15 Pro Max", 430, 932, at: 3, 59, 34),
    Device("iPhone 16", 393, 852, at: 3, 59, 34),
    Device("iPhone 16e", 390, 844, at: 3, 47, 34),
    Device("iPhone 16 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 16 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone 16 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPhone 17", 402, 874, at: 3, 62, 34),
    Device("iPhone 17 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone 17 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPhone 17e", 390, 844, at: 3, 47, 34),
    Device("iPhone Air", 420, 912, at: 3, 68, 34),
    Device("iPad mini", 744, 1133, at: 2, 24, 20),
    Device("iPad", 820, 1180, at: 2, 24, 20),
    Device("iPad Air 11", 820, 1180, at: 2, 24, 20),
    Device("iPad Air 13", 1024, 1366, at: 2, 24, 20),
    Device("iPad Pro 11", 834, 1210, at: 2, 24, 20),
    Device("iPad Pro 13", 1032, 1376, at: 2, 24, 20),
    Device("Mac", 900, 600, at: 2, 0, 0),
  ]
}

extension Device {
  /// The size of the screen in an orientation, in points.
  public func size(in orientation: InterfaceOrientation) -> CGSize {
    isSideways(orientation) ? CGSize(width: size.height, height: size.width) : size
  }

  /// The insets of the safe area in an orientation, in points. A phone in landscape keeps its
  /// notch's height at both sides, and the home indicator below; screens since 2024, with 62 points
  /// and more at the top, have 20 points above.
  public func safeAreaInsets(in orientation: InterfaceOrientation = .portrait) -> EdgeInsets {
    guard isSideways(orientation), kind == .phone else {
      return EdgeInsets(top: topInset, leading: 0, bottom: bottomInset, trailing: 0)
    }
    guard bottomInset > 0 else { return EdgeInsets() }
    let (top, bottom): (CGFloat, CGFloat) =
      switch topInset {
      case 68...: (20, 29)
      case 62...: (20, 20)
      default: (0, 21)
      }
    return EdgeInsets(top: top, leading: topInset, bottom: bottom, trailing: topInset)
  }

  /// Regular on pads, Macs, and large phones in landscape.
  public func horizontalSizeClass(
    in orientation: InterfaceOrientation = .portrait
  ) -> UserInterfaceSizeClass {
    kind != .phone || isSideways(orientation) && size.width >= 414 ? .regular : .compact
  }

  /// Compact on phones in landscape.
  public func verticalSizeClass(
    in orientation: InterfaceOrientation = .portrait
  ) -> UserInterfaceSizeClass {
    kind != .phone || !isSideways(orientation) ? .regular : .compact
  }

  private func isSideways(_ orientation: InterfaceOrientation) -> Bool {
    switch orientation {
    case .landscapeLeft, .landscapeRight: kind != .mac
    case .portrait, .portraitUpsideDown: false
    }
  }
}

extension LayoutOptions {
  /// Options for a device's screen, with its scale, safe area and size classes, on the system's
  /// background, in the device's look and with what it shows around an app, if that is asked for.
  public init(
    device: Device, orientation: InterfaceOrientation = .portrait, chrome: ScreenChrome = []
  ) {
    self.init(size: device.size(in: orientation), scale: device.scale)
    isOpaque = true
    safeAreaInsets = device.safeAreaInsets(in: orientation)
    environment.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    environment.verticalSizeClass = device.verticalSizeClass(in: orientation)
    environment.platformLook = device.look
    (self.chrome, screen) = (chrome, HeldDevice(device, orientation))
  }
}

extension ImageRenderer where Content: View {
  /// A renderer that proposes a device's screen, as
  /// ``LayoutOptions/init(device:orientation:chrome:)`` says.
  public convenience init(
    content: Content, device: Device, orientation: InterfaceOrientation = .portrait,
    chrome: ScreenChrome = []
  ) {
    self.init(content: content)
    options = LayoutOptions(device: device, orientation: orientation, chrome: chrome)
    scale = device.scale
  }
}
