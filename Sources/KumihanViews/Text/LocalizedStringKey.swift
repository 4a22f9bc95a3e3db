public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Text to be looked up and formatted for a locale: what a string literal in `Text` is.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The literal parts and the values between them.
  package enum Part: Hashable, Sendable {
    case literal(String)
    case value(Value)
  }

  package enum Value: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    /// Nil specifier: at most six decimals.
    case number(Double, specifier: String?)
    case text(Text)
    case attributed(AttributedString)
    case image(Image)
    case formatted(FormattedText)
  }

  package var parts: [Part]

  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(.string(string)))
    }

    public mutating func appendInterpolation(_ string: Substring) {
      parts.append(.value(.string(String(string))))
    }

    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(.text(text))) }

    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.value(.image(image)))
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.value(.attributed(string)))
    }

    public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T) {
      parts.append(.value(.integer(Int64(clamping: value))))
    }

    public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
      parts.append(.value(.unsigned(UInt64(clamping: value))))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      parts.append(.value(.number(Double(value), specifier: nil)))
    }

    /// A number with a C format specifier such as `%.2f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      parts.append(.value(.number(Double(value), specifier: specifier)))
    }

    public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(
      _ value: T, specifier: String
    ) {
      let text = LocalizedStringKey.format(specifier, Int64(clamping: value))
      parts.append(.value(.string(text)))
    }

    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      parts.append(.value(.formatted(FormattedText(input, format: format))))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value(.string(String(describing: value))))
    }
  }

  static func format(_ specifier: String, _ value: any CVarArg) -> String {
    String(format: specifier, value)
  }
}

extension Text {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      runs: [Run(content: .localized(key, table: tableName))],
      site: .init(fileID: fileID, line: line))
  }

  /// Disfavoured, because a literal can be an attributed string too, and must be a key.
  @_disfavoredOverload
  public init(_ attributed: AttributedString, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(
      runs: [Run(content: .attributed(attributed))], site: .init(fileID: fileID, line: line))
  }

  /// A value in a format, in the environment's locale, calendar and time zone.
  public init<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F, fileID: StaticString = #fileID, line: Int = #line
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(
      runs: [Run(content: .formatted(FormattedText(input, format: format)))],
      site: .init(fileID: fileID, line: line))
  }
}

/// A value with a format that is applied in the environment's locale.
package struct FormattedText: Hashable, Sendable {
  private let formatted: @Sendable (Locale) -> String
  private let key: String

  init<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    formatted = { format.locale($0).format(input) }
    key = "\(input) \(format)"
  }

  package func string(in locale: Locale) -> String { formatted(locale) }

  package static func == (a: FormattedText, b: FormattedText) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
