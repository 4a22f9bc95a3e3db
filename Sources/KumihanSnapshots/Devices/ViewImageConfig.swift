public import Foundation
public import KumihanAppleNames
public import Kumihan

/// A screen that views are drawn for: its safe area, its size and its traits.
///
/// The sizes, insets and traits of devices up to the iPhone 13 are those that tests of iOS have under
/// these names, text size M included. Newer devices are the engine's, at text size L.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable { case landscape, portrait }

  /// How a tablet is held, and how much of the screen the app has.
  public enum TabletOrientation: Sendable {
    /// Held upright.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// Held sideways.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// How far the safe area lies inside the screen, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for the view's ideal size.
  public var size: CGSize?
  public var traits: UITraitCollection
  /// Pixels per point, where the traits do not say.
  public var scale: CGFloat
  /// Whose lists, bars, controls and colours are drawn: a device's own, else those of iOS 18.
  public var look = PlatformLook.iOS18

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init(),
    scale: CGFloat = 3
  ) {
    (self.safeArea, self.size, self.traits, self.scale) = (safeArea, size, traits, scale)
  }

  /// A device of the engine's.
  public init(_ device: Device, _ orientation: InterfaceOrientation = .portrait) {
    let insets = device.safeAreaInsets(in: orientation)
    var traits = UITraitCollection(userInterfaceIdiom: device.kind == .phone ? .phone : .pad)
    traits.horizontalSizeClass =
      device.horizontalSizeClass(in: orientation) == .regular ? .regular : .compact
    traits.verticalSizeClass =
      device.verticalSizeClass(in: orientation) == .regular ? .regular : .compact
    self.init(
      safeArea: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      size: device.size(in: orientation), traits: traits, scale: device.scale)
    look = device.look
  }

  @MainActor
  func screen(size: CGSize?, traits: UITraitCollection) -> SnapshotScreen {
    let isMirrored = traits.layoutDirection == .rightToLeft
    return SnapshotScreen(
      size: size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: isMirrored ? safeArea.right : safeArea.left,
        bottom: safeArea.bottom, trailing: isMirrored ? safeArea.left : safeArea.right),
      scale: scale, traits: traits, environment: { [look] in $0.platformLook = look })
  }
}
