/// The inline syntax of Markdown in a text: `**strong**`, `_emphasis_`, `` `code` ``, `~~struck~~`,
/// `[words](address)`, `![words](picture)` and `<https://address>`, by the rules of CommonMark.
///
/// Of Apple's `^[words](attributes)`, only `inflect: true` has an effect. Blocks are not parsed and
/// all white space stays. Values take part in the text like letters.
package enum InlineMarkdown {
  /// A character, or a value by its number.
  package enum Token: Hashable, Sendable {
    case character(Character)
    /// 0 to 65,535.
    case value(Int)
  }

  /// The look of a stretch.
  package struct Look: Hashable, Sendable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    /// A tag of HTML, which is shown as written.
    package var isHTML = false
    /// The address, which may contain values.
    package var link: [Token]?
    /// The phrase of the stretch, among those that agree with their numbers.
    package var phrase: Int?
  }

  /// A stretch of one look.
  package struct Span: Hashable, Sendable {
    package var tokens: [Token]
    package var look: Look

    package init(tokens: [Token], look: Look) { (self.tokens, self.look) = (tokens, look) }
  }

  /// Whether a text may contain inline syntax; otherwise it need not be parsed.
  package static func mayHaveMarks(_ string: String) -> Bool {
    string.utf8.contains { "*_`~[]<\\&".utf8.contains($0) }
  }

  /// The stretches of a text, in order.
  package static func spans(of string: String) -> [Span] {
    spans(of: string.map { .character($0) })
  }

  /// The stretches of a text with values, in order.
  package static func spans(of tokens: [Token]) -> [Span] {
    MarkdownTree.spans(of: MarkdownSource(tokens).text).compactMap { text, look in
      let tokens = MarkdownSource.tokens(of: text, isCode: look.isCode)
      return tokens.isEmpty ? nil : Span(tokens: tokens, look: look)
    }
  }
}

extension [InlineMarkdown.Token] {
  /// The characters, without values.
  package var string: String {
    String(
      compactMap { token -> Character? in
        if case .character(let character) = token { character } else { nil }
      })
  }
}
