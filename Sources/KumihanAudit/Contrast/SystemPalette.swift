import Foundation
import KumihanDrawing
import KumihanViews

/// The system's own colours in a scheme, to know a pair of them again.
struct SystemPalette {
  private let labels: [RGBA]
  private let tints: [RGBA]
  private let grounds: [RGBA]
  private let lightnesses: ClosedRange<Double>

  init(isDark: Bool, assets: AssetCatalogues) {
    func colors(
      _ names: [SystemColor],
      _ contrasts: [ColorSchemeContrast] = [.standard, .increased]
    ) -> [RGBA] {
      var result: [RGBA] = []
      for look in [PlatformLook.iOS18, .iOS26] {
        for contrast in contrasts {
          var environment = EnvironmentValues()
          environment.colorScheme = isDark ? .dark : .light
          environment.colorSchemeContrast = contrast
          environment.platformLook = look
          result += names.map { $0.rgba(in: StyleContext(environment, assets: assets)) }
        }
      }
      return result
    }
    labels = colors([
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
    ])
    tints = colors([
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .gray2, .link,
    ])
    let backgrounds: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .gray5, .gray6,
    ]
    grounds = colors(backgrounds)
    let usual = colors(backgrounds, [.standard]).map { Luminance.of($0) }
    lightnesses = (usual.min() ?? 0)...(usual.max() ?? 1)
  }

  /// One of the levels of labels, which the system keeps legible by its own settings.
  func isLabel(_ color: RGBA) -> Bool { labels.contains { $0.isNear(color) } }

  /// One of the system's hues, or its grey.
  func isTint(_ color: RGBA) -> Bool { tints.contains { $0.isNear(color) } }

  /// One of the system's backgrounds, or paper, or a thin tint of them: as light as one of them.
  func isGround(_ color: RGBA) -> Bool {
    let parts = [color.red, color.green, color.blue]
    let isPale = (parts.max() ?? 0) - (parts.min() ?? 0) <= 0.2
    return grounds.contains { $0.isNear(color) }
      || isPale && lightnesses.contains(Luminance.of(color))
  }
}

extension RGBA {
  /// Equal to a step of 8 bits, and of a hundredth in opacity.
  func isNear(_ other: RGBA) -> Bool {
    abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004
      && abs(blue - other.blue) < 0.004 && abs(alpha - other.alpha) < 0.011
  }
}
