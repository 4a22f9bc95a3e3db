import Foundation
import KumihanMarkdown

/// Makes the words of `^[words](inflect: true)` agree with the numbers among them. Only English has
/// rules here; words of other languages stay unchanged.
struct Inflection {
  typealias Token = InlineMarkdown.Token

  /// Whether a value is exactly one; nil when it is not a number.
  let isOne: (Int) -> Bool?

  func spans(_ spans: [InlineMarkdown.Span]) -> [InlineMarkdown.Span] {
    var result: [InlineMarkdown.Span] = []
    var index = 0
    while index < spans.count {
      guard let phrase = spans[index].look.phrase else {
        result.append(spans[index])
        index += 1
        continue
      }
      let end = spans[index...].firstIndex { $0.look.phrase != phrase } ?? spans.count
      result += agreeing(Array(spans[index..<end]))
      index = end
    }
    return result
  }

  /// A part of a phrase: a word and its position, or anything between words.
  struct Part {
    var tokens: [Token]
    var span: Int
    var isWord = false
    /// For a number, whether it is one.
    var isOne: Bool?
  }

  private func agreeing(_ spans: [InlineMarkdown.Span]) -> [InlineMarkdown.Span] {
    var parts = spans.enumerated().flatMap { self.parts(of: $1.tokens, span: $0) }
    let numbers = parts.indices.filter { parts[$0].isOne != nil }
    for (order, place) in numbers.enumerated() {
      guard let isOne = parts[place].isOne else { continue }
      // Verbs before the first number agree with it, all words after a number with that.
      if order == 0 {
        for index in 0..<place where parts[index].isWord {
          parts[index].word = EnglishNumber.agreeing(parts[index].word, isOne: isOne)
        }
      }
      let end = order + 1 < numbers.count ? numbers[order + 1] : parts.count
      let words = (place + 1..<end).filter { parts[$0].isWord }
      // Words after a comma or a bracket do not agree.
      let stop = (place + 1..<end).first { parts[$0].endsPhrase } ?? end
      var counted = words.filter { $0 < stop }.map { parts[$0].word }
      EnglishNumber.agree(&counted, isOne: isOne)
      for (index, word) in zip(words, counted) { parts[index].word = word }
    }
    return spans.enumerated().map { index, span in
      InlineMarkdown.Span(
        tokens: parts.filter { $0.span == index }.flatMap(\.tokens), look: span.look)
    }
  }

  private func parts(of tokens: [Token], span: Int) -> [Part] {
    var parts: [Part] = []
    for token in tokens {
      switch token {
      case .value(let number):
        parts.append(Part(tokens: [token], span: span, isOne: isOne(number)))
      case .character(let character):
        let isWord = character.isLetter || "'’-".contains(character)
        let isDigit = character.isASCII && character.isNumber
        if let last = parts.last,
          last.isWord && isWord || last.isNumeral && isDigit
        {
          parts[parts.count - 1].tokens.append(token)
          if last.isNumeral { parts[parts.count - 1].isOne = false }
        } else {
          parts.append(
            Part(
              tokens: [token], span: span, isWord: isWord && character.isLetter,
              isOne: isDigit ? character == "1" : nil))
        }
      }
    }
    return parts
  }
}

extension Inflection.Part {
  fileprivate var word: String {
    get { tokens.string }
    set { tokens = newValue.map { .character($0) } }
  }

  /// A number in figures.
  fileprivate var isNumeral: Bool {
    if isOne != nil, case .character = tokens[0] { true } else { false }
  }

  fileprivate var endsPhrase: Bool {
    if !isWord, isOne == nil, case .character(let character) = tokens[0] {
      ",;:.!?()".contains(character)
    } else {
      false
    }
  }
}
