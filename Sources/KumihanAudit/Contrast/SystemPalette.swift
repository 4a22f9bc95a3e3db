import Foundation
import KumihanDrawing
import KumihanViews

/// The system's own colours in a scheme, to know a pair of them again.
struct SystemPalette {
  private let labels: [RGBA]
  private let tints: [RGBA]
  private let grounds: [RGBA]

  init(isDark: Bool, assets: AssetCatalogues) {
    func colors(_ names: [SystemColor]) -> [RGBA] {
      var result: [RGBA] = []
      for look in [PlatformLook.iOS18, .iOS26] {
        for contrast in [ColorSchemeContrast.standard, .increased] {
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
    grounds = colors([
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .gray5, .gray6,
    ])
  }

  /// One of the levels of labels, which the system keeps legible by its own settings.
  func isLabel(_ color: RGBA) -> Bool { labels.contains { $0.isNear(color) } }

  /// One of the system's hues, or its grey.
  func isTint(_ color: RGBA) -> Bool { tints.contains { $0.isNear(color) } }

  /// One of the system's backgrounds, or paper.
  func isGround(_ color: RGBA) -> Bool { grounds.contains { $0.isNear(color) } }
}

extension RGBA {
  /// Equal to a step of 8 bits, and of a hundredth in opacity.
  func isNear(_ other: RGBA) -> Bool {
    abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004
      && abs(blue - other.blue) < 0.004 && abs(alpha - other.alpha) < 0.011
  }
}
