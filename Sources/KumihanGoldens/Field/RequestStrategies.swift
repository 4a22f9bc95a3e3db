public import Foundation
public import FoundationNetworking
public import KumihanFoundation
public import KumihanSnapshots

/// A request as snapshots describe it: Linux's, and that of modules that are read as for an iPhone.
public protocol _DescribedRequest {
  var url: URL? { get }
  var httpMethod: String? { get }
  var httpBody: Data? { get }
  var allHTTPHeaderFields: [String: String]? { get }
}

extension FoundationNetworking.URLRequest: _DescribedRequest {}
extension KumihanFoundation.URLRequest: _DescribedRequest {}

extension Snapshotting where Value: _DescribedRequest, Format == String {
  /// The request's method, address, headers and body, with names in alphabetical order.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// The request's method, address, headers and body; where `pretty` holds, a body of JSON is laid out.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { ["\n" + words(of: $0, pretty: pretty)] } ?? []
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + body)
        .joined(separator: "\n")
    }
  }

  /// The command of `curl` that would send the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header " + quoted("\(name): \(value)"))
      }
      if let data = request.httpBody, let body = String(data: data, encoding: .utf8) {
        // A quotation mark that is escaped already keeps its backslash.
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        parts.append("--data " + quoted(escaped))
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie " + quoted(cookie)) }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func words(of body: Data, pretty: Bool) -> String {
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }
}

extension URL {
  /// The same address with the items of its query by name.
  fileprivate var withSortedQuery: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return self }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url ?? self
  }
}
