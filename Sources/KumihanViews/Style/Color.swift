public import Foundation
package import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A colour, which may depend on light or dark, contrast or the environment.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case accent
    case opacity(Provider, Double)
    case mix(Provider, Provider, Double, perceptual: Bool)
    /// For light and for dark.
    case schemes(Provider, Provider)
    /// For the usual and for increased contrast.
    case contrasts(Provider, Provider)
    /// By the name of a colour in an asset catalogue.
    case asset(String)
  }

  package let provider: Provider

  package init(_ provider: Provider) { self.provider = provider }

  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components of 0 to 1; values beyond are kept for the linear and wide spaces until painting,
  /// which clips to sRGB.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (r, g, b) = ColorMath.encoded(red, green, blue, from: colorSpace)
    self.init(.fixed(RGBA(red: r, green: g, blue: b, alpha: opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (r, g, b) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }

  /// A colour for light and one for dark surroundings.
  package init(light: RGBA, dark: RGBA) { self.init(.schemes(.fixed(light), .fixed(dark))) }

  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  public static let accentColor = Color(.accent)

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(provider, opacity)) }

  /// The mixture with `other`, by the fraction `fraction`.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(provider, other.provider, fraction, perceptual: colorSpace == .perceptual))
  }

  /// A vertical gradient of this colour, lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The colour's components for painting in an environment.
  package func rgba(in context: StyleContext) -> RGBA {
    Color.rgba(provider, in: context)
  }

  private static func rgba(_ provider: Provider, in context: StyleContext) -> RGBA {
    switch provider {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.rgba(in: context)
    case .accent: return context.accent
    case .opacity(let base, let factor):
      return rgba(base, in: context).opacity(min(max(factor, 0), 1))
    case .mix(let first, let second, let fraction, let perceptual):
      return ColorMath.mix(
        rgba(first, in: context), rgba(second, in: context),
        min(max(fraction, 0), 1), perceptual: perceptual)
    case .schemes(let light, let dark):
      return rgba(context.environment.colorScheme == .dark ? dark : light, in: context)
    case .contrasts(let usual, let increased):
      let isIncreased = context.environment.colorSchemeContrast == .increased
      return rgba(isIncreased ? increased : usual, in: context)
    case .asset(let name):
      if let color = context.assets.color(name, in: context) { return color }
      if name == "AccentColor" { return SystemColor.blue.rgba(in: context) }
      context.assets.miss(color: name)
      return .clear
    }
  }

  /// The components of a colour in an environment: linear, and encoded on demand.
  public struct Resolved: Hashable, Sendable {
    public var linearRed, linearGreen, linearBlue, opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let (r, g, b) = ColorMath.encoded(
        Double(red), Double(green), Double(blue), from: colorSpace)
      linearRed = Float(ColorMath.linear(r))
      linearGreen = Float(ColorMath.linear(g))
      linearBlue = Float(ColorMath.linear(b))
      self.opacity = opacity
    }

    public var red: Float { Float(ColorMath.encoded(Double(linearRed))) }
    public var green: Float { Float(ColorMath.encoded(Double(linearGreen))) }
    public var blue: Float { Float(ColorMath.encoded(Double(linearBlue))) }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour's components in an environment. A colour of an asset catalogue is available while
  /// views are drawn; elsewhere it is clear.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let rgba = rgba(in: StyleContext(environment, assets: EnvironmentScope.assets))
    return Resolved(
      red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue),
      opacity: Float(rgba.alpha))
  }
}

extension Color: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) {
    lowering.leaf(
      .flexible,
      ink: .fill(.rectangle, .color(rgba(in: lowering.styleContext)), FillStyle()), site: .unknown)
  }
}

extension Color: ShapeStyle {
  public var _readsForeground: Bool { false }

  public func _shading(in context: StyleContext) -> Shading {
    .color(rgba(in: context))
  }
}

extension StyleContext {
  /// The tint as a colour: blue unless one was set.
  package var accent: RGBA {
    guard let tint = environment.style.tint else { return appAccent }
    // A tint that is the accent, or a shade of it, is that of the app: it is not made of itself.
    var app = self
    app.environment.style.tint = nil
    if case .color(let rgba) = tint._shading(in: app) { return rgba }
    return appAccent
  }

  /// The accent colour of the asset catalogues, blue where they have none.
  var appAccent: RGBA {
    assets.color("AccentColor", in: self) ?? SystemColor.blue.rgba(in: self)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _shading(in context: StyleContext) -> Shading {
    Color(self)._shading(in: context)
  }
}

extension Color {
  /// A colour of an asset catalogue, by its name; clear when no catalogue has it.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

/// What has the colours of asset catalogues by their names, as `.brand`. All styles do, and a declaration
/// of the author's own in one of them comes first.
public protocol _CatalogueColors: Sendable {}

/// The name of a colour in an asset catalogue; `kumihan render` adds a constant for each that it
/// finds.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
