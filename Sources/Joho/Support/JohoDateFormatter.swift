public import Foundation

/// Dates as the book writes them, in American English and universal time. Source: chapter 12.
///
/// The same date gives the same text on every machine; for others set the formatters of your own.
public enum JohoDateFormatter {
  /// `Oct 14`.
  public static let shortDate = formatter { $0.dateFormat = "MMM d" }
  /// `October 14, 2026`.
  public static let fullDate = formatter { $0.dateStyle = .long }
  /// `9:00 AM`.
  public static let time = formatter { $0.timeStyle = .short }

  private static func formatter(_ set: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    set(formatter)
    return formatter
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  /// An amount in dollars, as the book's samples have it. Source: chapter 12.
  public static var joho: FloatingPointFormatStyle<Double>.Currency { .joho("USD") }

  /// An amount in the currency of a code, such as `EUR`.
  public static func joho(_ code: String) -> FloatingPointFormatStyle<Double>.Currency {
    FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: "en_US"))
  }
}
