import Foundation
public import KumihanAppleNames

// Facts of the devices: points, as tests of iOS have them under these names.
extension ViewImageConfig {
  /// A phone held upright or sideways. Where it has no cut-out, nothing is kept clear sideways.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat = 0, side: CGFloat = 0, sideBottom: CGFloat = 0, scale: CGFloat = 3,
    traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits, scale: scale)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: sideBottom, right: side),
        size: CGSize(width: height, height: width), traits: traits, scale: scale)
    }
  }

  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, top: 20, scale: 2, traits: .iPhoneSe(orientation))
  }
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, top: 20, scale: 2, traits: .iPhone8(orientation))
  }
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, top: 20, traits: .iPhone8Plus(orientation))
  }
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 44, bottom: 34, side: 44, sideBottom: 24,
      traits: .iPhoneX(orientation))
  }
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, sideBottom: 24,
      traits: .iPhoneXsMax(orientation))
  }
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, sideBottom: 24, scale: 2,
      traits: .iPhoneXr(orientation))
  }
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12(orientation))
  }
  public static let iPhone12Mini = ViewImageConfig.iPhone12Mini(.portrait)
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 50, bottom: 34, side: 50, sideBottom: 21,
      traits: .iPhone12Mini(orientation))
  }
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12Pro(orientation))
  }
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12ProMax(orientation))
  }
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13(orientation))
  }
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 50, bottom: 34, side: 50, sideBottom: 21,
      traits: .iPhone13Mini(orientation))
  }
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13Pro(orientation))
  }
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13ProMax(orientation))
  }
}

extension UITraitCollection {
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isLarge: Bool = false
  ) -> UITraitCollection {
    var traits = UITraitCollection(userInterfaceIdiom: .phone)
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .medium
    traits.forceTouchCapability = .available
    traits.horizontalSizeClass = orientation == .landscape && isLarge ? .regular : .compact
    traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
    return traits
  }

  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }
}
