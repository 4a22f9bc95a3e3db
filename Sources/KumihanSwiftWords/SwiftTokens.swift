/// The tokens and comments of a Swift source file, found without the compiler.
///
/// A string literal is one token, whatever its content; so is a regular expression. Any bytes can
/// be read, in linear time: an unfinished literal ends with its line, anything else unfinished with
/// the file.
package struct SwiftTokens: Sendable {
  /// The kind of a token: an identifier, keyword or number; one punctuation character; a literal.
  package enum Kind: Sendable { case word, sign, literal }

  /// A piece of the file that is neither blank nor comment.
  package struct Token: Hashable, Sendable {
    package let kind: Kind
    /// Positions in the file's bytes.
    package let range: Range<Int>
    /// Counted from 1.
    package let line: Int
  }

  /// One line of a comment, its slashes and stars included.
  package struct Comment: Hashable, Sendable {
    /// Positions in the file's bytes.
    package let range: Range<Int>
    /// Counted from 1.
    package let line: Int
  }

  package let bytes: [UInt8]
  package let tokens: [Token]
  /// The words and signs of the file: including those in interpolations, without literals.
  package let code: [Token]
  package let comments: [Comment]
  /// For each token that opens a bracket the one that closes it; -1 for all others.
  private let closers: [Int]

  package init(_ bytes: [UInt8]) {
    var scanner = SwiftScanner(bytes)
    scanner.scan()
    self.bytes = bytes
    (tokens, code, comments) = (scanner.tokens, scanner.code, scanner.comments)
    closers = Self.closers(of: scanner.tokens, in: bytes)
  }

  /// The text of the token at an index; empty out of range.
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  /// The text between two positions of the file.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the token at an index is one of these characters of punctuation.
  package func isSign(_ index: Int, of signs: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .sign else { return false }
    return signs.description.utf8.contains(bytes[tokens[index].range.lowerBound])
  }

  /// The token that closes the bracket at `index`; nil when that is no bracket, is never closed, or
  /// contains brackets that do not match.
  package func closing(_ index: Int) -> Int? {
    guard closers.indices.contains(index), closers[index] > index else { return nil }
    return closers[index]
  }

  private static func closers(of tokens: [Token], in bytes: [UInt8]) -> [Int] {
    var closers = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      let sign = bytes[token.range.lowerBound]
      switch sign {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let last = open.last, last.closer == sign {
          closers[last.index] = index
          open.removeLast()
        } else {
          // Brackets open here were never closed; later ones may be balanced.
          open.removeAll(keepingCapacity: true)
        }
      default: break
      }
    }
    return closers
  }
}
