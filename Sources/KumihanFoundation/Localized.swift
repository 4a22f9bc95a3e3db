public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

extension PersonNameComponents {
  /// The given and the family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// How a name is written, in the order of European languages.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum NameStyle: Int, Codable, Hashable, Sendable {
      case short = 1
      case medium, long, abbreviated
    }
    public var style: NameStyle
    public var locale: Locale
    public init(style: NameStyle = .medium, locale: Locale = Locale(identifier: "en_US")) {
      (self.style, self.locale) = (style, locale)
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    public func format(_ name: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .medium: [name.givenName, name.familyName]
        case .long:
          [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .abbreviated:
          [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased() } }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: style == .abbreviated ? "" : " ")
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.NameStyle) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

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
    let words: String
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
