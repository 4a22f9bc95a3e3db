import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The palette: colours with a meaning, and the black and white of structure.
///
/// Source: chapter 4.
public enum JohoColors {
  /// Now: today, the present moment.
  public static let yellow = Color(joho: 0xFFE566)
  /// Scheduled time: events.
  public static let cyan = Color(joho: 0xA5F3FC)
  /// Special days: holidays.
  public static let pink = Color(joho: 0xFECDD3)
  /// Movement: trips.
  public static let orange = Color(joho: 0xFED7AA)
  /// Money.
  public static let green = Color(joho: 0xBBF7D0)
  /// People: birthdays, contacts.
  public static let purple = Color(joho: 0xE9D5FF)
  /// Alert: errors, deletion, Sundays.
  public static let red = Color(joho: 0xE53935)
  /// Personal: notes.
  public static let cream = Color(joho: 0xFEF3C7)
  /// Borders and text.
  public static let black = Color(joho: 0x000000)
  /// Second lines and captions: black at six tenths.
  public static let secondary = black.opacity(JohoOpacity.secondary)
  /// Chevrons, locks and separators, never text: black at four tenths.
  public static let faint = black.opacity(JohoOpacity.faint)
  /// The ground of content.
  public static let white = Color(joho: 0xFFFFFF)
  /// The canvas behind all containers.
  public static let background = Color(joho: 0x000000)
}

extension Color {
  /// The colour of a number such as 0xFFE566.
  init(joho hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The colour of six hexadecimal digits, such as `FFE566` or `#FFE566`; other characters at the
  /// ends are ignored, and text without digits is black. Source: chapter 4.
  ///
  /// An initialiser of the same name in your own module is chosen before this one.
  @_disfavoredOverload
  public init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    let number = digits.prefix { $0.isHexDigit }.suffix(6)
    self.init(joho: UInt32(number, radix: 16) ?? 0)
  }
}
