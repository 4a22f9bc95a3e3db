public import Foundation

/// Reads XML from its beginning to its end and tells a delegate what it finds. Prefixes stay in names.
open class XMLParser: NSObject {
  /// The kinds of errors; the numbers are Apple's.
  public enum ErrorCode: Int, Sendable {
    case internalError = 1
    case emptyDocumentError = 4
    case prematureDocumentEndError = 5
    case tagNameMismatchError = 76
    case documentStartError = 3
    case delegateAbortedParseError = 512
  }
  public static let errorDomain = "NSXMLParserErrorDomain"

  open weak var delegate: (any XMLParserDelegate)?
  open var shouldProcessNamespaces = false
  open var shouldReportNamespacePrefixes = false
  open var shouldResolveExternalEntities = false
  /// Why reading ended; nil where it came to the end.
  open private(set) var parserError: (any Error)?
  /// From 1.
  open private(set) var lineNumber = 1
  /// From 1.
  open private(set) var columnNumber = 1
  private let source: String?
  private var isAborted = false

  public init(data: Data) { source = String(data: data, encoding: .utf8) }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(stream: InputStream) {
    stream.open()
    var data = Data()
    var part = [UInt8](repeating: 0, count: 4096)
    while stream.hasBytesAvailable {
      let count = unsafe stream.read(&part, maxLength: part.count)
      guard count > 0 else { break }
      data.append(contentsOf: part[..<count])
    }
    stream.close()
    self.init(data: data)
  }

  open func abortParsing() { isAborted = true }

  /// Whether the whole was read.
  @discardableResult open func parse() -> Bool {
    delegate?.parserDidStartDocument(self)
    var open: [String] = []
    var code = read(&open)
    if code == nil, isAborted { code = .delegateAbortedParseError }
    if let code {
      let error = NSError(domain: Self.errorDomain, code: code.rawValue)
      parserError = error
      delegate?.parser(self, parseErrorOccurred: error)
      return false
    }
    delegate?.parserDidEndDocument(self)
    return true
  }

  private func read(_ open: inout [String]) -> ErrorCode? {
    guard let source else { return .documentStartError }
    var rest = Substring(source)
    var hasElement = false
    while !rest.isEmpty, !isAborted {
      let text = rest.prefix { $0 != "<" }
      advance(text)
      if !text.isEmpty, !open.isEmpty {
        delegate?.parser(self, foundCharacters: XMLEntities.replaced(in: String(text)))
      }
      rest = rest[text.endIndex...]
      guard !rest.isEmpty else { break }
      if let content = take("<!--", "-->", &rest) {
        delegate?.parser(self, foundComment: String(content))
      } else if let content = take("<![CDATA[", "]]>", &rest) {
        delegate?.parser(self, foundCDATA: Data(content.utf8))
      } else if let content = take("<?", "?>", &rest) {
        let name = content.prefix { !$0.isWhitespace }
        let data = content[name.endIndex...].drop(while: \.isWhitespace)
        if name != "xml" {
          delegate?.parser(
            self, foundProcessingInstructionWithTarget: String(name),
            data: data.isEmpty ? nil : String(data))
        }
      } else if take("<!", ">", &rest) != nil {
        continue
      } else if let name = take("</", ">", &rest) {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard open.popLast() == name else { return .tagNameMismatchError }
        end(name)
      } else if let tag = take("<", ">", &rest) {
        hasElement = true
        let isEmpty = tag.hasSuffix("/")
        let name = start(isEmpty ? tag.dropLast() : tag)
        if isEmpty { end(name) } else { open.append(name) }
      } else {
        return .prematureDocumentEndError
      }
    }
    if isAborted { return nil }
    if !open.isEmpty { return .prematureDocumentEndError }
    return hasElement ? nil : .emptyDocumentError
  }

  /// What stands between two marks at the beginning of the rest, which goes on behind them; signs in quotation marks end no tag.
  private func take(_ first: String, _ last: String, _ rest: inout Substring) -> Substring? {
    guard rest.hasPrefix(first) else { return nil }
    let content = rest.dropFirst(first.count)
    var close: Substring.Index?
    if first == "<" {
      var quote: Character?
      close = content.firstIndex { sign in
        if let open = quote {
          if sign == open { quote = nil }
        } else if sign == "\"" || sign == "'" {
          quote = sign
        } else {
          return sign == ">"
        }
        return false
      }
    } else {
      close = content.range(of: last)?.lowerBound
    }
    guard let close else { return nil }
    let end = content.index(close, offsetBy: last.count)
    advance(rest[..<end])
    rest = rest[end...]
    return content[..<close]
  }

  private func advance(_ text: Substring) {
    for sign in text {
      if sign.isNewline {
        (lineNumber, columnNumber) = (lineNumber + 1, 1)
      } else {
        columnNumber += 1
      }
    }
  }

  /// Tells of an element, and gives its name.
  private func start(_ tag: Substring) -> String {
    let name = String(tag.prefix { !$0.isWhitespace })
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      let after = rest[equals...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'" else { break }
      let value = after.dropFirst().prefix { $0 != quote }
      attributes[key] = XMLEntities.replaced(in: String(value))
      rest = after[value.endIndex...].dropFirst()
    }
    delegate?.parser(
      self, didStartElement: name, namespaceURI: nil, qualifiedName: name, attributes: attributes)
    return name
  }

  private func end(_ name: String) {
    delegate?.parser(self, didEndElement: name, namespaceURI: nil, qualifiedName: name)
  }
}

/// Is told what is found in XML.
public protocol XMLParserDelegate: AnyObject {
  func parserDidStartDocument(_ parser: XMLParser)
  func parserDidEndDocument(_ parser: XMLParser)
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String])
  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  func parser(_ parser: XMLParser, foundCharacters text: String)
  func parser(_ parser: XMLParser, foundCDATA data: Data)
  func parser(_ parser: XMLParser, foundComment comment: String)
  func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error)
  func parser(_ parser: XMLParser, validationErrorOccurred error: any Error)
}

extension XMLParserDelegate {
  public func parserDidStartDocument(_ parser: XMLParser) {}
  public func parserDidEndDocument(_ parser: XMLParser) {}
  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {}
  public func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {}
  public func parser(_ parser: XMLParser, foundCharacters text: String) {}
  /// The characters of a section that has no tags, where no other method takes them.
  public func parser(_ parser: XMLParser, foundCDATA data: Data) {
    self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
  }
  public func parser(_ parser: XMLParser, foundComment comment: String) {}
  public func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
  ) {}
  public func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {}
  public func parser(_ parser: XMLParser, validationErrorOccurred error: any Error) {}
}
