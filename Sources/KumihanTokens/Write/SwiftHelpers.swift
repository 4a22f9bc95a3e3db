/// The types and the function that exported constants need.
enum SwiftHelpers {
  static func lines(for used: Set<TokenType>, root: String) -> [String] {
    var lines: [String] = []
    if used.contains(.typography) {
      lines += [
        "", "/// A style of text; its lengths are points.",
        "public struct \(root)TextStyle: Sendable {", "  public let font: Font",
        "  public let size, lineHeight, tracking: CGFloat", "}",
      ]
    }
    if used.contains(.shadow) {
      lines += [
        "", "/// A shadow; its lengths are points.", "public struct \(root)Shadow: Sendable {",
        "  public let color: Color", "  public let radius, x, y: CGFloat", "}",
      ]
    }
    if used.contains(.border) {
      lines += [
        "", "/// A line around something.", "public struct \(root)Border: Sendable {",
        "  public let color: Color", "  public let style: StrokeStyle", "}",
      ]
    }
    if !used.isDisjoint(with: [.color, .shadow, .border, .gradient]) { lines += color }
    return lines
  }

  private static let color = """

    /// A colour of red, green, blue and alpha, a byte each; others in the dark and with more contrast.
    private func tokenColor(
      _ light: UInt32, dark: UInt32? = nil, contrast: UInt32? = nil, darkContrast: UInt32? = nil
    ) -> Color {
      func part(_ rgba: UInt32, _ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
      func chosen(isDark: Bool, hasContrast: Bool) -> UInt32 {
        let plain = isDark ? dark ?? light : light
        guard hasContrast else { return plain }
        return isDark ? darkContrast ?? plain : contrast ?? plain
      }
      #if os(watchOS)
        let rgba = chosen(isDark: true, hasContrast: false)
        return Color(
          red: part(rgba, 24), green: part(rgba, 16), blue: part(rgba, 8), opacity: part(rgba, 0))
      #elseif canImport(AppKit) && !canImport(UIKit)
        return Color(
          nsColor: NSColor(name: nil) { appearance in
            let names: [NSAppearance.Name] = [
              .aqua, .darkAqua, .accessibilityHighContrastAqua,
              .accessibilityHighContrastDarkAqua,
            ]
            let name = appearance.bestMatch(from: names)
            let rgba = chosen(
              isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
              hasContrast: name == .accessibilityHighContrastAqua
                || name == .accessibilityHighContrastDarkAqua)
            return NSColor(
              srgbRed: part(rgba, 24), green: part(rgba, 16), blue: part(rgba, 8),
              alpha: part(rgba, 0))
          })
      #else
        return Color(
          uiColor: UIColor { traits in
            let rgba = chosen(
              isDark: traits.userInterfaceStyle == .dark,
              hasContrast: traits.accessibilityContrast == .high)
            return UIColor(
              red: part(rgba, 24), green: part(rgba, 16), blue: part(rgba, 8), alpha: part(rgba, 0))
          })
      #endif
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
