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

  @Test(arguments: [
    ("en", 1, "1 item"), ("en", 2, "2 items"), ("en", 0, "0 items"), ("en_GB", -1, "-1 items"),
    // Nothing is translated: the words are English wherever they are read.
    ("sv", 3, "3 items"),
  ])
  func wordsAgreeWithTheirNumbers(locale: String, count: Int, expected: String) throws {
    let view = Text("^[\(count) item](inflect: true)")
    #expect(try drawnText(view, in: .speaking(locale)) == expected)
  }

  @Test func phrasesAgreePartByPart() throws {
    let environment = EnvironmentValues.speaking("en")
    func words(_ key: LocalizedStringKey) throws -> String {
      try drawnText(Text(key), in: environment)
    }
    #expect(
      try words("^[\(2) apple and \(1) orange](inflect: true), \(3) pear")
        == "2 apples and 1 orange, 3 pear")
    #expect(
      try words("^[There is \(4) slice of **pizza**](inflect: true)")
        == "There are 4 slices of pizza")
    #expect(try words("^[\("1") boxes](inflect: true)") == "1 box")
    #expect(try words("^[2 child](inflect: true)") == "2 children")
    #expect(try words("^[\(1.5, specifier: "%.1f") hour](inflect: true)") == "1.5 hours")
    #expect(try words("^[\(7) person](morphology: {})") == "7 person")
    #expect(try words("Add ^[\(2) **new city**](inflect: true)!") == "Add 2 new cities!")
  }

  @Test func dictionariesOfFormsAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("\"%lld files in %lld folders\" = \"never seen\";", "en.lproj/Localizable.strings")
    try write(Self.dictionary, "en.lproj/Localizable.stringsdict")
    var environment = EnvironmentValues.speaking("en")
    environment.localizedStrings = try LocalizedStrings(folder: folder)
    func words(_ key: LocalizedStringKey) throws -> String {
      try drawnText(Text(key), in: environment)
    }
    #expect(try words("\(1) files in \(2) folders") == "One file in 2 folders")
    #expect(try words("\(0) files in \(1) folders") == "No files in a folder")
    #expect(try words("\(1234) files in \(1) folders") == "1,234 files in a folder")
    #expect(try words("\("Ann") has \(3) of \(1)") == "of 1: Ann has three or more (3)")
    #expect(try words("Device") == "Phone")
    #expect(try words("Width") == "A long text")
    for (text, reason) in [
      ("nothing", "not a property list of formats by their keys"),
      (
        "<plist version=\"1.0\"><dict><key>k</key><dict/></dict></plist>",
        "'k' has neither 'NSStringLocalizedFormatKey' nor forms by device or width"
      ),
    ] {
      try write(text, "bad/Localizable.stringsdict")
      let error = try #require(throws: StringsError.self) {
        try LocalizedStrings(folder: folder.appending(path: "bad"))
      }
      #expect(error.description.hasSuffix(reason))
    }
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%lld files in %lld folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>No files</string>
          <key>one</key><string>One file</string>
          <key>other</key><string>%lld files</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%lld folders</string>
        </dict>
      </dict>
      <key>%@ has %lld of %lld</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>of %3$lld: %2$#@count@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%1$@ has one</string>
          <key>other</key><string>%1$@ has three or more (%lld)</string>
        </dict>
      </dict>
      <key>Device</key>
      <dict><key>NSStringDeviceSpecificRuleType</key>
        <dict><key>mac</key><string>Mac</string><key>iphone</key><string>Phone</string></dict></dict>
      <key>Width</key>
      <dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>20</key><string>Short</string><key>100</key><string>A long text</string></dict>
      </dict>
    </dict></plist>
    """

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
