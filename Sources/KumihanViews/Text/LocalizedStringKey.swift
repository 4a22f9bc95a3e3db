public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Text to be looked up and formatted for a locale: the type of a string literal in `Text`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The literal parts and the values between them.
  package enum Part: Hashable, Sendable {
    case literal(String)
    case value(Value)
  }

  package enum Value: Hashable, Sendable {
    case string(String)
    /// Numbers are formatted by their C format specifier, in the locale.
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case number(Double, specifier: String)
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
    private(set) var parts: [Part] = []

    mutating func append(_ value: Value) { parts.append(.value(value)) }

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
      appendInterpolation(value, specifier: T.bitWidth < 64 ? "%d" : "%lld")
    }

    public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
      appendInterpolation(value, specifier: T.bitWidth < 64 ? "%u" : "%llu")
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      appendInterpolation(value, specifier: T.significandBitCount < 52 ? "%f" : "%lf")
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
      parts.append(.value(.integer(Int64(clamping: value), specifier: specifier)))
    }

    public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(
      _ value: T, specifier: String
    ) {
      parts.append(.value(.unsigned(UInt64(clamping: value), specifier: specifier)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value(.string(String(describing: value))))
    }
  }

  /// The lookup key of translations: the literals, with specifiers for the values.
  var key: String {
    if parts.count == 1, case .literal(let literal) = parts[0] { return literal }
    return parts.map { part in
      switch part {
      case .literal(let literal): literal.replacing("%", with: "%%")
      case .value(let value): value.specifier
      }
    }.joined()
  }

  var values: [Value] {
    parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }
}

extension LocalizedStringKey.Value {
  fileprivate var specifier: String {
    switch self {
    case .integer(_, let specifier), .unsigned(_, let specifier), .number(_, let specifier):
      specifier
    case .string, .text, .attributed, .image, .formatted: "%@"
    }
  }

  /// The number that selects the plural form.
  var quantity: Double? {
    switch self {
    case .integer(let number, _): Double(number)
    case .unsigned(let number, _): Double(number)
    case .number(let number, _): number
    case .string, .text, .attributed, .image, .formatted: nil
    }
  }
}

extension Text {
  /// A text looked up in a table of translations: in the bundle's folder when given, else in the
  /// environment's `localizedStrings`. Without a translation the key itself is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let folder = bundle.map { ($0.resourceURL ?? $0.bundleURL).path }
    self.init(
      runs: [Run(content: .localized(key, table: tableName, folder: folder))],
      site: .init(fileID: fileID, line: line, column: column))
  }
}
