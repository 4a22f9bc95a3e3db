/// A colour for painting: sRGB-encoded components, straight alpha, each 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// Components and opacity, 0 to 1; the components are not multiplied by the opacity.
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Black without opacity.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
