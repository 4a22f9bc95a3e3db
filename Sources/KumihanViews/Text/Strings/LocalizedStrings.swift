public import Foundation
import Synchronization

/// Translations of localized text by language: the tables for `Text("key")`. Pass them to views by
/// the environment's `localizedStrings`, or give a folder as `Text`'s `bundle`.
public struct LocalizedStrings: Hashable, Sendable {
  /// The language of untranslated text, such as the keys.
  public let developmentLanguage: String
  /// By table, language and key.
  private var tables: [String: [String: [String: Translation]]] = [:]

  public init(developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
  }

  /// All tables of a folder: its string catalogues (`Name.xcstrings`) and, in folders such as
  /// `pt-BR.lproj`, files of strings (`Name.strings`) and of forms by number (`Name.stringsdict`,
  /// which have precedence). `Name` is the table's; the default table is `Localizable`.
  ///
  /// - Throws: ``StringsError`` for the first file that cannot be read.
  public init(folder: URL, developmentLanguage: String = "en") throws(StringsError) {
    self.init(developmentLanguage: developmentLanguage)
    for file in try Self.files(in: folder) {
      switch file.pathExtension {
      case "xcstrings", "strings", "stringsdict": try add(file: file)
      case "lproj":
        let language = file.deletingPathExtension().lastPathComponent
        for file in try Self.files(in: file)
        where ["strings", "stringsdict"].contains(file.pathExtension) {
          try add(file: file, language: language == "Base" ? nil : language)
        }
      default: break
      }
    }
  }

  /// Larger files of strings are a mistake or an attack.
  static let greatestFileSize = 64 << 20

  /// Adds the table of one file, named like it; `language` applies to a file of strings and
  /// defaults to the development language.
  public mutating func add(file: URL, language: String? = nil) throws(StringsError) {
    let path = file.path
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: path, reason: "no such file, or it may not be read")
    }
    guard data.count <= Self.greatestFileSize else {
      throw .unreadable(file: path, reason: "larger than \(Self.greatestFileSize >> 20) MB")
    }
    let table = file.deletingPathExtension().lastPathComponent
    switch file.pathExtension {
    case "xcstrings":
      for (language, entries) in try StringCatalogFile(data, file: path).tables {
        add(entries, table: table, language: language)
      }
    case "stringsdict":
      add(
        try StringsDictFile.entries(of: data, file: path), table: table,
        language: language ?? developmentLanguage)
    default:
      let entries = try StringsFile.entries(of: data, file: path)
      add(
        entries.mapValues { Translation(words: .text($0)) }, table: table,
        language: language ?? developmentLanguage)
    }
  }

  private mutating func add(
    _ entries: [String: Translation], table: String, language: String
  ) {
    tables[table, default: [:]][language, default: [:]].merge(entries) { $1 }
  }

  /// The available languages, sorted.
  public var languages: [String] {
    Set(tables.values.flatMap(\.keys)).sorted()
  }

  /// The translation of a key for a locale: in the nearest language that has it, then in the
  /// development language. The second value is the language it was found in.
  func translation(
    of key: String, table: String?, locale: Locale
  ) -> (Translation, language: String)? {
    guard let languages = tables[table ?? "Localizable"] else { return nil }
    let wanted = locale.language
    let order = LanguageMatch.order(Array(languages.keys), wanted) + [developmentLanguage]
    for language in order {
      if let found = languages[language]?[key] { return (found, language) }
    }
    return nil
  }

  /// The words of a key for a locale, for code that shows them elsewhere than in a view.
  package func words(of key: String, table: String?, locale: Locale) -> String? {
    translation(of: key, table: table, locale: locale).map { found in
      found.0.words.text(for: nil) { _ in "other" }
    }
  }

  private static func files(in folder: URL) throws(StringsError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appendingPathComponent($0) }
    } catch {
      throw .unreadable(file: folder.path, reason: "no such folder")
    }
  }
}

extension EnvironmentValues {
  /// The translations of localized text.
  public var localizedStrings: LocalizedStrings? {
    get { text.strings }
    set { text.strings = newValue }
  }
}

/// The translations in the folders of texts' bundles, each read once.
package final class StringsFolders: Sendable {
  private let known = Mutex<[String: Result<LocalizedStrings, StringsError>]>([:])

  package init() {}

  func strings(in folder: String) -> Result<LocalizedStrings, StringsError> {
    known.withLock { known in
      if let result = known[folder] { return result }
      let result = Result { () throws(StringsError) in
        try LocalizedStrings(folder: URL(fileURLWithPath: folder))
      }
      known[folder] = result
      return result
    }
  }
}
