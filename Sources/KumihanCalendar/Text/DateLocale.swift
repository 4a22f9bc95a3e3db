/// The locales with known dates, times and weeks.
///
/// A new one is a case here; from it the compiler leads to everything else a locale needs.
public enum DateLocale: String, Hashable, Sendable, CaseIterable {
  case swedish = "sv"
  case americanEnglish = "en-US"
  case britishEnglish = "en-GB"
  case japanese = "ja"
  case vietnamese = "vi"
  case german = "de"
  case arabic = "ar"
  case french = "fr"
  case spanish = "es"
  case korean = "ko"
  case thai = "th"
  case hebrew = "he"
  case hindi = "hi"
  case chinese = "zh"

  /// The locale's text of dates.
  public var text: DateText {
    switch self {
    case .swedish: .swedish
    case .americanEnglish: .americanEnglish
    case .britishEnglish: .britishEnglish
    case .japanese: .japanese
    case .vietnamese: .vietnamese
    case .german: .german
    case .arabic: .arabic
    case .french: .french
    case .spanish: .spanish
    case .korean: .korean
    case .thai: .thai
    case .hebrew: .hebrew
    case .hindi: .hindi
    case .chinese: .chinese
    }
  }

  /// The English name of its language, so that `Swedish` leads to `sv`.
  var englishName: String {
    switch self {
    case .swedish: "Swedish"
    case .americanEnglish: "English"
    case .britishEnglish: "British"
    case .japanese: "Japanese"
    case .vietnamese: "Vietnamese"
    case .german: "German"
    case .arabic: "Arabic"
    case .french: "French"
    case .spanish: "Spanish"
    case .korean: "Korean"
    case .thai: "Thai"
    case .hebrew: "Hebrew"
    case .hindi: "Hindi"
    case .chinese: "Chinese"
    }
  }

  /// Whether names of holidays are in English.
  public var isEnglish: Bool { self == .americanEnglish || self == .britishEnglish }
}
