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
  public static let amharic = NLLanguage("am")
  public static let arabic = NLLanguage("ar")
  public static let armenian = NLLanguage("hy")
  public static let bengali = NLLanguage("bn")
  public static let bulgarian = NLLanguage("bg")
  public static let burmese = NLLanguage("my")
  public static let catalan = NLLanguage("ca")
  public static let cherokee = NLLanguage("chr")
  public static let croatian = NLLanguage("hr")
  public static let czech = NLLanguage("cs")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let finnish = NLLanguage("fi")
  public static let georgian = NLLanguage("ka")
  public static let greek = NLLanguage("el")
  public static let gujarati = NLLanguage("gu")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let hungarian = NLLanguage("hu")
  public static let icelandic = NLLanguage("is")
  public static let indonesian = NLLanguage("id")
  public static let kannada = NLLanguage("kn")
  public static let kazakh = NLLanguage("kk")
  public static let khmer = NLLanguage("km")
  public static let korean = NLLanguage("ko")
  public static let lao = NLLanguage("lo")
  public static let malay = NLLanguage("ms")
  public static let malayalam = NLLanguage("ml")
  public static let marathi = NLLanguage("mr")
  public static let mongolian = NLLanguage("mn")
  public static let norwegian = NLLanguage("nb")
  public static let oriya = NLLanguage("or")
  public static let persian = NLLanguage("fa")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let punjabi = NLLanguage("pa")
  public static let romanian = NLLanguage("ro")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let sinhalese = NLLanguage("si")
  public static let slovak = NLLanguage("sk")
  public static let swedish = NLLanguage("sv")
  public static let tamil = NLLanguage("ta")
  public static let telugu = NLLanguage("te")
  public static let thai = NLLanguage("th")
  public static let tibetan = NLLanguage("bo")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let urdu = NLLanguage("ur")
  public static let vietnamese = NLLanguage("vi")
  public static let undetermined = NLLanguage("und")
}

/// Tells languages apart: none is known.
open class NLLanguageRecognizer: NSObject {
  open var dominantLanguage: NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
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
  public static let script = NLTagScheme(rawValue: "Script")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// What a word is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let word = NLTag(rawValue: "Word")
  public static let punctuation = NLTag(rawValue: "Punctuation")
  public static let whitespace = NLTag(rawValue: "Whitespace")
  public static let other = NLTag(rawValue: "Other")
  public static let adverb = NLTag(rawValue: "Adverb")
  public static let pronoun = NLTag(rawValue: "Pronoun")
  public static let determiner = NLTag(rawValue: "Determiner")
  public static let particle = NLTag(rawValue: "Particle")
  public static let preposition = NLTag(rawValue: "Preposition")
  public static let number = NLTag(rawValue: "Number")
  public static let conjunction = NLTag(rawValue: "Conjunction")
  public static let interjection = NLTag(rawValue: "Interjection")
  public static let classifier = NLTag(rawValue: "Classifier")
  public static let idiom = NLTag(rawValue: "Idiom")
  public static let otherWord = NLTag(rawValue: "OtherWord")
  public static let sentenceTerminator = NLTag(rawValue: "SentenceTerminator")
  public static let openQuote = NLTag(rawValue: "OpenQuote")
  public static let closeQuote = NLTag(rawValue: "CloseQuote")
  public static let openParenthesis = NLTag(rawValue: "OpenParenthesis")
  public static let closeParenthesis = NLTag(rawValue: "CloseParenthesis")
  public static let wordJoiner = NLTag(rawValue: "WordJoiner")
  public static let dash = NLTag(rawValue: "Dash")
  public static let otherPunctuation = NLTag(rawValue: "OtherPunctuation")
  public static let paragraphBreak = NLTag(rawValue: "ParagraphBreak")
  public static let otherWhitespace = NLTag(rawValue: "OtherWhitespace")
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
  open var dominantLanguage: NLLanguage? { nil }
  public let tagSchemes: [NLTagScheme]
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open func setModels(_ models: [NLModel], forTagScheme scheme: NLTagScheme) {}
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] { [] }
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    index..<index
  }
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme)
    -> (NLTag?, Range<String.Index>)
  { (nil, index..<index) }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
