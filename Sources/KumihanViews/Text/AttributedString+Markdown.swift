public import Foundation
import KumihanMarkdown

extension AttributedString {
  /// Options for parsing Markdown: Foundation's type, missing on Linux.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as headings and lists, are attributes of their words: `Text` sets no blocks,
      /// so that paragraphs follow each other without a space.
      case full
      /// Lines of one paragraph are joined by spaces; the syntax of blocks stays literal.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Without effect: every text is valid Markdown.
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The words of a Markdown text with its inline syntax as attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for span in BlockMarkdown.spans(of: markdown) {
        var piece = Self.piece(span.text, span.look, baseURL, breaks: span.breaks)
        piece[AttributeScopes.SwiftUIAttributes.PresentationIntentAttribute.self] =
          PresentationIntent(span.blocks)
        append(piece)
      }
    case .inlineOnly, .inlineOnlyPreservingWhitespace:
      let text =
        options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        ? markdown : Self.joiningLines(markdown)
      for span in InlineMarkdown.spans(of: text) {
        append(Self.piece(span.tokens.string, span.look, baseURL))
      }
    }
  }

  /// An inline Markdown text whose words agree with the numbers among them.
  package init(agreeing markdown: String) {
    self.init()
    let spans = InlineMarkdown.spans(of: markdown)
    for span in Inflection(isOne: { _ in nil }).spans(spans) {
      append(Self.piece(span.tokens.string, span.look, nil))
    }
  }

  /// A stretch of one look.
  private static func piece(
    _ text: String, _ look: InlineMarkdown.Look, _ baseURL: URL?,
    breaks: BlockMarkdown.Break? = nil
  ) -> AttributedString {
    var piece = AttributedString(text)
    var intent = look.intent
    switch breaks {
    case .soft: intent.insert(.softBreak)
    case .hard: intent.insert(.lineBreak)
    case nil: break
    }
    if !intent.isEmpty {
      piece[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
    }
    if let link = look.link {
      piece.link = URL(string: link.string, relativeTo: baseURL)
    }
    return piece
  }

  /// With attributes of a scope; those of the author's own are left out.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Joins the lines of each paragraph; paragraphs follow each other without a space.
  private static func joiningLines(_ text: String) -> String {
    var paragraphs: [[String]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(words)
      }
    }
    return paragraphs.map { $0.joined(separator: " ") }.joined()
  }
}
