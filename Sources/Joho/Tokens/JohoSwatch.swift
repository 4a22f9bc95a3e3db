#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A colour of the palette with its number and its meaning, for its reference card. Source: chapter
/// 4.
public struct JohoSwatch: Sendable {
  public let name: String
  /// Such as `#FFE566`.
  public let hex: String
  public let meaning: String
  public let color: Color

  private init(_ name: String, _ color: Color, _ meaning: String) {
    (self.name, self.color, self.meaning) = (name, color, meaning)
    hex = Self.hex(of: color)
  }

  /// Such as `#FFE566`.
  static func hex(of color: Color) -> String {
    let parts = color.resolve(in: EnvironmentValues())
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The ten colours in the book's order.
  public static let palette = [
    JohoSwatch("Yellow", JohoColors.yellow, "Now"),
    JohoSwatch("Cyan", JohoColors.cyan, "Scheduled time"),
    JohoSwatch("Pink", JohoColors.pink, "Special days"),
    JohoSwatch("Orange", JohoColors.orange, "Movement"),
    JohoSwatch("Green", JohoColors.green, "Money"),
    JohoSwatch("Purple", JohoColors.purple, "People"),
    JohoSwatch("Red", JohoColors.red, "Alert"),
    JohoSwatch("Cream", JohoColors.cream, "Personal notes"),
    JohoSwatch("Black", JohoColors.black, "Borders and text"),
    JohoSwatch("White", JohoColors.white, "Grounds"),
  ]
}
