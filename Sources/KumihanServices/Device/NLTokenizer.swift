public import Foundation

/// Finds the words, sentences and paragraphs of a text, by its letters and signs alone.
open class NLTokenizer: NSObject {
  /// What a token is made of.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  open var string: String?
  public let unit: NLTokenUnit
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let text = string[range]
    switch unit {
    case .document: return text.isEmpty ? [] : [range]
    case .paragraph: return pieces(of: text) { $0.isNewline }
    case .word: return pieces(of: text) { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
    case .sentence: return sentences(of: text)
    }
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumber = string[token].allSatisfy(\.isNumber)
      guard block(token, isNumber ? .numeric : []) else { return }
    }
  }
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
  }

  private func pieces(
    of text: Substring, apart isApart: (Character) -> Bool
  ) -> [Range<String.Index>] {
    text.split(whereSeparator: isApart).map { $0.startIndex..<$0.endIndex }
  }

  /// With the spaces that follow them.
  private func sentences(of text: Substring) -> [Range<String.Index>] {
    var (found, start, index): ([Range<String.Index>], _, _) = (
      [], text.startIndex, text.startIndex
    )
    while index < text.endIndex {
      let isEnd = ".!?。！？\n".contains(text[index])
      index = text.index(after: index)
      guard isEnd else { continue }
      while index < text.endIndex, ".!?\"”’) \n".contains(text[index]) {
        index = text.index(after: index)
      }
      found.append(start..<index)
      start = index
    }
    if start < text.endIndex { found.append(start..<text.endIndex) }
    return found
  }
}

/// A model that says what words are: none is read.
open class NLModel: NSObject {
  /// - Throws: always: no model is read.
  public init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }
  /// - Throws: always: no model is read.
  public init(mlModel: MLModel) throws { throw CocoaError(.fileReadUnknown) }
  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabelHypotheses(
    for string: String, maximumCount: Int
  ) -> [String: Double] { [:] }
}

/// How near words are to one another: nothing is known.
open class NLEmbedding: NSObject {
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open var dimension: Int { 0 }
  open func distance(between first: String, and second: String) -> Double { 2 }
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  open func vector(for string: String) -> [Double]? { nil }
  open func contains(_ string: String) -> Bool { false }
}
