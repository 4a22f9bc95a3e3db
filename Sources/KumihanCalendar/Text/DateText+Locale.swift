extension DateText {
  /// The texts of all locales; `en` is the American one.
  public static var all: [DateText] { DateLocale.allCases.map(\.text) }

  /// The text for an identifier such as `sv`, `sv-SE` or `sv_SE.UTF-8`.
  ///
  /// A region without its own text uses that of its language; English outside the United States is
  /// British.
  /// - Throws: ``CalendarError/unknownLocale(_:near:known:)``.
  public init(locale identifier: String) throws(CalendarError) {
    let tag = identifier.prefix { $0 != "." && $0 != "@" }
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let region = subtags.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    switch subtags.first {
    case "en" where region == nil || region == "us": self = .americanEnglish
    case "en": self = .britishEnglish
    case let language?:
      guard let locale = DateLocale(rawValue: language) else { fallthrough }
      self = locale.text
    case nil:
      let spellings = DateLocale.allCases.flatMap { locale in
        [locale.rawValue, locale.englishName].map { (spelling: $0, value: locale.rawValue) }
      }
      throw .unknownLocale(
        identifier, near: NearMatch.value(for: String(tag), among: spellings),
        known: DateLocale.allCases.map(\.rawValue))
    }
  }
}
