/// A JSON value without its place in a file.
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

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(arrayLiteral values: JSONValue...) { self = .list(values) }

  /// Of equal keys the last applies.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}

extension JSONValue {
  /// The string; nil for anything else.
  package var asText: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of an array; nil for anything else.
  package var asList: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

  /// The members of an object; nil for anything else.
  package var asObject: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}
