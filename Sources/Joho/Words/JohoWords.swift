public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The words of the components in one language.
///
/// Components take them from the locale of their environment; `johoWords(_:)` sets others.
public struct JohoWords: Hashable, Sendable {
  /// The language's code, such as `de`.
  public var language: String
  public var today, week, upcoming, note: String
  public var noEvents, noEventsToday, nothingUpcoming, noData: String
  public var cancel, save, edit, delete, more: String
  public var on, off, previous, next, increment, decrement: String
  /// `{n}` stands for a number.
  public var percentComplete: String
  public var hasContent: String
  /// The names of the kinds of content, in the order of ``JohoContentType``.
  public var kinds: [String]
  /// How many events: the form of one, then that of others; `{n}` stands for the number.
  public var eventCounts: [String]
  /// How many days until then: the forms that ``form(of:)`` chooses among; `{n}` stands for the
  /// number.
  public var inDays: [String]

  /// The first of the language's ten digits.
  var zero: Unicode.Scalar { language == "ar" ? "\u{660}" : "0" }

  /// The week before its number in narrow places: `WK`.
  var weekShort: String {
    switch language {
    case "en": "WK"
    case "sv": "V"
    case "de": "KW"
    case "fr", "es": "S"
    default: week.uppercased()
    }
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { language == "ar" || language == "he" }

  /// The words of a locale's language, English for a language that is not among the twelve.
  public init(_ locale: Locale) { self.init(locale: locale.identifier) }

  /// The words of a locale by its identifier, such as `de-AT`; English for a language that is not
  /// among the twelve.
  public init(locale identifier: String) {
    let language = identifier.prefix { $0.isLetter }.lowercased()
    self = JohoWords.languages.first { $0.language == language } ?? .english
  }

  init(
    _ language: String, _ today: String, week: String, upcoming: String, note: String,
    noEvents: String, noEventsToday: String, nothingUpcoming: String, noData: String,
    commands: [String], states: [String], percentComplete: String, hasContent: String,
    kinds: [String], eventCounts: [String], inDays: [String]
  ) {
    self.language = language
    (self.today, self.week, self.upcoming, self.note) = (today, week, upcoming, note)
    (self.noEvents, self.noEventsToday) = (noEvents, noEventsToday)
    (self.nothingUpcoming, self.noData) = (nothingUpcoming, noData)
    (cancel, save, edit, delete, more) =
      (commands[0], commands[1], commands[2], commands[3], commands[4])
    (on, off, previous, next, increment, decrement) =
      (states[0], states[1], states[2], states[3], states[4], states[5])
    (self.percentComplete, self.hasContent) = (percentComplete, hasContent)
    (self.kinds, self.eventCounts, self.inDays) = (kinds, eventCounts, inDays)
  }

  /// A whole number in the language's digits, ungrouped.
  public func number(_ number: Int) -> String {
    guard zero != "0" else { return String(number) }
    let digits = String(number).unicodeScalars.map { scalar in
      ("0"..."9").contains(scalar)
        ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(digits))
  }

  /// The name of a kind of content.
  public func name(of kind: JohoContentType) -> String {
    let index = JohoContentType.allCases.firstIndex(of: kind) ?? 0
    return kinds.indices.contains(index) ? kinds[index] : kind.name
  }

  /// Hundredths with the language's sign: `42%`, `42 %`, `٤٢٪`. Source: CLDR 44, the pattern of
  /// percents.
  public func percent(_ percent: Int) -> String {
    switch language {
    case "ar": "\(number(percent))\u{66A}"
    case "de", "es", "fr", "sv": "\(number(percent))\u{A0}%"
    default: "\(number(percent))%"
    }
  }

  /// `in 3 days`.
  public func inDays(_ days: Int) -> String {
    inDays[form(of: days)].replacing("{n}", with: number(days))
  }

  /// `3 events`, and the words for none.
  public func events(_ count: Int) -> String {
    count == 0
      ? noEvents
      : eventCounts[count == 1 ? 0 : eventCounts.count - 1].replacing("{n}", with: number(count))
  }

  /// Which of the forms a number takes: one and other; one, two and other; one, two, few and other.
  /// Source: CLDR's plural rules of whole numbers.
  func form(of number: Int) -> Int {
    switch inDays.count {
    case 1: 0
    case 2: number == 1 ? 0 : 1
    case 3: number == 1 ? 0 : number == 2 ? 1 : 2
    default: number == 1 ? 0 : number == 2 ? 1 : (3...10).contains(number % 100) ? 2 : 3
    }
  }
}

extension EnvironmentValues {
  /// The words of Joho's components: those set, else those of the locale.
  public var johoWords: JohoWords {
    get { self[JohoWordsKey.self] ?? JohoWords(locale) }
    set { self[JohoWordsKey.self] = newValue }
  }
}

private struct JohoWordsKey: EnvironmentKey {
  static var defaultValue: JohoWords? { nil }
}

extension View {
  /// Sets the words of Joho's components in this view.
  public func johoWords(_ words: JohoWords) -> some View { environment(\.johoWords, words) }
}
