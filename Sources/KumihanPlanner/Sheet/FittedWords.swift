import Kumihan

/// Words broken into lines of a width: words too long for a line are divided, and the engine breaks
/// them into the same lines when they are drawn.
package struct FittedWords: Hashable, Sendable {
  /// With soft hyphens in words that are longer than a line, and amounts kept together.
  package let words: String
  /// The number of lines, from 1 to the limit; an ellipsis in the last replaces the rest.
  package let lineCount: Int
  /// Whether the text is complete.
  package let isWhole: Bool

  /// - Parameters:
  ///   - width: Of a line, in ems.
  ///   - limit: The maximum number of lines, at least 1.
  package init(_ words: String, width: CGFloat, limit: Int = .max, ruler: any TextRuler) {
    if ruler.width(words, .bold) <= width, !words.contains(where: \.isNewline) {
      (self.words, lineCount, isWhole) = (words, 1, true)
      return
    }
    let whole = WholeAmounts.kept(words, width: width, ruler: ruler)
    self.words = SoftHyphens.divided(whole, width: width, ruler: ruler)
    let lines = ruler.lines(self.words, width: width)
    // A word is divided at a hyphen or not at all: else its line ends in an ellipsis.
    let end =
      lines.indices.first { lines[$0].tearsLetters || lines[$0].dividesWord }
      .map { $0 + 1 } ?? lines.count
    lineCount = max(min(end, limit), 1)
    isWhole = lineCount == lines.count || lines.isEmpty
  }
}
