import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A veil over what lies behind. Only its tint is drawn: the backdrop is not blurred.
public struct Material: ShapeStyle, Hashable {
  /// How much of the tint covers the backdrop, in light and in dark.
  private let light, dark: Double

  public static let ultraThin = Material(light: 0.44, dark: 0.4)
  public static let thin = Material(light: 0.6, dark: 0.55)
  public static let regular = Material(light: 0.73, dark: 0.7)
  public static let thick = Material(light: 0.85, dark: 0.82)
  public static let ultraThick = Material(light: 0.92, dark: 0.9)
  public static let bar = Material(light: 0.94, dark: 0.9)

  public func _shading(in environment: EnvironmentValues) -> Shading {
    guard environment.colorScheme == .dark else {
      return .color(RGBA(red: 1, green: 1, blue: 1, alpha: light))
    }
    let grey = 37.0 / 255
    return .color(RGBA(red: grey, green: grey, blue: grey, alpha: dark))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
