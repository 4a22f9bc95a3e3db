import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The content behind, blurred, saturated and tinted.
///
/// Apple publishes no values; these are *estimated*: all but the thinnest show on white as a light grey,
/// 247 of 255 and near that of bars, so that a card of one can be seen on a white screen.
public struct Material: ShapeStyle, Hashable {
  private let light, dark: Veil

  public static let ultraThin = Material(light: 0.44, dark: 0.4)
  public static let thin = Material(light: (242, 0.62), dark: (37, 0.55))
  public static let regular = Material(light: (244.5, 0.77), dark: (37, 0.7))
  public static let thick = Material(light: (246, 0.86), dark: (37, 0.82))
  public static let ultraThick = Material(light: (246.5, 0.93), dark: (37, 0.9))
  public static let bar = Material(light: (249, 0.94), dark: (29, 0.94))

  /// What scrolls below bars of glass, at the border of the screen; *estimated*.
  package static let scrollEdge = Material(
    light: (255, 0.5), dark: (0, 0.5), blur: 9, saturation: 1)

  /// The greys of what lies below and around, without its edges.
  package static let surroundingGrey = Material(light: (0, 0), dark: (0, 0), saturation: 0)

  /// Opacities of the tint, which is white in light and dark grey in dark appearance.
  private init(light: Double, dark: Double) { self.init(light: (255, light), dark: (37, dark)) }

  /// Tints as greys of 0 to 255 with their opacities; `blur` in points of sigma.
  init(
    light: (grey: Double, cover: Double), dark: (grey: Double, cover: Double),
    blur: CGFloat = 22.5, saturation: Double = 1.8
  ) {
    func veil(_ tint: (grey: Double, cover: Double)) -> Veil {
      let grey = tint.grey / 255
      return Veil(
        blur: blur, saturation: saturation,
        tint: RGBA(red: grey, green: grey, blue: grey, alpha: tint.cover))
    }
    (self.light, self.dark) = (veil(light), veil(dark))
  }

  public func _shading(in context: StyleContext) -> Shading {
    let environment = context.environment
    let veil = environment.colorScheme == .dark ? dark : light
    guard environment.accessibilityReduceTransparency, veil.tint.alpha > 0 else {
      return .veil(veil)
    }
    var tint = veil.tint
    tint.alpha = 1
    return .color(tint)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
  package static var scrollEdge: Material { .scrollEdge }
  package static var surroundingGrey: Material { .surroundingGrey }
}
