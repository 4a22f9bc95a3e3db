/// The members of a JSON object; a member that is null counts as missing.
package struct JSONObject: Hashable, Sendable {
  package let path: String
  let values: [String: JSONValue]

  init(path: String, values: [String: JSONValue]) {
    self.path = path
    self.values = values.filter { $0.value != .null }
  }

  /// In order of key, so that of several errors the same one is reported each time.
  package var members: [(key: String, node: JSONNode)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, node($0.key, $0.value)) }
  }

  package subscript(key: String) -> JSONNode? {
    values[key].map { node(key, $0) }
  }

  package func required(_ key: String) throws(JSONError) -> JSONNode {
    guard let node = self[key] else { throw JSONError(path: path, reason: "'\(key)' is missing") }
    return node
  }

  private func node(_ key: String, _ value: JSONValue) -> JSONNode {
    JSONNode(value: value, path: "\(path).\(key)")
  }
}
