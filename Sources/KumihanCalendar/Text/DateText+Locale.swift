extension DateText {
  /// All locales that have a text of their own; `en` is the American one.
  public static let all: [DateText] = [
    .swedish, .americanEnglish, .britishEnglish, .japanese, .vietnamese, .german, .arabic,
    .french, .spanish, .korean, .thai, .hebrew, .hindi,
  ]

  /// The text for an identifier such as `sv`, `sv-SE` or `sv_SE.UTF-8`.
  ///
  /// A region without a text of its own takes that of its language; English outside the United
  /// States is British.
  /// - Throws: ``CalendarError/unknownLocale(_:near:known:)``.
  public init(locale identifier: String) throws(CalendarError) {
    let tag = identifier.prefix { $0 != "." && $0 != "@" }
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let region = subtags.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    switch subtags.first {
    case "en" where region == nil || region == "us": self = .americanEnglish
    case "en": self = .britishEnglish
    case let language?:
      guard let text = DateText.all.first(where: { $0.locale == language }) else { fallthrough }
      self = text
    case nil:
      throw .unknownLocale(
        identifier, near: NearMatch.value(for: String(tag), among: DateText.spellings),
        known: DateText.all.map(\.locale))
    }
  }

  private static var spellings: [(spelling: String, value: String)] {
    let languages = [
      "sv": "Swedish", "en-US": "English", "en-GB": "British", "ja": "Japanese",
      "vi": "Vietnamese", "de": "German", "ar": "Arabic", "fr": "French", "es": "Spanish",
      "ko": "Korean", "th": "Thai", "he": "Hebrew", "hi": "Hindi",
    ]
    return all.flatMap { text in
      [text.locale, languages[text.locale]].compactMap { $0 }
        .map { (spelling: $0, value: text.locale) }
    }
  }
}
