import KumihanDrawing
public import KumihanViews

/// The system's colours by their UIKit names, for `Color(.systemBackground)` and similar.
public final class UIColor: Hashable, Sendable {
  package let color: Color
  /// A picture that is repeated in the colour's place, in grounds of views.
  package let pattern: UIImage?

  private init(system color: SystemColor) { (self.color, pattern) = (Color(.system(color)), nil) }
  public init(_ color: Color) { (self.color, pattern) = (color, nil) }
  public convenience init(color: UIColor) { self.init(color.color) }
  /// Clear: a colour that was given no parts.
  public convenience init() { self.init(.clear) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
    pattern = nil
  }

  public init(white: CGFloat, alpha: CGFloat) {
    (color, pattern) = (Color(white: white, opacity: alpha), nil)
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    pattern = nil
  }

  /// A picture, repeated, where a view has the colour as its ground; clear elsewhere.
  public init(patternImage image: UIImage) { (color, pattern) = (.clear, image) }

  /// A colour for light and one for dark surroundings.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    color = Color(.schemes(light.provider, dark.provider))
    pattern = nil
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(color.provider.opaque).opacity(alpha))
  }

  /// How much a colour stands out.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  /// A weaker form of the colour, as the levels of a style are.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor(color.opacity([1, 0.5, 0.25, 0.18][prominence.rawValue]))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool {
    a.color == b.color && a.pattern == b.pattern
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let label = UIColor(system: .label)
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  public static let systemFill = UIColor(system: .systemFill)
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  public static let placeholderText = UIColor(system: .placeholderText)
  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  public static let link = UIColor(system: .link)
  public static let systemBackground = UIColor(system: .systemBackground)
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground)
  public static let systemRed = UIColor(system: .red)
  public static let systemOrange = UIColor(system: .orange)
  public static let systemYellow = UIColor(system: .yellow)
  public static let systemGreen = UIColor(system: .green)
  public static let systemMint = UIColor(system: .mint)
  public static let systemTeal = UIColor(system: .teal)
  public static let systemCyan = UIColor(system: .cyan)
  public static let systemBlue = UIColor(system: .blue)
  public static let systemIndigo = UIColor(system: .indigo)
  public static let systemPurple = UIColor(system: .purple)
  public static let systemPink = UIColor(system: .pink)
  public static let systemBrown = UIColor(system: .brown)
  public static let systemGray = UIColor(system: .gray)
  public static let systemGray2 = UIColor(system: .gray2)
  public static let systemGray3 = UIColor(system: .gray3)
  public static let systemGray4 = UIColor(system: .gray4)
  public static let systemGray5 = UIColor(system: .gray5)
  public static let systemGray6 = UIColor(system: .gray6)
  public static let white = UIColor(Color.white)
  public static let black = UIColor(Color.black)
  public static let clear = UIColor(Color.clear)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let tintColor = UIColor(Color.accentColor)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor.black
}

extension UIColor {
  /// What fills an area.
  var ground: AnyShapeStyle {
    pattern.map { AnyShapeStyle(ImagePaint(image: Image(uiImage: $0))) } ?? AnyShapeStyle(color)
  }
}

extension Color.Provider {
  /// The colour without the opacity that it was given.
  fileprivate var opaque: Color.Provider {
    switch self {
    case .fixed(var color):
      color.alpha = 1
      return .fixed(color)
    case .opacity(let color, _): return color.opaque
    case .schemes(let light, let dark): return .schemes(light.opaque, dark.opaque)
    default: return self
    }
  }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour by its UIKit name, as in `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) { self.init(Color(name)) }
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
}
