import Foundation

/// A `.stringsdict` file: a property list of formats whose parts depend on numbers or devices.
enum StringsDictFile {
  /// The values of such a list: words, and tables of them.
  private indirect enum Node: Decodable {
    case text(String)
    case table([String: Node])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .table(try container.decode([String: Node].self))
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var table: [String: Node]? { if case .table(let table) = self { table } else { nil } }
  }

  /// - Throws: ``StringsError`` with the reason.
  static func entries(of data: Data, file: String) throws(StringsError) -> [String: Translation] {
    guard let list = try? PropertyListDecoder().decode([String: Node].self, from: data) else {
      throw .broken(file: file, line: 0, reason: "not a property list of formats by their keys")
    }
    var entries: [String: Translation] = [:]
    for (key, node) in list {
      guard let translation = translation(node) else {
        throw .broken(
          file: file, line: 0,
          reason: "'\(key)' has neither 'NSStringLocalizedFormatKey' nor forms by device or width")
      }
      entries[key] = translation
    }
    return entries
  }

  private static func translation(_ node: Node) -> Translation? {
    guard let entry = node.table else { return nil }
    if let format = entry["NSStringLocalizedFormatKey"]?.text {
      let parts = entry.compactMapValues { $0.table.flatMap(substitution) }
      return Translation(words: .text(format), substitutions: parts)
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"]?.table {
      return choice(
        devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value)
    }
    // As wide as the text may be.
    return choice(
      entry["NSStringVariableWidthRuleType"]?.table?
        .max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value)
  }

  private static func choice(_ node: Node?) -> Translation? {
    guard let node else { return nil }
    return node.text.map { Translation(words: .text($0)) } ?? translation(node)
  }

  private static func substitution(_ rule: [String: Node]) -> Translation.Substitution? {
    guard rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { return nil }
    let type = rule["NSStringFormatValueTypeKey"]?.text ?? ""
    let specifier = type.isEmpty ? "lld" : type
    let names = ["zero", "one", "two", "few", "many", "other"]
    let forms = rule.filter { names.contains($0.key) }.compactMapValues(\.text)
    return Translation.Substitution(
      argument: nil, specifier: specifier,
      words: .plural(forms.mapValues { .text(counted($0, specifier)) }))
  }

  /// In a form, a number specifier without a position means the counted number.
  private static func counted(_ form: String, _ specifier: String) -> String {
    guard let place = form.range(of: "%" + specifier) else { return form }
    return form.replacingCharacters(in: place, with: "%arg")
  }
}
