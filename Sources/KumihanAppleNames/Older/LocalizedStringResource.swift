public import KumihanViews

/// A text that is looked up when it is shown. Foundation's, which Linux lacks.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where the texts are.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(ObjectIdentifier)
    case atURL(URL)
  }

  let stringKey: LocalizedStringKey
  /// The text as it is written.
  public let key: String
  public let table: String?
  public var locale = Locale(identifier: "en_US")

  public init(stringLiteral text: String) {
    (stringKey, key, table) = (LocalizedStringKey(text), text, nil)
  }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    (stringKey, key, table) = (
      LocalizedStringKey(stringInterpolation: stringInterpolation), "", nil
    )
  }
  public init(
    _ text: LocalizedStringResource, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { (stringKey, key, self.table) = (text.stringKey, text.key, table) }
  public init(
    _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { (stringKey, self.key, self.table) = (defaultValue.stringKey, defaultValue.key, table) }

  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.stringKey == b.stringKey && a.table == b.table
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Text {
  /// A text that is looked up when it is drawn.
  public init(
    _ resource: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      resource.stringKey, tableName: resource.table, fileID: fileID, line: line, column: column)
  }
}

extension LocalizedStringKey {
  public init(_ resource: LocalizedStringResource) { self = resource.stringKey }
}

extension String {
  /// The text as it is written, which nobody looks up outside of a view.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as C's functions write it, such as `%.2f`.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as a formatter writes it; nothing where it cannot.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
