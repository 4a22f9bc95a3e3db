public import Foundation
import KumihanAppleNames
public import Kumihan

/// The room that a view is given.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen with its safe area and traits.
  case device(config: ViewImageConfig)
  /// A size in points; with an infinite height the one that the view wishes at the width.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits

  /// A device's screen with its safe area and traits.
  public static func device(_ config: ViewImageConfig) -> SwiftUISnapshotLayout {
    .device(config: config)
  }

  /// A device of the engine's, held upright or sideways.
  public static func device(
    _ device: Device, orientation: InterfaceOrientation = .portrait
  ) -> SwiftUISnapshotLayout { .device(config: ViewImageConfig(device, orientation)) }

  /// A width in points, and the height that the view wishes at it.
  public static func fixed(width: CGFloat) -> SwiftUISnapshotLayout {
    .fixed(width: width, height: .infinity)
  }

  @MainActor
  func screen(scale: CGFloat?, traits: UITraitCollection) -> SnapshotScreen {
    switch self {
    case .device(let config):
      var screen = config.screen(
        size: config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits]))
      if let scale { screen.scale = scale }
      return screen
    case .fixed(let width, let height):
      return SnapshotScreen(
        size: CGSize(width: width, height: height), scale: scale ?? 3, traits: traits)
    case .sizeThatFits:
      return SnapshotScreen(scale: scale ?? 3, traits: traits)
    }
  }
}
