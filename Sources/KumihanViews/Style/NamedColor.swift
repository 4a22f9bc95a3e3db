import Foundation
import KumihanDrawing

/// A colour set of an asset catalogue.
struct NamedColor: Sendable {
  /// By dark and contrast.
  private var colors: [[Color]]

  /// Nil when the set has no colour.
  init?(folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    func color(_ isDark: Bool, _ hasContrast: Bool) -> Color? {
      contents.fitting(
        contents.colors.filter { $0.color != nil }, isDark: isDark,
        hasContrast: hasContrast
      ).first?.color.flatMap(Self.color)
    }
    guard let plain = color(false, false) else { return nil }
    colors = [false, true].map { isDark in [false, true].map { color(isDark, $0) ?? plain } }
  }

  func rgba(in context: StyleContext) -> RGBA {
    let isDark = context.environment.colorScheme == .dark ? 1 : 0
    let hasContrast = context.environment.colorSchemeContrast == .increased ? 1 : 0
    return colors[isDark][hasContrast].rgba(in: context)
  }

  private static func color(_ entry: AssetContents.Components) -> Color? {
    if let reference = entry.reference { return system(reference) }
    let parts = entry.components ?? [:]
    func part(_ name: String) -> Double? { parts[name].flatMap(Self.component) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Color(white: white, opacity: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    let space: Color.RGBColorSpace =
      switch entry.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A component as Xcode writes it: a fraction with a point, 0 to 255, or hexadecimal.
  static func component(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }

  /// The system's colours by their names in catalogues.
  private static func system(_ name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let hues: [String: SystemColor] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
      "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
      "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink,
      "systemBrown": .brown, "systemGray": .gray, "systemGray2": .gray2, "systemGray3": .gray3,
      "systemGray4": .gray4, "systemGray5": .gray5, "systemGray6": .gray6, "label": .label,
      "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "placeholderText": .placeholderText,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    ]
    return hues[stem].map { Color(.system($0)) }
  }
}
