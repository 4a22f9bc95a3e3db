import Kumihan

// Devices that came after those of the tables.
extension ViewImageConfig {
  private static func device(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(
      Device(named: name) ?? .standard, orientation == .portrait ? .portrait : .landscapeLeft)
  }

  public static let iPhoneSE3 = ViewImageConfig.iPhoneSE3(.portrait)
  public static func iPhoneSE3(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone SE", orientation)
  }
  public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 14", orientation)
  }
  public static let iPhone14Plus = ViewImageConfig.iPhone14Plus(.portrait)
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 14 Plus", orientation)
  }
  public static let iPhone14Pro = ViewImageConfig.iPhone14Pro(.portrait)
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 14 Pro", orientation)
  }
  public static let iPhone14ProMax = ViewImageConfig.iPhone14ProMax(.portrait)
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 14 Pro Max", orientation)
  }
  public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 15", orientation)
  }
  public static let iPhone15Plus = ViewImageConfig.iPhone15Plus(.portrait)
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 15 Plus", orientation)
  }
  public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 15 Pro", orientation)
  }
  public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 15 Pro Max", orientation)
  }
  public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16", orientation)
  }
  public static let iPhone16e = ViewImageConfig.iPhone16e(.portrait)
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16e", orientation)
  }
  public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16 Plus", orientation)
  }
  public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16 Pro", orientation)
  }
  public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16 Pro Max", orientation)
  }
  public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 17", orientation)
  }
  public static let iPhone17Pro = ViewImageConfig.iPhone17Pro(.portrait)
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 17 Pro", orientation)
  }
  public static let iPhone17ProMax = ViewImageConfig.iPhone17ProMax(.portrait)
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 17 Pro Max", orientation)
  }
  public static let iPhone17e = ViewImageConfig.iPhone17e(.portrait)
  public static func iPhone17e(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 17e", orientation)
  }
  public static let iPhoneAir = ViewImageConfig.iPhoneAir(.portrait)
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone Air", orientation)
  }
}
