/// A JSON value with its place in the file, for error messages.
package struct JSONNode: Sendable {
  private let syntax: JSONSyntax
  private let bytes: [UInt8]
  /// A JSONPath such as `$.regions[0]`.
  package let path: String

  /// The root of a JSON text in UTF-8, with or without a byte order mark.
  package init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    let bytes = Array(bytes)
    self.init(syntax: try JSONParser.syntax(of: bytes), bytes: bytes, path: "$")
  }

  private init(syntax: JSONSyntax, bytes: [UInt8], path: String) {
    (self.syntax, self.bytes, self.path) = (syntax, bytes, path)
  }

  package var value: JSONValue { syntax.value }

  /// A string, which may be empty.
  package func string() throws(JSONError) -> String {
    guard case .scalar(.text(let text)) = syntax.content else { throw mismatch("a string") }
    return text
  }

  /// A string with at least one character.
  package func text() throws(JSONError) -> String {
    let text = try string()
    guard !text.isEmpty else { throw error("is empty") }
    return text
  }

  package func flag() throws(JSONError) -> Bool {
    guard case .scalar(.flag(let flag)) = syntax.content else { throw mismatch("true or false") }
    return flag
  }

  /// A number without a fraction.
  package func whole(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    guard case .scalar(.number(let number)) = syntax.content, let whole = Int(exactly: number)
    else { throw mismatch("a whole number") }
    guard range.contains(whole) else {
      throw error(
        "\(whole) is out of range", hint: "use \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  package func list() throws(JSONError) -> [JSONNode] {
    guard case .list(let values) = syntax.content else { throw mismatch("an array") }
    return values.enumerated().map {
      JSONNode(syntax: $1, bytes: bytes, path: "\(path)[\($0)]")
    }
  }

  /// An object whose keys are all among these.
  package func object(keys: [String]) throws(JSONError) -> JSONObject {
    let object = try openObject()
    try object.checkKeys(keys)
    return object
  }

  /// An object with keys of the user's own, or with some that are ignored.
  package func openObject() throws(JSONError) -> JSONObject {
    guard case .object(let members) = syntax.content else { throw mismatch("an object") }
    return JSONObject(self, members)
  }

  /// One of several words.
  package func word<Value>(_ words: [(String, Value)]) throws(JSONError) -> Value {
    let text = try text()
    if let match = words.first(where: { $0.0 == text }) { return match.1 }
    throw error("unknown '\(text)'", hint: NearMatch.hint(for: text, among: words.map(\.0)))
  }

  /// An error at the value's place.
  package func error(_ reason: String, hint: String? = nil) -> JSONError {
    error(reason, hint: hint, at: syntax.offset)
  }

  func error(_ reason: String, hint: String?, at offset: Int) -> JSONError {
    JSONError(path: path, reason: reason, hint: hint, at: offset, in: bytes)
  }

  func member(_ key: String, _ syntax: JSONSyntax) -> JSONNode {
    JSONNode(syntax: syntax, bytes: bytes, path: "\(path).\(key)")
  }

  private func mismatch(_ wanted: String) -> JSONError {
    error("expected \(wanted), found \(value.noun)")
  }
}
