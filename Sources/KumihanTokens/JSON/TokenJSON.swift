/// A JSON value of a token file, as it was written: members in their order, numbers by their digits.
///
/// `JSONNode` forgets both, so a file that is read with it cannot be written again without changes.
package enum TokenJSON: Hashable, Sendable {
  case null
  case flag(Bool)
  /// As written, such as `1.50`.
  case number(String)
  case text(String)
  case list([TokenJSON])
  case object(Object)

  /// The members of an object in their order; no key comes twice.
  package struct Object: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
      package var key: String
      package var value: TokenJSON

      /// Whether the key is one of the format's own, which begin with `$`.
      var isProperty: Bool { key.utf8.first == UInt8(ascii: "$") }
    }

    package var members: [Member]

    package init(_ members: [(String, TokenJSON)] = []) {
      self.members = members.map { Member(key: $0.0, value: $0.1) }
    }

    /// Appends a new key; the value of a known one is replaced where it stands.
    package subscript(key: String) -> TokenJSON? {
      get { members.first { $0.key == key }?.value }
      set {
        let index = members.firstIndex { $0.key == key }
        switch (index, newValue) {
        case (let index?, let value?): members[index].value = value
        case (let index?, nil): members.remove(at: index)
        case (nil, let value?): members.append(Member(key: key, value: value))
        case (nil, nil): break
        }
      }
    }
  }

  package static func number(_ value: Double) -> TokenJSON {
    guard value.isFinite else { return .null }
    guard let whole = Int(exactly: value) else { return .number("\(value)") }
    return .number("\(whole)")
  }

  package static func members(_ members: [(String, TokenJSON)]) -> TokenJSON {
    .object(Object(members))
  }

  package var object: Object? { if case .object(let object) = self { object } else { nil } }
  package var list: [TokenJSON]? { if case .list(let list) = self { list } else { nil } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  package var number: Double? {
    if case .number(let digits) = self { Double(digits) } else { nil }
  }

  /// The value of a key; nil where this is no object.
  package subscript(key: String) -> TokenJSON? { object?[key] }

  /// With its article, for messages.
  package var noun: String {
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

extension TokenJSON: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension TokenJSON {
  /// The text of the value in UTF-8, indented by two spaces, with a line break at its end. What
  /// fits in a line and holds no object stands in one.
  package var written: String {
    var result = ""
    write(into: &result, indent: 0)
    return result + "\n"
  }

  private var isSimple: Bool {
    switch self {
    case .object(let object): object.members.isEmpty
    case .list(let list): list.count <= 6 && list.allSatisfy { $0.isSimple }
    default: true
    }
  }

  private func write(into result: inout String, indent: Int) {
    switch self {
    case .null: result += "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .number(let digits): result += digits
    case .text(let text): Self.quote(text, into: &result)
    case .list(let list):
      if isSimple {
        result += "["
        for (index, value) in list.enumerated() {
          if index > 0 { result += ", " }
          value.write(into: &result, indent: indent)
        }
        result += "]"
        return
      }
      Self.lines(list, "[", "]", indent, into: &result) { value, result in
        value.write(into: &result, indent: indent + 1)
      }
    case .object(let object):
      guard !object.members.isEmpty else {
        result += "{}"
        return
      }
      Self.lines(object.members, "{", "}", indent, into: &result) { member, result in
        Self.quote(member.key, into: &result)
        result += ": "
        member.value.write(into: &result, indent: indent + 1)
      }
    }
  }

  private static func lines<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, _ indent: Int,
    into result: inout String, _ write: (Element, inout String) -> Void
  ) {
    result += opening
    for (index, element) in elements.enumerated() {
      result += index == 0 ? "\n" : ",\n"
      result += String(repeating: "  ", count: indent + 1)
      write(element, &result)
    }
    result += "\n" + String(repeating: "  ", count: indent) + closing
  }

  /// Appends a text in quotes.
  package static func quote(_ text: String, into result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
