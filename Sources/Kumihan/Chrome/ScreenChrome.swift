import KumihanDrawing
import KumihanViews

/// What a device shows around an app: drawn over the views of a screen where it is asked for.
///
///     let options = LayoutOptions(device: .standard, chrome: .all)
public struct ScreenChrome: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The time, 9:41, with the signs of the network and the battery, dark or light as the scheme of
  /// what is beneath asks for. A phone held sideways has none.
  public static let statusBar = ScreenChrome(rawValue: 1)
  /// The line at the bottom of screens without a button.
  public static let homeIndicator = ScreenChrome(rawValue: 2)
  /// The screen's round corners; nothing is drawn outside them.
  public static let corners = ScreenChrome(rawValue: 4)
  /// The notch or the Dynamic Island.
  public static let cutout = ScreenChrome(rawValue: 8)

  public static let all: ScreenChrome = [.statusBar, .homeIndicator, .corners, .cutout]
}

/// A device as it is held.
package struct HeldDevice {
  package let device: Device
  package let orientation: InterfaceOrientation

  package init(_ device: Device, _ orientation: InterfaceOrientation) {
    (self.device, self.orientation) = (device, orientation)
  }

  var size: CGSize { device.size(in: orientation) }
  var isSideways: Bool { size != device.size }

  /// The outline of the screen.
  var outline: Path {
    Path(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: device.cornerRadius,
      style: .continuous)
  }

  /// The cutout's outline on the screen as it is held; nil without one.
  var cutout: Path? {
    guard let rect = device.cutout?.rect(on: device.size.width) else { return nil }
    let radius = device.hasIsland ? rect.height / 2 : 20
    switch orientation {
    case .portrait: return shape(rect, radius)
    case .portraitUpsideDown:
      let turned = CGRect(
        x: rect.minX, y: device.size.height - rect.maxY, width: rect.width, height: rect.height)
      return shape(turned, radius)
    // The top of the device is at the right.
    case .landscapeLeft:
      return shape(
        CGRect(
          x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width), radius)
    case .landscapeRight:
      return shape(
        CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width), radius)
    }
  }

  /// A notch begins outside the screen, so that only its inner corners are round.
  private func shape(_ rect: CGRect, _ radius: CGFloat) -> Path {
    let page = CGRect(origin: .zero, size: size)
    guard !device.hasIsland else { return Path(roundedRect: rect, cornerRadius: radius) }
    var whole = rect
    let reach = 2 * radius
    if rect.minY <= page.minY, !isSideways { whole.origin.y -= reach }
    if rect.minX <= page.minX, isSideways { whole.origin.x -= reach }
    if isSideways { whole.size.width += reach } else { whole.size.height += reach }
    return Path(roundedRect: whole, cornerRadius: radius)
  }
}
