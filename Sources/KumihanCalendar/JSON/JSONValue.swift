/// A JSON text taken apart, before anybody asks what it means.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// With its article, for messages.
  var noun: String {
    switch self {
    case .null: "null"
    case .flag: "a boolean"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }
}
