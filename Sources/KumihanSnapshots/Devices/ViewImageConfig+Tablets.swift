// Names are those of the field's tests.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
public import KumihanAppleNames

// Facts of the tablets: points, as tests of iOS have them under these names.
extension ViewImageConfig {
  /// A tablet's screen or a part of it.
  private struct Tablet {
    /// Held sideways, in points.
    var width, height: CGFloat
    /// The widths of a third, a half and two thirds, held sideways.
    var sideways: [CGFloat]
    /// The widths of a third and two thirds, held upright.
    var upright: [CGFloat]
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    /// From which width on there is room for two columns.
    var regular: CGFloat

    func config(_ orientation: TabletOrientation) -> ViewImageConfig {
      let size =
        switch orientation {
        case .landscape(.oneThird): CGSize(width: sideways[0], height: height)
        case .landscape(.oneHalf): CGSize(width: sideways[1], height: height)
        case .landscape(.twoThirds): CGSize(width: sideways[2], height: height)
        case .landscape(.full): CGSize(width: width, height: height)
        case .portrait(.oneThird): CGSize(width: upright[0], height: width)
        case .portrait(.twoThirds): CGSize(width: upright[1], height: width)
        case .portrait(.full): CGSize(width: height, height: width)
        }
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
        traits: size.width >= regular ? .tablet : .splitTablet, scale: 2)
    }
  }

  private static let iPadMiniScreen = Tablet(
    width: 1024, height: 768, sideways: [320, 507, 694], upright: [320, 438], regular: 694)
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMiniScreen.config(orientation)
  }
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMiniScreen.config(orientation)
  }
  private static let iPad10_2Screen = Tablet(
    width: 1080, height: 810, sideways: [320, 535, 750], upright: [320, 480], regular: 750)
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad10_2Screen.config(orientation)
  }
  private static let iPadPro10_5Screen = Tablet(
    width: 1112, height: 834, sideways: [320, 551, 782], upright: [320, 504], regular: 782)
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(
      orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro10_5Screen.config(orientation)
  }
  private static let iPadPro11Screen = Tablet(
    width: 1194, height: 834, sideways: [375, 592, 809], upright: [320, 504], top: 24, bottom: 20,
    regular: 809)
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro11Screen.config(orientation)
  }
  private static let iPadPro12_9Screen = Tablet(
    width: 1366, height: 1024, sideways: [375, 678, 981], upright: [375, 639], regular: 678)
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(
      orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro12_9Screen.config(orientation)
  }

  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080), scale: 1)
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160), scale: 1)
}

extension UITraitCollection {
  static let tablet: UITraitCollection = {
    var traits = UITraitCollection(userInterfaceIdiom: .pad)
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .medium
    traits.forceTouchCapability = .unavailable
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .regular
    return traits
  }()

  static let splitTablet: UITraitCollection = {
    var traits = tablet
    traits.horizontalSizeClass = .compact
    return traits
  }()

  public static let iPadMini = UITraitCollection.tablet
  public static let iPadMini_Compact_SplitView = UITraitCollection.splitTablet
  public static let iPad10_2 = UITraitCollection.tablet
  public static let iPad10_2_Compact_SplitView = UITraitCollection.splitTablet
  public static let iPadPro10_5 = UITraitCollection.tablet
  public static let iPadPro10_5_Compact_SplitView = UITraitCollection.splitTablet
  public static let iPadPro11 = UITraitCollection.tablet
  public static let iPadPro11_Compact_SplitView = UITraitCollection.splitTablet
  public static let iPadPro12_9 = UITraitCollection.tablet
  public static let iPadPro12_9_Compact_SplitView = UITraitCollection.splitTablet
}
