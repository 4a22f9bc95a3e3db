import Foundation

/// The matching of available languages to a wanted one.
enum LanguageMatch {
  /// The identifiers of the wanted language in its script, the nearest first: the same region, no
  /// region, then others alphabetically.
  static func order(_ available: [String], _ wanted: Locale.Language) -> [String] {
    let goal = Parts(wanted)
    let found = available.compactMap { identifier -> (String, Int)? in
      let language = Locale.Language(identifier: identifier)
      let parts = Parts(language)
      guard parts.language == goal.language, parts.script == goal.script else { return nil }
      if language.region == nil { return (identifier, parts.region == goal.region ? 1 : 2) }
      return (identifier, parts.region == goal.region ? 0 : 3)
    }
    return found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// A language with its likely script and region filled in.
  private struct Parts {
    var language, script, region: String?

    init(_ language: Locale.Language) {
      let whole = Locale.Language(identifier: language.maximalIdentifier)
      self.language = whole.languageCode?.identifier
      script = whole.script?.identifier
      region = whole.region?.identifier
    }
  }
}
