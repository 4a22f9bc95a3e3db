/// The blocks of a Markdown text: its paragraphs, headings, lists, quotes, code and tables, each with
/// the stretches inside.
package enum BlockMarkdown {
  /// An element around a stretch, told from others like it by its number.
  package struct Block: Hashable, Sendable {
    package let kind: Kind
    /// From 1, in the order of the text.
    package let number: Int
  }

  /// The kinds of blocks.
  package enum Kind: Hashable, Sendable {
    case paragraph, orderedList, unorderedList, quote, rule
    case heading(level: Int)
    /// By its number in its list.
    case item(Int)
    case code(language: String?)
    case table(columns: [ColumnAlignment])
    case headerRow
    /// By its number, the header's being 0.
    case row(Int)
    case cell(column: Int)
  }

  /// The side on which the words of a table's column stand.
  package enum ColumnAlignment: Sendable { case left, center, right }

  /// A stretch and the blocks around it, the innermost first.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var look: InlineMarkdown.Look
    package var breaks: Break?
    package var blocks: [Block]
  }

  /// A stretch that stands for the end of a line.
  package enum Break: Sendable { case soft, hard }

  /// The stretches of a text, in order.
  package static func spans(of text: String) -> [Span] { MarkdownTree.blocks(of: text) }
}
