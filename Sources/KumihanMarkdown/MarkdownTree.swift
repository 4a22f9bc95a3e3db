import CKumihanCmark

/// The parser's tree of a paragraph, as stretches of one look.
enum MarkdownTree {
  /// GitHub's `~~struck~~`, an extension of CommonMark.
  @safe private struct Strikethrough: @unchecked Sendable {
    /// Owned by the library until the process ends, and never changed.
    let pointer: OpaquePointer?

    init() {
      cmark_gfm_core_extensions_ensure_registered()
      unsafe pointer = cmark_find_syntax_extension("strikethrough")
    }
  }

  private static let strikethrough = Strikethrough()

  /// The stretches of a text between two ``MarkdownSource/margin``s, without these.
  static func spans(of text: String) -> [(text: String, look: InlineMarkdown.Look)] {
    let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { unsafe cmark_parser_free(parser) }
    unsafe cmark_parser_attach_syntax_extension(parser, strikethrough.pointer)
    var text = text
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe cmark_parser_feed(parser, bytes.baseAddress, bytes.count)
      }
    }
    let root = unsafe cmark_parser_finish(parser)
    defer { unsafe cmark_node_free(root) }
    let iterator = unsafe cmark_iter_new(root)
    defer { unsafe cmark_iter_free(iterator) }

    var walk = Walk()
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        break
      }
      unsafe walk.visit(node, isEntering: event == CMARK_EVENT_ENTER)
    }
    return walk.finished
  }

  /// The open elements on the way through the tree.
  private struct Walk {
    private var spans: [(text: String, look: InlineMarkdown.Look)] = []
    private var depth = (strong: 0, emphasized: 0, struck: 0)
    private var links: [[InlineMarkdown.Token]] = []
    /// For each open picture, the number of its phrase; nil for a picture or other attributes.
    private var phrases: [Int?] = []
    private var phraseCount = 0

    mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
      let change = isEntering ? 1 : -1
      let kind = unsafe cmark_node_get_type(node)
      switch kind {
      case CMARK_NODE_TEXT: append(unsafe Self.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: append("\u{C}", look)
      case CMARK_NODE_CODE:
        var look = look
        look.isCode = true
        append(unsafe Self.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_HTML_INLINE:
        var look = look
        look.isHTML = true
        append(unsafe Self.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_STRONG: depth.strong += change
      case CMARK_NODE_EMPH: depth.emphasized += change
      case CMARK_NODE_LINK:
        if isEntering {
          links.append(
            MarkdownSource.tokens(of: unsafe Self.string(cmark_node_get_url(node))))
        } else {
          links.removeLast()
        }
      case CMARK_NODE_IMAGE:
        if isEntering {
          open(unsafe Self.string(cmark_node_get_url(node)))
        } else {
          phrases.removeLast()
        }
      default:
        // Node types of extensions get their numbers at run time.
        if unsafe Self.string(cmark_node_get_type_string(node)) == "strikethrough" {
          depth.struck += change
        }
      }
    }

    /// Opens a picture, whose words are shown, or words with attributes.
    private mutating func open(_ address: String) {
      guard let attributes = MarkdownSource.attributes(of: address) else {
        phrases.append(nil)
        return
      }
      if let last = spans.indices.last,
        spans[last].text.unicodeScalars.last == MarkdownSource.attributeMark
      {
        spans[last].text.unicodeScalars.removeLast()
      }
      guard attributes.contains("inflect:true") else {
        phrases.append(nil)
        return
      }
      phrases.append(phraseCount)
      phraseCount += 1
    }

    private var look: InlineMarkdown.Look {
      var look = InlineMarkdown.Look()
      look.isStrong = depth.strong > 0
      look.isEmphasized = depth.emphasized > 0
      look.isStruck = depth.struck > 0
      look.link = links.last
      look.phrase = phrases.last ?? nil
      return look
    }

    private mutating func append(_ text: String, _ look: InlineMarkdown.Look) {
      if let last = spans.indices.last, spans[last].look == look {
        spans[last].text.unicodeScalars.append(contentsOf: text.unicodeScalars)
      } else {
        spans.append((text, look))
      }
    }

    /// The stretches without the margins.
    var finished: [(text: String, look: InlineMarkdown.Look)] {
      var spans = spans
      if let first = spans.indices.first { spans[first].text.unicodeScalars.removeFirst() }
      if let last = spans.indices.last, !spans[last].text.isEmpty {
        spans[last].text.unicodeScalars.removeLast()
      }
      return spans
    }

    private static func string(_ bytes: UnsafePointer<CChar>?) -> String {
      unsafe bytes.map { unsafe String(cString: $0) } ?? ""
    }
  }
}
