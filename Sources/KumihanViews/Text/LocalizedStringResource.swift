public import Foundation
import KumihanText

#if os(Linux)
  /// A localized text that is looked up where it is shown; Foundation's own, which Linux lacks.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The words by which the text is found.
    public let key: String
    /// The table; nil for the bundle's own.
    public let table: String?
    /// The locale to look it up for, where a view does not say.
    public var locale: Locale
    let localizedKey: LocalizedStringKey
    let folder: String?

    public init(
      _ key: LocalizedStringKey, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      localizedKey = key
      self.key = key.parts.map { if case .literal(let words) = $0 { words } else { "%@" } }.joined()
      (self.table, self.locale) = (table, locale)
      folder = bundle.map { ($0.resourceURL ?? $0.bundleURL).path }
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension Text {
    /// A text looked up in a table of translations, as for a literal.
    public init(
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
#endif
