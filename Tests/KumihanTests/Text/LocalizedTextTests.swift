import Foundation
import Kumihan
import Testing

/// `Text("key")` through tables of translations.
@MainActor
struct LocalizedTextTests {
  static let catalogue = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "%lld items": { "localizations": {
          "en": { "variations": { "plural": {
            "zero": { "stringUnit": { "state": "translated", "value": "Nothing" } },
            "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
          "pl": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld rzecz" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld rzeczy" } },
            "many": { "stringUnit": { "state": "translated", "value": "%lld rzeczy (wiele)" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld rzeczy (inne)" } }
          } } },
          "ja": { "variations": { "plural": {
            "other": { "stringUnit": { "state": "translated", "value": "%lld個" } } } } } } },
        "%@ met %@ on %lld%%": { "localizations": {
          "de": { "stringUnit": { "state": "translated",
            "value": "%2$@ traf **%1$@** zu %3$lld %%" } } } },
        "%lld birds in %lld trees": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "%#@birds@ in %#@trees@" },
            "substitutions": {
              "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg bird" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg birds" } } } } },
              "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "a tree" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg trees" } } } } }
            } } } },
        "Screen": { "localizations": {
          "en": { "variations": { "device": {
            "iphone": { "stringUnit": { "state": "translated", "value": "Phone" } },
            "other": { "stringUnit": { "state": "translated", "value": "Other" } } } } } } },
        "Untranslated": {}
      }
    }
    """

  private func strings() throws -> LocalizedStrings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.catalogue.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    return try LocalizedStrings(folder: folder)
  }

  private func text(_ text: Text, _ locale: String) throws -> String {
    var environment = EnvironmentValues.speaking(locale)
    environment.localizedStrings = try strings()
    return try drawnText(text, in: environment)
  }

  @Test(arguments: [
    ("en", [0: "Nothing", 1: "1 item", 2: "2 items", 1200: "1,200 items"]),
    ("pl", [0: "0 rzeczy (wiele)", 1: "1 rzecz", 3: "3 rzeczy", 5: "5 rzeczy (wiele)"]),
    ("ja", [1: "1個", 7: "7個"]), ("fr", [1: "1 item"]),
  ])
  func pluralForms(locale: String, expected: [Int: String]) throws {
    for (count, words) in expected {
      #expect(try text(Text("\(count) items"), locale) == words)
    }
  }

  @Test func argumentsChangePlacesAndMarkdownIsTheTranslations() throws {
    let view = Text("\("Ann") met \("*Bob*") on \(50)%")
    #expect(try text(view, "de") == "*Bob* traf Ann zu 50 %")
    #expect(try text(view, "en") == "Ann met *Bob* on 50%")
    var environment = EnvironmentValues.speaking("de")
    environment.localizedStrings = try strings()
    let runs = try glyphRuns(view, in: environment)
    let bold = runs.filter { $0.face.postScriptName == "JohoSans-SemiBold" }
    #expect(bold.map(\.text) == ["Ann"])
  }

  @Test func substitutionsCountApart() throws {
    #expect(try text(Text("\(1) birds in \(3) trees"), "en") == "1 bird in 3 trees")
    #expect(try text(Text("\(2) birds in \(1) trees"), "en") == "2 birds in a tree")
  }

  @Test func whatIsNotTranslatedIsItself() throws {
    #expect(try text(Text("Untranslated"), "de") == "Untranslated")
    #expect(try text(Text("Nowhere \(1)"), "de") == "Nowhere 1")
    #expect(try text(Text("Nowhere", tableName: "None"), "de") == "Nowhere")
    #expect(try text(Text(verbatim: "Screen"), "en") == "Screen")
    #expect(try text(Text("Screen"), "en") == "Phone")
  }

  @Test func marksReachOverValues() throws {
    let runs = try glyphRuns(Text("**\("bold *as is*")** and [\(7)](https://a.b/\(7))"))
    #expect(runs.map(\.text) == ["bold *as is*", " and ", "7"])
    #expect(runs[0].face.postScriptName == "JohoSans-SemiBold")
  }

  @Test func numbersInTheLocale() throws {
    #expect(try text(Text("\(12_345)"), "de") == "12.345")
    #expect(try text(Text("\(12_345)"), "en_IN") == "12,345")
    #expect(try text(Text("\(1.5)"), "de") == "1,500000")
    #expect(try text(Text("\(1.25, specifier: "%.1f")"), "sv") == "1,2")
    #expect(try text(Text("\(7, specifier: "%03d")"), "de") == "007")
    #expect(try text(Text("\(255, specifier: "%x")"), "de") == "ff")
    #expect(try text(Text("\(UInt8(200))"), "en") == "200")
  }

  @Test func aBundleOfItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "sv.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("\"Week %lld\" = \"Vecka %lld\";".utf8)
      .write(to: language.appending(path: "Planner.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let text = Text("Week \(42)", tableName: "Planner", bundle: bundle)
    #expect(try drawnText(text, in: .speaking("sv_SE")) == "Vecka 42")
    #expect(try drawnText(text, in: .speaking("en_US")) == "Week 42")
  }

  @Test func aBrokenBundleIsReportedWithItsView() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a = b".utf8).write(to: folder.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let layout = try Text("a", bundle: bundle).layoutTree(in: CGSize(width: 90, height: 40))
    let issue = try #require(layout.issues.first)
    #expect(issue.site.hasPrefix("KumihanTests/LocalizedTextTests.swift:"))
    #expect(issue.description.contains("Localizable.strings:1: ';' is missing after 'a'"))
  }
}
