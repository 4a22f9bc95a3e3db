public import KumihanViews

/// A colour's parts in sRGB, of 0 to 1, as the view whose body runs sees it; outside a body, in light surroundings.
extension UIColor {
  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = color.resolve(in: EnvironmentValues())
    return (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.opacity))
  }

  /// The hue is a share of the circle that begins at red.
  private var cone: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (r, g, b, _) = parts
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      most == r ? (g - b) / range : most == g ? 2 + (b - r) / range : 4 + (r - g) / range
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }

  /// Writes the parts; always true, since every colour here has them.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = parts
    return true
  }
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?
  ) -> Bool {
    (red, green, blue) = (parts.red, parts.green, parts.blue)
    return true
  }

  /// Writes hue, saturation and brightness, each of 0 to 1.
  @discardableResult public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    (hue, saturation, brightness) = cone
    alpha = parts.alpha
    return true
  }
  @discardableResult public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    (hue, saturation, brightness) = cone
    return true
  }

  /// Writes the brightness of a grey; false, and nothing written, for a colour that is none.
  @discardableResult public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let parts = parts
    guard abs(parts.red - parts.green) < 0.002, abs(parts.green - parts.blue) < 0.002 else {
      return false
    }
    (white, alpha) = (parts.red, parts.alpha)
    return true
  }

  /// This colour as it is in some surroundings.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var values = EnvironmentValues()
    traits.apply(to: &values)
    return UIColor(Color(color.resolve(in: values)))
  }
}
