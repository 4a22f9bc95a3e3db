import Foundation

/// A browser's request: the first line of an HTTP request and the header that names the host.
struct RequestHead: Equatable {
  let path: String
  /// The values of the query, decoded.
  let query: [String: String]

  /// The reason for refusing a request, as an HTTP status code.
  enum Refusal: Int, Error {
    case malformed = 400, foreign = 403, notGet = 405, longLine = 414, longHead = 431

    var words: String {
      switch self {
      case .malformed: "Bad Request"
      case .foreign: "Forbidden"
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
  static func read(_ bytes: [UInt8], searched: Int) throws(Refusal) -> RequestHead? {
    let newline = UInt8(ascii: "\n")
    if bytes.count > longestLine, !bytes.prefix(longestLine).contains(newline) { throw .longLine }
    // The end of the head may have begun in the last bytes of the previous call.
    for i in max(searched - 3, 0)..<max(bytes.count, searched - 3, 0) where bytes[i] == newline {
      let next = i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "\r") ? i + 2 : i + 1
      if next < bytes.count, bytes[next] == newline {
        guard i < longestHead else { throw .longHead }
        return try RequestHead(bytes[..<i])
      }
    }
    if bytes.count > longestHead { throw .longHead }
    return nil
  }

  private init(_ head: ArraySlice<UInt8>) throws(Refusal) {
    guard let text = String(validating: head, as: UTF8.self) else { throw .malformed }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
      .flatMap { $0.split(separator: "\r\n", omittingEmptySubsequences: false) }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    // A foreign page that points its name at this machine gets no answer.
    let hosts = lines.dropFirst().compactMap { line -> Substring? in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].lowercased() == "host" ? parts[1] : nil
    }
    guard hosts.count == 1,
      let host = hosts[0].trimmingCharacters(in: .whitespaces).split(separator: ":").first,
      host == "127.0.0.1" || host == "localhost"
    else { throw .foreign }
    guard words[0] == "GET" else { throw .notGet }
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
