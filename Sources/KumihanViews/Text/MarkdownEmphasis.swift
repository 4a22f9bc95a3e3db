import Foundation

/// Which rows of marks belong together, by CommonMark's rules 1 to 17 of emphasis.
enum MarkdownEmphasis {
  struct Style {
    enum Kind {
      case strong, emphasized, struck
      case link([InlineMarkdown.Token])
      case agreeing(Int)
    }

    var nodes: Range<Int>
    var kind: Kind
  }

  /// What stands beside a row of marks.
  enum Neighbour {
    case blank, punctuation, other

    init(_ tokens: [InlineMarkdown.Token], _ index: Int) {
      guard tokens.indices.contains(index) else {
        self = .blank
        return
      }
      guard case .character(let character) = tokens[index] else {
        self = .other
        return
      }
      self =
        character.isWhitespace
        ? .blank : character.isPunctuation || character.isSymbol ? .punctuation : .other
    }

    /// Whether marks between the other neighbour and this one cling to this one.
    func follows(_ other: Neighbour) -> Bool {
      self == .other || (self == .punctuation && other != .other)
    }
  }

  /// A search that failed, so that it is not repeated.
  private struct Search: Hashable {
    var character: Character
    var canOpen: Bool
    var remainder: Int
  }

  /// Pairs rows of marks and takes the paired ones out of the nodes.
  static func styles(of marks: [Int], in nodes: inout [InlineMarkdown.Node]) -> [Style] {
    var styles: [Style] = []
    var openers: [Int] = []
    var bottoms: [Search: Int] = [:]
    for closer in marks {
      while let mark = nodes[closer].mark, mark.canClose, mark.count > 0 {
        let search = Search(
          character: mark.character, canOpen: mark.canOpen, remainder: mark.original % 3)
        let bottom = min(bottoms[search] ?? 0, openers.count)
        guard
          let place = openers[bottom...].lastIndex(where: { pairs(nodes[$0].mark, mark) }),
          let opener = nodes[openers[place]].mark
        else {
          bottoms[search] = openers.count
          break
        }
        let node = openers[place]
        openers.removeSubrange((place + 1)...)
        let count =
          mark.character == "~" ? mark.count : opener.count >= 2 && mark.count >= 2 ? 2 : 1
        nodes[node].mark?.count -= count
        nodes[closer].mark?.count -= count
        if opener.count == count { openers.removeLast() }
        let kind: Style.Kind =
          mark.character == "~" ? .struck : count == 2 ? .strong : .emphasized
        styles.append(Style(nodes: node + 1..<closer, kind: kind))
      }
      if let mark = nodes[closer].mark, mark.canOpen, mark.count > 0 { openers.append(closer) }
    }
    return styles
  }

  private static func pairs(_ opener: InlineMarkdown.Mark?, _ closer: InlineMarkdown.Mark) -> Bool {
    guard let opener, opener.character == closer.character else { return false }
    if closer.character == "~" { return opener.count == closer.count && closer.count <= 2 }
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.original + closer.original) % 3 != 0
      || (opener.original % 3 == 0 && closer.original % 3 == 0)
  }

  /// The nodes as stretches of one look.
  static func spans(
    _ nodes: [InlineMarkdown.Node], _ styles: [Style]
  ) -> [InlineMarkdown.Span] {
    var changes: [Int: [(Style.Kind, Int)]] = [:]
    for style in styles where !style.nodes.isEmpty {
      changes[style.nodes.lowerBound, default: []].append((style.kind, 1))
      changes[style.nodes.upperBound, default: []].append((style.kind, -1))
    }
    var depth = (strong: 0, emphasized: 0, struck: 0)
    var look = InlineMarkdown.Look()
    var spans: [InlineMarkdown.Span] = []
    for (index, node) in nodes.enumerated() {
      for (kind, change) in changes[index] ?? [] {
        switch kind {
        case .strong: depth.strong += change
        case .emphasized: depth.emphasized += change
        case .struck: depth.struck += change
        case .link(let address): look.link = change > 0 ? address : nil
        case .agreeing(let phrase): look.phrase = change > 0 ? phrase : nil
        }
      }
      look.isStrong = depth.strong > 0
      look.isEmphasized = depth.emphasized > 0
      look.isStruck = depth.struck > 0
      look.isCode = node.isCode
      let tokens =
        node.mark.map {
          Array(repeating: InlineMarkdown.Token.character($0.character), count: $0.count)
        } ?? node.tokens
      if tokens.isEmpty { continue }
      if spans.last?.look == look {
        spans[spans.count - 1].tokens += tokens
      } else {
        spans.append(InlineMarkdown.Span(tokens: tokens, look: look))
      }
    }
    return spans
  }
}
