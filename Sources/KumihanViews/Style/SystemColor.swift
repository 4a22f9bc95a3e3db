import Foundation
package import KumihanDrawing
import KumihanLayout
import KumihanText

/// The system's colours: light, dark, and both with increased contrast; those of iOS 13 to 18, and
/// those that differ in iOS 26.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case placeholderText, separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  package func rgba(in context: StyleContext) -> RGBA {
    let row = context.environment.platformLook == .iOS26 ? rowOf26 ?? row : row
    switch (context.environment.colorScheme, context.environment.colorSchemeContrast) {
    case (.light, .standard): return row.0
    case (.dark, .standard):
      return context.environment.style.isElevated ? elevated ?? row.1 : row.1
    case (.light, .increased): return row.2
    case (.dark, .increased):
      return context.environment.style.isElevated ? elevated ?? row.3 : row.3
    }
  }

  /// The dark backgrounds of layers above a screen, such as sheets, as iOS has them.
  private var elevated: RGBA? {
    switch self {
    case .systemBackground, .systemGroupedBackground: c(28, 28, 30)
    case .secondarySystemBackground, .secondarySystemGroupedBackground: c(44, 44, 46)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: c(58, 58, 60)
    default: nil
    }
  }

  private typealias Row = (RGBA, RGBA, RGBA, RGBA)

  private func c(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The colours that iOS 26 changed, as the Human Interface Guidelines list them; links take the
  /// blue of the place.
  private var rowOf26: Row? {
    switch self {
    case .red: (c(255, 56, 60), c(255, 66, 69), c(233, 21, 45), c(255, 97, 101))
    case .orange: (c(255, 141, 40), c(255, 146, 48), c(197, 83, 0), c(255, 160, 86))
    case .yellow: (c(255, 204, 0), c(255, 214, 0), c(161, 106, 0), c(254, 223, 67))
    case .green: (c(52, 199, 89), c(48, 209, 88), c(0, 137, 50), c(74, 217, 104))
    case .mint: (c(0, 200, 179), c(0, 218, 195), c(0, 133, 117), c(84, 223, 203))
    case .teal: (c(0, 195, 208), c(0, 210, 224), c(0, 129, 152), c(59, 221, 236))
    case .cyan: (c(0, 192, 232), c(60, 211, 254), c(0, 126, 174), c(109, 217, 255))
    case .blue, .link: (c(0, 136, 255), c(0, 145, 255), c(30, 110, 244), c(92, 184, 255))
    case .indigo: (c(97, 85, 245), c(109, 124, 255), c(86, 74, 222), c(167, 170, 255))
    case .purple: (c(203, 48, 224), c(219, 52, 242), c(176, 47, 194), c(234, 141, 255))
    case .pink: (c(255, 45, 85), c(255, 55, 95), c(231, 18, 77), c(255, 138, 196))
    case .brown: (c(172, 127, 94), c(183, 138, 102), c(149, 109, 81), c(219, 166, 121))
    default: nil
    }
  }

  private var row: Row {
    switch self {
    case .red: (c(255, 59, 48), c(255, 69, 58), c(215, 0, 21), c(255, 105, 97))
    case .orange: (c(255, 149, 0), c(255, 159, 10), c(201, 52, 0), c(255, 179, 64))
    case .yellow: (c(255, 204, 0), c(255, 214, 10), c(178, 80, 0), c(255, 212, 38))
    case .green: (c(52, 199, 89), c(48, 209, 88), c(36, 138, 61), c(48, 219, 91))
    case .mint: (c(0, 199, 190), c(99, 230, 226), c(12, 129, 123), c(99, 230, 226))
    case .teal: (c(48, 176, 199), c(64, 200, 224), c(0, 130, 153), c(93, 230, 255))
    case .cyan: (c(50, 173, 230), c(100, 210, 255), c(0, 113, 164), c(112, 215, 255))
    case .blue: (c(0, 122, 255), c(10, 132, 255), c(0, 64, 221), c(64, 156, 255))
    case .indigo: (c(88, 86, 214), c(94, 92, 230), c(54, 52, 163), c(125, 122, 255))
    case .purple: (c(175, 82, 222), c(191, 90, 242), c(137, 68, 171), c(218, 143, 255))
    case .pink: (c(255, 45, 85), c(255, 55, 95), c(211, 15, 69), c(255, 100, 130))
    case .brown: (c(162, 132, 94), c(172, 142, 104), c(127, 101, 69), c(181, 148, 105))
    case .gray: (c(142, 142, 147), c(142, 142, 147), c(108, 108, 112), c(174, 174, 178))
    case .gray2: (c(174, 174, 178), c(99, 99, 102), c(142, 142, 147), c(124, 124, 128))
    case .gray3: (c(199, 199, 204), c(72, 72, 74), c(174, 174, 178), c(84, 84, 86))
    case .gray4: (c(209, 209, 214), c(58, 58, 60), c(188, 188, 192), c(68, 68, 70))
    case .gray5: (c(229, 229, 234), c(44, 44, 46), c(216, 216, 220), c(54, 54, 56))
    case .gray6: (c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38))
    case .label: (c(0, 0, 0), c(255, 255, 255), c(0, 0, 0), c(255, 255, 255))
    case .secondaryLabel:
      (c(60, 60, 67, 0.6), c(235, 235, 245, 0.6), c(60, 60, 67, 0.8), c(235, 235, 245, 0.7))
    case .tertiaryLabel:
      (c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.7), c(235, 235, 245, 0.55))
    case .quaternaryLabel:
      (c(60, 60, 67, 0.18), c(235, 235, 245, 0.16), c(60, 60, 67, 0.55), c(235, 235, 245, 0.4))
    case .quinaryLabel:
      (c(0, 0, 0, 0.05), c(255, 255, 255, 0.05), c(0, 0, 0, 0.0814), c(255, 255, 255, 0.0814))
    case .systemFill:
      (
        c(120, 120, 128, 0.2), c(120, 120, 128, 0.36),
        c(120, 120, 128, 0.28), c(120, 120, 128, 0.44)
      )
    case .secondarySystemFill:
      (
        c(120, 120, 128, 0.16), c(120, 120, 128, 0.32),
        c(120, 120, 128, 0.24), c(120, 120, 128, 0.4)
      )
    case .tertiarySystemFill:
      (
        c(118, 118, 128, 0.12), c(118, 118, 128, 0.24),
        c(118, 118, 128, 0.2), c(118, 118, 128, 0.32)
      )
    case .quaternarySystemFill:
      (
        c(116, 116, 128, 0.08), c(116, 116, 128, 0.18),
        c(116, 116, 128, 0.12), c(116, 116, 128, 0.26)
      )
    case .placeholderText:
      (c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.7), c(235, 235, 245, 0.55))
    case .separator:
      (c(60, 60, 67, 0.29), c(84, 84, 88, 0.6), c(60, 60, 67, 0.37), c(84, 84, 88, 0.75))
    case .opaqueSeparator: (c(198, 198, 200), c(56, 56, 58), c(198, 198, 200), c(56, 56, 58))
    case .link: (c(0, 122, 255), c(9, 132, 255), c(0, 122, 255), c(9, 132, 255))
    case .systemBackground: (c(255, 255, 255), c(0, 0, 0), c(255, 255, 255), c(0, 0, 0))
    case .secondarySystemBackground:
      (c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38))
    case .tertiarySystemBackground:
      (c(255, 255, 255), c(44, 44, 46), c(255, 255, 255), c(54, 54, 56))
    case .systemGroupedBackground: (c(242, 242, 247), c(0, 0, 0), c(235, 235, 240), c(0, 0, 0))
    case .secondarySystemGroupedBackground:
      (c(255, 255, 255), c(28, 28, 30), c(255, 255, 255), c(36, 36, 38))
    case .tertiarySystemGroupedBackground:
      (c(242, 242, 247), c(44, 44, 46), c(235, 235, 240), c(54, 54, 56))
    }
  }
}
