import KumihanViews

/// SwiftUI's names of the system's colours, as documents put them beside values: `.blue`.
enum SystemColorName {
  /// The colour of a word such as `.gray.opacity(0.2)`; nil where it names none of the system's.
  static func color(of statement: String, isDark: Bool) -> TokenColor? {
    var word = statement.trimmingPrefix("Color")
    guard word.hasPrefix(".") else { return nil }
    word = word.dropFirst()
    var opacity = 1.0
    if let dot = word.firstIndex(of: ".") {
      let call = word[word.index(after: dot)...]
      guard call.hasPrefix("opacity("), call.hasSuffix(")"),
        let share = Double(call.dropFirst("opacity(".count).dropLast())
      else { return nil }
      opacity = share
      word = word[..<dot]
    }
    guard let color = named[String(word)] else { return nil }
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    let parts = color.resolve(in: environment)
    return TokenColor(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      alpha: Double(parts.opacity) * opacity)
  }

  private static let named: [String: Color] = [
    "primary": .primary, "secondary": .secondary, "black": .black, "white": .white,
    "clear": .clear, "red": .red, "orange": .orange, "yellow": .yellow, "green": .green,
    "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo,
    "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray, "accentColor": .blue,
  ]
}
