public import Foundation

extension NSAttributedString {
  /// The format of a text's file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// How a text's file is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The words of a file: those of HTML without its tags, each paragraph in a line of its own.
  ///
  /// - Parameters:
  ///   - options: the format, plain text where none is given; the encoding is UTF-8.
  ///   - attributes: none are told.
  /// - Throws: `CocoaError(.fileReadInapplicableStringEncoding)` for bytes that are no text, and
  ///   `CocoaError(.fileReadUnknown)` for a format that is neither.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes attributes: Never?
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType ?? .plain {
    case .plain: self.init(string: text)
    case .html: self.init(string: HTMLText(text).words)
    default: throw CocoaError(.fileReadUnknown)
    }
  }
}

/// A text with tags.
private struct HTMLText {
  let source: String
  init(_ source: String) { self.source = source }

  /// The tags that begin and end a line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table",
    "blockquote", "pre", "section", "article", "header", "footer",
  ]
  /// The tags whose content is not shown.
  private static let hidden: Set<String> = ["head", "style", "script", "title"]

  var words: String {
    var result = ""
    var rest = Substring(source)
    var end: String?
    while let open = rest.firstIndex(of: "<") {
      if end == nil { append(rest[..<open], to: &result) }
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: open)..<close].lowercased()
      rest = rest[rest.index(after: close)...]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      if let hidden = end {
        if tag.hasPrefix("/"), name == hidden { end = nil }
      } else if Self.hidden.contains(name), !tag.hasPrefix("/"), !tag.hasSuffix("/") {
        end = name
      } else if name == "br" {
        result += "\n"
      } else if Self.blocks.contains(name), !result.isEmpty, !result.hasSuffix("\n") {
        result += "\n"
      }
    }
    if end == nil, !rest.contains("<") { append(rest, to: &result) }
    return result
  }

  /// White space is one space, and none at the beginning of a line.
  private func append(_ part: Substring, to result: inout String) {
    var part = XMLEntities.replaced(in: String(part.map { $0.isWhitespace ? " " : $0 }))
    while part.contains("  ") { part = part.replacingOccurrences(of: "  ", with: " ") }
    if part.hasPrefix(" "), result.isEmpty || result.last?.isWhitespace == true {
      part.removeFirst()
    }
    result += part
  }
}
