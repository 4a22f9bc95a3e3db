import Foundation
import KumihanData

/// A `.xcstrings` file: keys in all languages, with plural forms and substitutions.
struct StringCatalogFile {
  /// The translations by language and key.
  let tables: [String: [String: Translation]]

  /// - Throws: ``StringsError`` with the place and the reason.
  init(_ data: Data, file: String) throws(StringsError) {
    do {
      try self.init(parsing: data)
    } catch {
      throw .broken(
        file: file, line: error.line,
        reason: "\(error.path): \(error.reason) (column \(error.column))")
    }
  }

  /// Unknown keys are skipped: Xcode writes states and comments too.
  private init(parsing data: Data) throws(JSONError) {
    let file = try JSONNode(parsing: data).openObject()
    var tables: [String: [String: Translation]] = [
      try file.required("sourceLanguage").text(): [:]
    ]
    for (key, node) in try file.required("strings").openObject().members {
      let localizations = try node.openObject()["localizations"]?.openObject().members
      for (language, localization) in localizations ?? [] {
        tables[language, default: [:]][key] = try Self.translation(localization)
      }
    }
    self.tables = tables
  }

  private static func translation(_ node: JSONNode) throws(JSONError) -> Translation? {
    let object = try node.openObject()
    let words = try words(object)
    var parts: [String: Translation.Substitution] = [:]
    for (name, node) in try object["substitutions"]?.openObject().members ?? [] {
      let part = try node.openObject()
      let argument = try part["argNum"]?.whole(in: 1...1000)
      let specifier = try part["formatSpecifier"]?.string() ?? "lld"
      guard let words = try variations(part) else { continue }
      parts[name] = Translation.Substitution(
        argument: argument, specifier: specifier, words: words)
    }
    return words.map { Translation(words: $0, substitutions: parts) }
  }

  /// The words of a localization or variant.
  private static func words(_ object: JSONObject) throws(JSONError) -> Translation.Words? {
    let unit = try object["stringUnit"]?.openObject().required("value").string()
    return try variations(object) ?? unit.map { .text($0) }
  }

  /// Of variants by device, the phone's is used, whose metrics we draw with.
  private static func variations(_ object: JSONObject) throws(JSONError) -> Translation.Words? {
    guard let variations = try object["variations"]?.openObject() else { return nil }
    if let plural = try variations["plural"]?.openObject() {
      var forms: [String: Translation.Words] = [:]
      for (form, node) in plural.members { forms[form] = try words(node.openObject()) }
      return .plural(forms)
    }
    guard let devices = try variations["device"]?.openObject() else { return nil }
    let device = devices["iphone"] ?? devices["other"] ?? devices.members.first?.node
    return try device.flatMap { node throws(JSONError) in try words(node.openObject()) }
  }
}
