public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

extension String {
  /// A text that is looked up in translations, with the values that stand in it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Collects the text and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var words = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { words += literal }
      public mutating func appendInterpolation<Value>(_ value: Value) { words += "\(value)" }
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        words += String(format: specifier, value)
      }
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { words += format.format(value) }
    }
    package let words: String
    public init(_ value: String) { words = value }
    public init(stringLiteral value: String) { words = value }
    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
  }

  /// The text as it is written, which nobody looks up outside of a view.
  public init(
    localized text: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) { self = text.words }

  public init(
    localized key: StaticString, defaultValue text: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) { self = text.words }
}
