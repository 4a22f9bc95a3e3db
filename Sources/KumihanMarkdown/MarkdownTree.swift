import CKumihanCmark

/// The parser's tree of a paragraph, as stretches of one look.
enum MarkdownTree {
  /// One of GitHub's extensions of CommonMark.
  @safe struct Extension: @unchecked Sendable {
    /// Owned by the library until the process ends, and never changed.
    let pointer: OpaquePointer?

    init(_ name: String) {
      cmark_gfm_core_extensions_ensure_registered()
      unsafe pointer = cmark_find_syntax_extension(name)
    }
  }

  static let strikethrough = Extension("strikethrough")
  static let table = Extension("table")

  /// The stretches of a text between two ``MarkdownSource/margin``s, without these.
  static func spans(of text: String) -> [(text: String, look: InlineMarkdown.Look)] {
    var walk = Walk()
    unsafe visit(text, extensions: [strikethrough]) { node, isEntering in
      unsafe walk.visit(node, isEntering: isEntering)
    }
    return walk.finished
  }

  /// Goes through the tree of a text; each element is entered before its content and left after it.
  static func visit(
    _ text: String, extensions: [Extension], with visitor: (OpaquePointer, Bool) -> Void
  ) {
    let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { unsafe cmark_parser_free(parser) }
    for syntax in extensions {
      unsafe cmark_parser_attach_syntax_extension(parser, syntax.pointer)
    }
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

    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        break
      }
      unsafe visitor(node, event == CMARK_EVENT_ENTER)
    }
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
      case CMARK_NODE_TEXT: append(unsafe MarkdownTree.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: append("\u{C}", look)
      case CMARK_NODE_CODE:
        var look = look
        look.isCode = true
        append(unsafe MarkdownTree.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_HTML_INLINE:
        var look = look
        look.isHTML = true
        append(unsafe MarkdownTree.string(cmark_node_get_literal(node)), look)
      case CMARK_NODE_STRONG: depth.strong += change
      case CMARK_NODE_EMPH: depth.emphasized += change
      case CMARK_NODE_LINK:
        if isEntering {
          links.append(
            MarkdownSource.tokens(of: unsafe MarkdownTree.string(cmark_node_get_url(node))))
        } else {
          links.removeLast()
        }
      case CMARK_NODE_IMAGE:
        if isEntering {
          open(unsafe MarkdownTree.string(cmark_node_get_url(node)))
        } else {
          phrases.removeLast()
        }
      default:
        // Node types of extensions get their numbers at run time.
        if unsafe MarkdownTree.string(cmark_node_get_type_string(node)) == "strikethrough" {
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

  }

  static func string(_ bytes: UnsafePointer<CChar>?) -> String {
    unsafe bytes.map { unsafe String(cString: $0) } ?? ""
  }
}
