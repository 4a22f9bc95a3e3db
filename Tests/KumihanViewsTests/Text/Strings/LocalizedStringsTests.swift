import Foundation
import Testing

@testable import KumihanViews

struct LocalizedStringsTests {
  /// A folder of files, gone with the value.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "kumihan-strings-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func text(_ strings: LocalizedStrings, _ key: String, _ locale: String) -> String? {
    strings.translation(of: key, table: nil, locale: Locale(identifier: locale)).map {
      $0.0.words.text(for: 1) { _ in "other" }
    }
  }

  @Test func theNearestLanguageWins() throws {
    let folder = try Folder([
      "en.lproj/Localizable.strings": "a = en; only = development;",
      "pt.lproj/Localizable.strings": "a = pt;", "pt-PT.lproj/Localizable.strings": "a = pt-PT;",
      "zh-Hans.lproj/Localizable.strings": "a = hans;",
      "zh-Hant.lproj/Localizable.strings": "a = hant;",
      "en-GB.lproj/Localizable.strings": "a = gb;",
    ])
    let strings = try LocalizedStrings(folder: folder.url)
    let expected = [
      "pt_BR": "pt", "pt_PT": "pt-PT", "pt_AO": "pt", "zh_CN": "hans", "zh_TW": "hant",
      "zh_HK": "hant", "en_GB": "gb", "en_US": "en", "en_AU": "en", "sv_SE": "en",
    ]
    for (locale, word) in expected { #expect(text(strings, "a", locale) == word, "\(locale)") }
    #expect(text(strings, "only", "pt_BR") == "development")
    #expect(text(strings, "nowhere", "pt_BR") == nil)
    #expect(strings.languages == ["en", "en-GB", "pt", "pt-PT", "zh-Hans", "zh-Hant"])
  }

  @Test func brokenFilesNameFileAndReason() throws {
    let folder = try Folder([
      "json/Localizable.xcstrings": "{\"sourceLanguage\": \"en\",\n \"strings\": {,}}",
      "shape/Localizable.xcstrings": "{\"strings\": {}}",
      "type/Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": 3}}}",
      "plain/de.lproj/Localizable.strings": "a = b\n",
    ])
    func message(_ name: String) throws -> String {
      let error = try #require(throws: StringsError.self) {
        try LocalizedStrings(folder: folder.url.appending(path: name))
      }
      return error.description.replacing(folder.url.path + "/", with: "")
    }
    #expect(
      try message("json")
        == "json/Localizable.xcstrings:2: $: not JSON: expected a key in quotes, found ',' (column 14)"
    )
    #expect(
      try message("shape")
        == "shape/Localizable.xcstrings:1: $: 'sourceLanguage' is missing (column 1)")
    #expect(
      try message("type")
        == "type/Localizable.xcstrings:1: $.strings.k.localizations: "
        + "expected an object, found a number (column 61)")
    #expect(
      try message("plain")
        == "plain/de.lproj/Localizable.strings:2: ';' is missing after 'a'")
    #expect(try message("none") == "cannot read strings 'none': no such folder")
  }
}
