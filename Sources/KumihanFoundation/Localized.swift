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
    /// Collects the text, its values and the key with their places.
    public struct StringInterpolation: StringInterpolationProtocol {
      var words = ""
      var key = ""
      var values: [String] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {
        words += literal
        key += literal.replacing("%", with: "%%")
      }
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("\(value)", Self.specifier(of: value))
      }
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        append(String(format: specifier, value), specifier)
      }
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { append(format.format(value), "%@") }

      private mutating func append(_ value: String, _ specifier: String) {
        words += value
        key += specifier
        values.append(value)
      }

      private static func specifier(of value: Any) -> String {
        switch value {
        case is Int, is Int64: "%lld"
        case is UInt, is UInt64: "%llu"
        case is Int32, is Int16, is Int8: "%d"
        case is UInt32, is UInt16, is UInt8: "%u"
        case is Double, is CGFloat: "%lf"
        case is Float: "%f"
        default: "%@"
        }
      }
    }
    package let words: String
    /// The key under which translations have it.
    public let _key: String
    private let values: [String]
    public init(_ value: String) { (words, _key, values) = (value, value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation text: StringInterpolation) {
      words = text.words
      _key = text.values.isEmpty ? text.words : text.key
      values = text.values
    }

    /// A translation with the values at its places, in their order or by their numbers; the text itself without one.
    public func _words(of translation: String?) -> String {
      guard let translation else { return words }
      guard !values.isEmpty else { return translation }
      var next = 0
      let specifier = /%(?:(\d+)\$)?(?:[-+ 0#]*[\d.]*(?:hh|h|ll|l|q|z)?[@dDiuUxXofFeEgGcs]|%)/
      return translation.replacing(specifier) { place in
        guard place.0 != "%%" else { return "%" }
        let number = place.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if place.1 == nil { next += 1 }
        return values.indices.contains(number) ? values[number] : String(place.0)
      }
    }
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
