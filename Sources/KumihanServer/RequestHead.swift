import Foundation

/// The head of a request: the first line of HTTP and the headers that say where it comes from and goes.
package struct RequestHead: Equatable, Sendable {
  /// What a server lets in.
  package struct Rules: Sendable {
    /// Whether names of other machines are answered, as those of a proxy before the server.
    package var takesAnyHost: Bool
    /// The bytes that a body may have.
    package var longestBody: Int

    package init(takesAnyHost: Bool = false, longestBody: Int = 16 << 20) {
      (self.takesAnyHost, self.longestBody) = (takesAnyHost, longestBody)
    }
  }

  /// GET or POST.
  package let method: String
  package let path: String
  /// The values of the query, decoded.
  package let query: [String: String]
  package let host: String
  /// The page that sent it; nil where the browser does not say.
  package let origin: String?
  /// Of the body, in lower case, without parameters.
  package let type: String
  /// What the sender shows of itself.
  package let authorization: String?
  /// Whether the sender waits for a word before it sends the body.
  let waitsToSend: Bool
  /// The bytes of the body.
  let length: Int
  /// The bytes of the head, with the empty line at its end.
  private(set) var count = 0

  /// The reason for refusing a request, as an HTTP status code.
  package enum Refusal: Int, Error {
    case malformed = 400, unknown = 401, foreign = 403, notFound = 404, notGet = 405, longBody = 413
    case longLine = 414, wrongType = 415, longHead = 431

    var words: String {
      switch self {
      case .malformed: "Bad Request"
      case .unknown: "Unauthorized"
      case .foreign: "Forbidden"
      case .notFound: "Not Found"
      case .longBody: "Content Too Large"
      case .wrongType: "Unsupported Media Type"
      case .notGet: "Method Not Allowed"
      case .longLine: "URI Too Long"
      case .longHead: "Request Header Fields Too Large"
      }
    }
  }

  private static let (longestLine, longestHead) = (8 * 1024, 64 * 1024)

  /// The head at the beginning of the bytes received so far; nil while incomplete.
  ///
  /// - Parameter searched: the number of bytes at the last call.
  /// - Throws: as soon as the request is certain to be refused.
  static func read(
    _ bytes: [UInt8], searched: Int, _ rules: Rules
  ) throws(Refusal) -> RequestHead? {
    let newline = UInt8(ascii: "\n")
    if bytes.count > longestLine, !bytes.prefix(longestLine).contains(newline) { throw .longLine }
    // The end of the head may have begun in the last bytes of the previous call.
    for i in max(searched - 3, 0)..<max(bytes.count, searched - 3, 0) where bytes[i] == newline {
      let next = i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "\r") ? i + 2 : i + 1
      if next < bytes.count, bytes[next] == newline {
        guard i < longestHead else { throw .longHead }
        var head = try RequestHead(bytes[..<i], rules)
        head.count = next + 1
        return head
      }
    }
    if bytes.count > longestHead { throw .longHead }
    return nil
  }

  private init(_ head: ArraySlice<UInt8>, _ rules: Rules) throws(Refusal) {
    guard let text = String(validating: head, as: UTF8.self) else { throw .malformed }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
      .flatMap { $0.split(separator: "\r\n", omittingEmptySubsequences: false) }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    // A foreign page that points its name at this machine gets no answer.
    func values(_ name: String) -> [String] {
      lines.dropFirst().compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == name else { return nil }
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    let hosts = values("host")
    let name = hosts.first?.split(separator: ":").first
    guard rules.takesAnyHost || hosts.count == 1 && (name == "127.0.0.1" || name == "localhost")
    else { throw .foreign }
    host = hosts.first ?? ""
    authorization = values("authorization").first
    waitsToSend = values("expect").first?.lowercased() == "100-continue"
    origin = values("origin").first
    type =
      values("content-type").first.map {
        $0.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
      } ?? ""
    guard words[0] == "GET" || words[0] == "POST" else { throw .notGet }
    method = String(words[0])
    let lengths = values("content-length")
    // Bodies in pieces are nothing that our pages send.
    guard lengths.count <= 1, values("transfer-encoding").isEmpty else { throw .malformed }
    length =
      try lengths.first.map { text throws(Refusal) in
        guard let length = Int(text), length >= 0 else { throw .malformed }
        guard length <= rules.longestBody else { throw .longBody }
        return length
      } ?? 0
    let target = words[1].split(separator: "?", maxSplits: 1)
    path = target.first.map(String.init) ?? ""
    var query: [String: String] = [:]
    for pair in target.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1)
      query[String(sides[0])] = sides.count > 1 ? sides[1].removingPercentEncoding : ""
    }
    self.query = query
  }
}
