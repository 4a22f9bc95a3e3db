public import Foundation
public import KumihanViews
import Synchronization

extension Stage {
  private nonisolated static let tables = Mutex<[String: LocalizedStrings]>([:])
  private nonisolated static let authorsLanguage = Mutex("en")

  /// The language of untranslated text.
  public nonisolated static var developmentLanguage: String {
    get { authorsLanguage.withLock { $0 } }
    set { authorsLanguage.withLock { $0 = newValue } }
  }

  /// The words of a key in a bundle, in the reader's language; nil where it has none.
  public nonisolated static func translation(
    of key: String, table: String?, in bundle: Bundle
  ) -> String? {
    let folder = bundle.bundlePath
    let strings = tables.withLock { tables in
      if let known = tables[folder] { return known }
      let language = developmentLanguage
      let read = try? LocalizedStrings(
        folder: URL(fileURLWithPath: folder), developmentLanguage: language)
      let strings = read ?? LocalizedStrings(developmentLanguage: language)
      tables[folder] = strings
      return strings
    }
    return strings.words(of: key, table: table, locale: locale)
  }

  /// The words of a text in the main bundle; its own where that has none or where values stand in it.
  public nonisolated static func words(
    of resource: LocalizedStringResource, in bundle: Bundle
  ) -> String { translation(of: resource.key, table: resource.table, in: bundle) ?? resource.key }
}
