public import Foundation
import KumihanText

#if os(Linux)
  /// A value with words of its own in every language: Foundation's, which Linux lacks.
  public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }

  /// A localized text that is looked up where it is shown; Foundation's own, which Linux lacks.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Where the translations are.
    public enum BundleDescription: Hashable, Sendable {
      case main
      case forClass(ObjectIdentifier)
      case atURL(URL)
    }

    /// The words by which the text is found.
    public private(set) var key: String
    /// The table; nil for the bundle's own.
    public let table: String?
    /// The locale to look it up for, where a view does not say.
    public var locale: Locale
    let localizedKey: LocalizedStringKey
    let folder: String?

    /// A key that is its own text.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      localizedKey = key
      self.key = key.parts.map { if case .literal(let words) = $0 { words } else { "%@" } }.joined()
      (self.table, self.locale) = (table, locale)
      if case .atURL(let url) = bundle { folder = url.path } else { folder = nil }
    }

    /// A text with a key of its own, under which nothing is looked up here.
    public init(
      _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
      locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.init(defaultValue, table: table, locale: locale, bundle: bundle)
      self.key = "\(key)"
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension Text {
    /// A text looked up in a table of translations, as for a literal.
    @_disfavoredOverload public init(
      _ resource: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line,
      column: Int = #column
    ) {
      self.init(
        runs: [
          Run(
            content: .localized(
              resource.localizedKey, table: resource.table, folder: resource.folder))
        ], site: CallSite(fileID: fileID, line: line, column: column))
    }
  }

  extension LocalizedStringKey {
    public init(_ resource: LocalizedStringResource) { self = resource.localizedKey }
  }

  extension String {
    /// The text as it is written, which nobody looks up outside of a view.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.key }
  }
#endif
