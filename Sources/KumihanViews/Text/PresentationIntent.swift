import KumihanMarkdown

/// The blocks of Markdown around a stretch of text: Foundation's type, missing on Linux. `Text` draws
/// none of them.
public struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    case paragraph, orderedList, unorderedList, blockQuote, thematicBreak, tableHeaderRow
    case header(level: Int)
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case table(columns: [TableColumn])
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// The side on which the words stand.
    public enum Alignment: Hashable, Sendable { case left, center, right }
    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, told from others of its kind by a number.
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The innermost block first.
  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public var count: Int { components.count }

  /// In how many lists and quotes the text stands.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }

  /// Whether the blocks are of the same kinds, whatever their numbers.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent {
  init(_ blocks: [BlockMarkdown.Block]) {
    components = blocks.map { IntentType(kind: Kind($0.kind), identity: $0.number) }
  }
}

extension PresentationIntent.Kind {
  fileprivate init(_ kind: BlockMarkdown.Kind) {
    self =
      switch kind {
      case .paragraph: .paragraph
      case .orderedList: .orderedList
      case .unorderedList: .unorderedList
      case .quote: .blockQuote
      case .rule: .thematicBreak
      case .heading(let level): .header(level: level)
      case .item(let ordinal): .listItem(ordinal: ordinal)
      case .code(let language): .codeBlock(languageHint: language)
      case .table(let columns):
        .table(
          columns: columns.map {
            switch $0 {
            case .left: .init(alignment: .left)
            case .center: .init(alignment: .center)
            case .right: .init(alignment: .right)
            }
          })
      case .headerRow: .tableHeaderRow
      case .row(let index): .tableRow(rowIndex: index)
      case .cell(let column): .tableCell(columnIndex: column)
      }
  }
}
