/// A JSON value that knows where in the file it stands, so that every complaint can say so.
package struct JSONNode: Hashable, Sendable {
  package let value: JSONValue
  package let path: String

  /// The root of a JSON text.
  package init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    self.init(value: try JSONParser.value(of: bytes), path: "$")
  }

  init(value: JSONValue, path: String) {
    self.value = value
    self.path = path
  }

  /// A string with at least one character.
  package func text() throws(JSONError) -> String {
    guard case .text(let text) = value else { throw mismatch("a string") }
    guard !text.isEmpty else { throw error("is empty") }
    return text
  }

  package func flag() throws(JSONError) -> Bool {
    guard case .flag(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  /// A number without a fraction.
  package func whole(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw mismatch("a whole number")
    }
    guard range.contains(whole) else {
      throw error(
        "\(whole) is out of range", hint: "use \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  package func list() throws(JSONError) -> [JSONNode] {
    guard case .list(let values) = value else { throw mismatch("an array") }
    return values.enumerated().map { JSONNode(value: $1, path: "\(path)[\($0)]") }
  }

  /// An object that may have these keys and no others.
  package func object(keys: [String]) throws(JSONError) -> JSONObject {
    let object = try openObject()
    for (key, node) in object.members where !keys.contains(key) {
      let near = NearMatch.value(for: key, among: keys).map { "did you mean '\($0)'? " } ?? ""
      throw node.error("unknown key", hint: "\(near)known: \(keys.joined(separator: ", "))")
    }
    return object
  }

  /// An object whose keys are names of the user's own.
  package func openObject() throws(JSONError) -> JSONObject {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return JSONObject(path: path, values: members)
  }

  /// One of some words.
  package func word<Value>(_ words: [(String, Value)]) throws(JSONError) -> Value {
    let text = try text()
    if let match = words.first(where: { $0.0 == text }) { return match.1 }
    let known = words.map(\.0)
    let near = NearMatch.value(for: text, among: known).map { "did you mean '\($0)'? " } ?? ""
    throw error("unknown '\(text)'", hint: "\(near)known: \(known.joined(separator: ", "))")
  }

  /// A string in one of the written forms of this module.
  package func parsed<Value>(
    _ parse: (String) throws(CalendarError) -> Value
  ) throws(JSONError) -> Value {
    let text = try text()
    do {
      return try parse(text)
    } catch {
      throw self.error(error.description, hint: error.hint)
    }
  }

  package func error(_ reason: String, hint: String? = nil) -> JSONError {
    JSONError(path: path, reason: reason, hint: hint)
  }

  private func mismatch(_ wanted: String) -> JSONError {
    error("expected \(wanted), found \(value.noun)")
  }
}
