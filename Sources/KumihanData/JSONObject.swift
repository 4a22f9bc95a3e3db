/// The members of a JSON object; a member that is null counts as missing.
package struct JSONObject: Sendable {
  private let node: JSONNode
  private let values: [String: JSONSyntax.Member]

  init(_ node: JSONNode, _ members: [String: JSONSyntax.Member]) {
    self.node = node
    values = members.filter { $0.value.value.value != .null }
  }

  /// A JSONPath.
  package var path: String { node.path }

  /// In order of key, so that of several errors the same one is reported each time.
  package var members: [(key: String, node: JSONNode)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, node.member($0.key, $0.value.value)) }
  }

  package subscript(key: String) -> JSONNode? {
    values[key].map { node.member(key, $0.value) }
  }

  /// The value of a required key.
  package func required(_ key: String) throws(JSONError) -> JSONNode {
    guard let node = self[key] else { throw error("'\(key)' is missing") }
    return node
  }

  /// An error at the object's place.
  package func error(_ reason: String, hint: String? = nil) -> JSONError {
    node.error(reason, hint: hint)
  }

  /// - Throws: at the first unknown key, in order.
  func checkKeys(_ known: [String]) throws(JSONError) {
    for (key, member) in values.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      throw node.member(key, member.value).error(
        "unknown key", hint: NearMatch.hint(for: key, among: known), at: member.keyOffset)
    }
  }
}
