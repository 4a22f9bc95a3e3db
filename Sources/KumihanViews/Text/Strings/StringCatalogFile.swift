import Foundation

/// A `.xcstrings` file: keys in all languages, with plural forms and substitutions.
struct StringCatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  final class Variations: Decodable {
    let plural: [String: Variant]?
    let device: [String: Variant]?
  }

  struct Variant: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// - Throws: ``StringsError`` with the reason.
  static func read(_ data: Data, file: String) throws(StringsError) -> StringCatalogFile {
    do {
      return try JSONDecoder().decode(StringCatalogFile.self, from: data)
    } catch let error as DecodingError {
      throw .broken(file: file, line: 0, reason: reason(error, data))
    } catch {
      throw .broken(file: file, line: 0, reason: "not a string catalogue: \(error)")
    }
  }

  private static func reason(_ error: DecodingError, _ data: Data) -> String {
    func path(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map { "'\($0.stringValue)'" }
      return keys.isEmpty ? "" : " in " + keys.joined(separator: ", ")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing\(path(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "a value of the wrong kind\(path(context))"
    case .dataCorrupted: return "not JSON: \(place(in: data))"
    @unknown default: return "not a string catalogue"
    }
  }

  /// Where the text stops being JSON, in the words of the system.
  private static func place(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return "it cannot be read"
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      return words.map { "\($0)" } ?? "it cannot be read"
    }
  }

  /// The translations by language and key.
  var tables: [String: [String: Translation]] {
    var tables: [String: [String: Translation]] = [sourceLanguage: [:]]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.translation
      }
    }
    return tables
  }
}

extension StringCatalogFile.Localization {
  fileprivate var translation: Translation? {
    guard let words = StringCatalogFile.words(stringUnit, variations) else { return nil }
    let parts = (substitutions ?? [:]).compactMapValues { part in
      StringCatalogFile.words(nil, part.variations).map {
        Translation.Substitution(
          argument: part.argNum, specifier: part.formatSpecifier ?? "lld", words: $0)
      }
    }
    return Translation(words: words, substitutions: parts)
  }
}

extension StringCatalogFile {
  /// A variant by device is the telephone's, whose metrics we draw with.
  fileprivate static func words(_ unit: Unit?, _ variations: Variations?) -> Translation.Words? {
    if let forms = variations?.plural {
      return .plural(forms.compactMapValues { words($0.stringUnit, $0.variations) })
    }
    if let devices = variations?.device,
      let device = devices["iphone"] ?? devices["other"]
        ?? devices.min(by: { $0.key < $1.key })?.value
    {
      return words(device.stringUnit, device.variations)
    }
    return unit.map { .text($0.value) }
  }
}
