import Foundation

/// The inline marks of Markdown that localized text understands, by CommonMark's rules for where
/// marks open and close: `**strong**`, `_emphasis_`, `` `code` ``, `~~struck~~`,
/// `[words](address)` and `<https://address>`. Of `^[words](attributes)`, Apple's own, only
/// `inflect: true` means something. Values stand among the characters like letters.
struct InlineMarkdown {
  enum Token: Hashable {
    case character(Character)
    /// A value by its number.
    case value(Int)
  }

  /// How a stretch looks.
  struct Look: Hashable {
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    /// The address, which may have values in it.
    var link: [Token]?
    /// Which of the phrases that agree with their numbers it is part of.
    var phrase: Int?
  }

  struct Span: Hashable {
    var tokens: [Token]
    var look: Look
  }

  /// A stretch without marks, or a row of one mark.
  struct Node {
    var tokens: [Token] = []
    var isCode = false
    var mark: Mark?
  }

  struct Mark {
    var character: Character
    /// How many are left, and how many there were.
    var count: Int
    let original: Int
    let canOpen, canClose: Bool
  }

  private struct Bracket {
    var node: Int
    /// How many rows of marks came before it.
    var marks: Int
    var isImage: Bool
    var isAttribute = false
    var isActive = true
  }

  private let source: [Token]
  private var position = 0
  private(set) var nodes: [Node] = []
  private var brackets: [Bracket] = []
  /// The rows of marks that no link has taken yet, by node.
  private var marks: [Int] = []
  private var styles: [MarkdownEmphasis.Style] = []
  /// Lengths of rows of backticks that nothing closes any more.
  private var openTicks: Set<Int> = []

  private init(_ source: [Token]) { self.source = source }

  /// Whether a text may have marks at all.
  static func mayHaveMarks(_ string: String) -> Bool {
    string.utf8.contains { "*_`~[]<\\&".utf8.contains($0) }
  }

  static func spans(of string: String) -> [Span] { spans(of: string.map { .character($0) }) }

  static func spans(of tokens: [Token]) -> [Span] {
    var parser = InlineMarkdown(tokens)
    while parser.position < tokens.count { parser.step() }
    parser.styles += MarkdownEmphasis.styles(of: parser.marks, in: &parser.nodes)
    return MarkdownEmphasis.spans(parser.nodes, parser.styles)
  }

  private func character(_ index: Int) -> Character? {
    guard source.indices.contains(index), case .character(let character) = source[index] else {
      return nil
    }
    return character
  }

  private mutating func step() {
    switch character(position) {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": mark()
    case "[": open(isImage: false, length: 1)
    case "!" where character(position + 1) == "[": open(isImage: true, length: 2)
    case "^" where character(position + 1) == "[":
      open(isImage: true, length: 2)
      brackets[brackets.count - 1].isAttribute = true
    case "]": close()
    case "<": address()
    case "&": entity()
    default: plain(1)
    }
  }

  /// Appends tokens that mean themselves.
  private mutating func plain(_ count: Int) {
    append(source[position..<position + count])
    position += count
  }

  private mutating func append(_ tokens: some Sequence<Token>) {
    if let last = nodes.last, last.mark == nil, !last.isCode, brackets.last?.node != nodes.count - 1
    {
      nodes[nodes.count - 1].tokens += tokens
    } else {
      nodes.append(Node(tokens: Array(tokens)))
    }
  }

  private mutating func escape() {
    guard let next = character(position + 1), next.isASCII, next.isPunctuation || next.isSymbol
    else { return plain(1) }
    append([source[position + 1]])
    position += 2
  }

  private func length(ofRow mark: Character, at start: Int) -> Int {
    var end = start
    while character(end) == mark { end += 1 }
    return end - start
  }

  private mutating func code() {
    let count = length(ofRow: "`", at: position)
    let start = position + count
    guard !openTicks.contains(count), let end = closingTicks(count, from: start) else {
      openTicks.insert(count)
      return plain(count)
    }
    var content = source[start..<end].map { $0 == .character("\n") ? .character(" ") : $0 }
    let space = Token.character(" ")
    if content.count > 1, content.first == space, content.last == space,
      content.contains(where: { $0 != space })
    {
      content = Array(content[1..<content.count - 1])
    }
    nodes.append(Node(tokens: content, isCode: true))
    position = end + count
  }

  private func closingTicks(_ count: Int, from start: Int) -> Int? {
    var index = start
    while index < source.count {
      let row = length(ofRow: "`", at: index)
      if row == count { return index }
      index += max(row, 1)
    }
    return nil
  }

  private mutating func mark() {
    guard let mark = character(position) else { return }
    let count = length(ofRow: mark, at: position)
    let before = MarkdownEmphasis.Neighbour(source, position - 1)
    let after = MarkdownEmphasis.Neighbour(source, position + count)
    let opens = after.follows(before)
    let closes = before.follows(after)
    nodes.append(
      Node(
        mark: Mark(
          character: mark, count: count, original: count,
          canOpen: opens && (mark != "_" || !closes || before == .punctuation),
          canClose: closes && (mark != "_" || !opens || after == .punctuation))))
    marks.append(nodes.count - 1)
    position += count
  }

  private mutating func open(isImage: Bool, length: Int) {
    nodes.append(Node(tokens: Array(source[position..<position + length])))
    brackets.append(Bracket(node: nodes.count - 1, marks: marks.count, isImage: isImage))
    position += length
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else { return plain(1) }
    if bracket.isAttribute { return closeAttribute(bracket) }
    var reader = MarkdownAddress(source, at: position + 1)
    guard bracket.isActive, let address = reader.inParentheses() else { return plain(1) }
    position = reader.position
    styles += MarkdownEmphasis.styles(of: Array(marks[bracket.marks...]), in: &nodes)
    marks.removeSubrange(bracket.marks...)
    nodes[bracket.node].tokens = []
    // What follows must not join the words of the link.
    if !bracket.isImage {
      styles.append(.init(nodes: bracket.node..<nodes.count, kind: .link(address)))
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    nodes.append(Node())
  }

  private mutating func closeAttribute(_ bracket: Bracket) {
    guard character(position + 1) == "(",
      let end = source[position...].firstIndex(of: .character(")"))
    else { return plain(1) }
    nodes[bracket.node].tokens = []
    let attributes = source[position + 2..<end].compactMap { token in
      if case .character(let character) = token, !character.isWhitespace { character } else { nil }
    }
    if String(attributes).contains("inflect:true") {
      styles.append(.init(nodes: bracket.node..<nodes.count, kind: .agreeing(bracket.node)))
    }
    nodes.append(Node())
    position = end + 1
  }

  private mutating func address() {
    var reader = MarkdownAddress(source, at: position)
    guard let address = reader.inAngles() else { return plain(1) }
    position = reader.position
    nodes.append(Node(tokens: address.words))
    styles.append(.init(nodes: nodes.count - 1..<nodes.count, kind: .link(address.link)))
    nodes.append(Node())
  }

  private mutating func entity() {
    var reader = MarkdownAddress(source, at: position)
    guard let character = reader.entity() else { return plain(1) }
    append([.character(character)])
    position = reader.position
  }
}
