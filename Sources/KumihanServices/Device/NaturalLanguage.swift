// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// What a text is made of.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let undetermined = NLLanguage("und")
}

/// Tells languages apart: none is known.
open class NLLanguageRecognizer: NSObject {
  open var dominantLanguage: NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  open func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}

/// What is asked of words.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let language = NLTagScheme(rawValue: "Language")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// What a word is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// Says what words are: nothing.
open class NLTagger: NSObject {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
  }
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) {}
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme)
    -> (NLTag?, Range<String.Index>)
  { (nil, index..<index) }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
