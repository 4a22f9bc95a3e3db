import CKumihanCmark

extension MarkdownTree {
  /// The stretches of a whole text with the blocks around each.
  static func blocks(of text: String) -> [BlockMarkdown.Span] {
    var walk = BlockWalk()
    unsafe visit(text, extensions: [strikethrough, table]) { node, isEntering in
      unsafe walk.visit(node, isEntering: isEntering)
    }
    return walk.spans
  }

  /// The open blocks and looks on the way through the tree.
  private struct BlockWalk {
    private(set) var spans: [BlockMarkdown.Span] = []
    /// The outermost first.
    private var blocks: [BlockMarkdown.Block] = []
    private var count = 0
    private var depth = (strong: 0, emphasized: 0, struck: 0)
    private var links: [[InlineMarkdown.Token]] = []
    /// The next number among the items, rows or cells of each open list, table or row.
    private var places: [Int] = []

    mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
      if let kind = unsafe block(node) {
        unsafe visit(kind, node, isEntering: isEntering)
      } else {
        unsafe visitInline(node, isEntering: isEntering)
      }
    }

    private mutating func visit(
      _ kind: BlockMarkdown.Kind, _ node: OpaquePointer, isEntering: Bool
    ) {
      switch kind {
      case .rule, .code:
        // These have no content in the tree.
        guard isEntering else { return }
        open(kind)
        append(kind == .rule ? "⸻" : unsafe MarkdownTree.string(cmark_node_get_literal(node)))
        blocks.removeLast()
      default:
        if isEntering {
          if !places.isEmpty, kind.takesPlace { places[places.count - 1] += 1 }
          open(kind)
          if let first = unsafe firstPlace(kind, node) { places.append(first) }
        } else {
          if unsafe firstPlace(kind, node) != nil { places.removeLast() }
          blocks.removeLast()
        }
      }
    }

    private mutating func visitInline(_ node: OpaquePointer, isEntering: Bool) {
      let change = isEntering ? 1 : -1
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: append(unsafe MarkdownTree.string(cmark_node_get_literal(node)))
      case CMARK_NODE_SOFTBREAK: append(" ", breaks: .soft)
      case CMARK_NODE_LINEBREAK: append("\n", breaks: .hard)
      case CMARK_NODE_CODE:
        append(unsafe MarkdownTree.string(cmark_node_get_literal(node))) { $0.isCode = true }
      case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
        if isEntering {
          append(unsafe MarkdownTree.string(cmark_node_get_literal(node))) { $0.isHTML = true }
        }
      case CMARK_NODE_STRONG: depth.strong += change
      case CMARK_NODE_EMPH: depth.emphasized += change
      case CMARK_NODE_LINK:
        if isEntering {
          links.append(
            unsafe MarkdownTree.string(cmark_node_get_url(node)).map { .character($0) })
        } else {
          links.removeLast()
        }
      default:
        if unsafe MarkdownTree.string(cmark_node_get_type_string(node)) == "strikethrough" {
          depth.struck += change
        }
      }
    }

    /// The block that a node is; nil for inline syntax.
    private func block(_ node: OpaquePointer) -> BlockMarkdown.Kind? {
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH: return .paragraph
      case CMARK_NODE_HEADING:
        return unsafe .heading(level: Int(cmark_node_get_heading_level(node)))
      case CMARK_NODE_BLOCK_QUOTE: return .quote
      case CMARK_NODE_LIST:
        return unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
          ? .orderedList : .unorderedList
      case CMARK_NODE_ITEM: return .item(places.last ?? 1)
      case CMARK_NODE_THEMATIC_BREAK: return .rule
      case CMARK_NODE_CODE_BLOCK:
        let info = unsafe MarkdownTree.string(cmark_node_get_fence_info(node))
        return .code(language: info.isEmpty ? nil : info)
      default: break
      }
      // Node types of extensions get their numbers at run time.
      switch unsafe MarkdownTree.string(cmark_node_get_type_string(node)) {
      case "table": return .table(columns: unsafe columns(of: node))
      case "table_header": return .headerRow
      case "table_row": return .row(places.last ?? 1)
      case "table_cell": return .cell(column: places.last ?? 0)
      default: return nil
      }
    }

    private func columns(of table: OpaquePointer) -> [BlockMarkdown.ColumnAlignment] {
      let count = unsafe Int(cmark_gfm_extensions_get_table_columns(table))
      guard let sides = unsafe cmark_gfm_extensions_get_table_alignments(table) else {
        return Array(repeating: .left, count: count)
      }
      return (0..<count).map { column in
        switch unsafe sides[column] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .left
        }
      }
    }

    /// The number of the first item, row or cell inside.
    private func firstPlace(_ kind: BlockMarkdown.Kind, _ node: OpaquePointer) -> Int? {
      switch kind {
      case .orderedList: unsafe Int(cmark_node_get_list_start(node))
      case .unorderedList: 1
      case .table, .headerRow, .row: 0
      default: nil
      }
    }

    private mutating func open(_ kind: BlockMarkdown.Kind) {
      count += 1
      blocks.append(BlockMarkdown.Block(kind: kind, number: count))
    }

    private mutating func append(
      _ text: String, breaks: BlockMarkdown.Break? = nil,
      _ change: (inout InlineMarkdown.Look) -> Void = { _ in }
    ) {
      guard !text.isEmpty else { return }
      var look = InlineMarkdown.Look()
      look.isStrong = depth.strong > 0
      look.isEmphasized = depth.emphasized > 0
      look.isStruck = depth.struck > 0
      look.link = links.last
      change(&look)
      spans.append(
        BlockMarkdown.Span(text: text, look: look, breaks: breaks, blocks: blocks.reversed()))
    }
  }
}

extension BlockMarkdown.Kind {
  /// Whether the block is counted in the one around it.
  fileprivate var takesPlace: Bool {
    switch self {
    case .item, .headerRow, .row, .cell: true
    default: false
    }
  }
}
