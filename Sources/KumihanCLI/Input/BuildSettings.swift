import Foundation

/// The settings of a target, which name each other.
struct BuildSettings {
  let values: [String: String]

  /// The facts of a bundle that Xcode makes of settings.
  var madeFacts: [String: PropertyListValue] {
    var facts = [
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
    ]
    for (key, setting) in [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ] where values[setting] != nil { facts[key] = "$(\(setting))" }
    let prefix = "INFOPLIST_KEY_"
    for (key, value) in values where key.hasPrefix(prefix) {
      facts[String(key.dropFirst(prefix.count))] = value
    }
    return facts.mapValues(PropertyListValue.text)
  }

  /// A property list whose words have the values of the settings that they name.
  func expanding(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .text(let text): .text(expanded(text))
    case .list(let list): .list(list.map(expanding))
    case .facts(let facts): .facts(facts.mapValues(expanding))
    default: value
    }
  }

  /// `$(NAME)` and `${NAME:operator}`; settings that name themselves are empty at last.
  private func expanded(_ text: String, depth: Int = 0) -> String {
    guard text.contains("$"), depth < 8 else { return text }
    let named = /\$(?:\(([^():]*)(?::([^()]*))?\)|\{([^{}:]*)(?::([^{}]*))?\})/
    return text.replacing(named) { match in
      let name = String(match.1 ?? match.3 ?? "")
      let value = expanded(values[name] ?? "", depth: depth + 1)
      return Self.changed(value, by: (match.2 ?? match.4).map(String.init) ?? "")
    }
  }

  /// A value after an operator of Xcode's.
  private static func changed(_ value: String, by change: String) -> String {
    func replacing(_ mark: String) -> String {
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : Character(mark) })
    }
    if change.hasPrefix("default=") { return value.isEmpty ? String(change.dropFirst(8)) : value }
    return switch change {
    case "rfc1034identifier": replacing("-")
    case "c99extidentifier", "identifier": replacing("_")
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
