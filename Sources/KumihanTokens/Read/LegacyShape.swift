import Foundation

/// Files of Style Dictionary, and of others that write `value` in place of `$value`.
enum LegacyShape {
  /// Whether some token is written without the signs of the format, and none with them.
  static func isLegacy(_ tree: TokenJSON) -> Bool {
    var open = [tree]
    var found = false
    while let next = open.popLast() {
      guard let object = next.object else { continue }
      if object["$value"] != nil { return false }
      if let value = object["value"], isToken(object, value) {
        found = true
      } else {
        open += object.members.map(\.value)
      }
    }
    return found
  }

  /// `value` may also be the name of a group.
  private static func isToken(_ object: TokenJSON.Object, _ value: TokenJSON) -> Bool {
    guard case .object(let inner) = value else { return true }
    return object["type"]?.text != nil || inner.members.allSatisfy { $0.value.object == nil }
  }

  static func tree(of source: TokenJSON) -> TokenJSON {
    guard case .object(let object) = source else { return source }
    if let sets = object["sets"]?.object, let token = token(of: sets) { return token }
    var result = TokenJSON.Object()
    result.members.reserveCapacity(object.members.count)
    if let value = object["value"], isToken(object, value) {
      let stops = gradient(value)
      for member in object.members {
        switch member.key {
        case "value": append("$value", stops ?? value)
        case "type": append("$type", stops == nil ? type(member.value) : "gradient")
        case "comment", "description": append("$description", member.value)
        case "deprecated": append("$deprecated", member.value)
        case "extensions", "$extensions": append("$extensions", member.value)
        // Names, paths and attributes that the tool adds to what it prints.
        default: break
        }
      }
      // Style Dictionary's own example of a dark scheme.
      if let dark = object["darkValue"] { ModeTrees.add(dark, mode: "dark", to: &result) }
      return .object(result)
    }
    for member in object.members {
      // A group's own words, not a group.
      if member.value.text != nil, ["type", "comment", "description"].contains(member.key) {
        append("$" + (member.key == "comment" ? "description" : member.key), member.value)
      } else {
        append(member.key, tree(of: member.value))
      }
    }
    return .object(result)

    func append(_ key: String, _ value: TokenJSON) {
      result.members.append(TokenJSON.Object.Member(key: key, value: value))
    }
    func type(_ value: TokenJSON) -> TokenJSON {
      value.text.flatMap(TokenType.init(name:)).map { .text($0.rawValue) } ?? value
    }
  }

  /// A token that has a value for each of several sets: the first is its own, the others are modes.
  private static func token(of sets: TokenJSON.Object) -> TokenJSON? {
    let values = sets.members.compactMap { member in member.value["value"].map { (member.key, $0) }
    }
    guard let first = values.first, values.count == sets.members.count else { return nil }
    var token = TokenJSON.Object([("$value", first.1)])
    for (mode, value) in values.dropFirst() where value != first.1 {
      ModeTrees.add(value, mode: mode.lowercased(), to: &token)
    }
    return .object(token)
  }

  /// The stops of a gradient that is written as CSS does, `linear-gradient(45deg, {blue} 0%, #FFF 100%)`;
  /// nil for other values.
  private static func gradient(_ value: TokenJSON) -> TokenJSON? {
    guard let text = value.text?.trimmingCharacters(in: .whitespaces),
      text.hasPrefix("linear-gradient("), text.hasSuffix(")")
    else { return nil }
    var parts: [String] = [""]
    var depth = 0
    for character in text.dropFirst("linear-gradient(".count).dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var stops = parts.map { $0.trimmingCharacters(in: .whitespaces) }
    // The angle has no place in a gradient of the format.
    if let first = stops.first, first.hasPrefix("to ") || first.hasSuffix("deg") {
      stops.removeFirst()
    }
    guard stops.count > 1 else { return nil }
    return .list(
      stops.enumerated().map { index, stop in
        var words = stop.split(separator: " ")
        var position = Double(index) / Double(stops.count - 1)
        if let share = words.last, share.hasSuffix("%"), let value = Double(share.dropLast()) {
          position = value / 100
          words.removeLast()
        }
        return .members([
          ("color", .text(words.joined(separator: " "))), ("position", .number(position)),
        ])
      })
  }

  /// The type of a token that says none: by its value, then by its category, the first word of its
  /// name.
  static func type(of name: String, _ value: TokenJSON) -> TokenType {
    let words = Set(name.lowercased().split { ".-_ ".contains($0) }.map(String.init))
    func holds(_ candidates: String...) -> Bool { !words.isDisjoint(with: candidates) }
    switch value {
    case .flag: return .boolean
    case .list(let list):
      return list.count == 4 && list.allSatisfy { $0.number != nil }
        ? .cubicBezier : .fontFamily
    case .object(let object):
      if object["fontSize"] != nil { return .typography }
      if object["blur"] != nil { return .shadow }
      if object["r"] != nil || object["colorSpace"] != nil { return .color }
      if object["unit"] != nil { return holds("time", "duration") ? .duration : .dimension }
      return .string
    case .text(let text):
      if TokenColor(text: text) != nil || holds("color", "colour", "colors") { return .color }
      if text.hasSuffix("px") || text.hasSuffix("rem") { return .dimension }
      if text.hasSuffix("ms") || holds("time", "duration") { return .duration }
      if holds("weight") { return .fontWeight }
      if holds("family") { return .fontFamily }
      if Double(text) != nil {
        return holds("size", "spacing", "radius", "space") ? .dimension : .number
      }
      return .string
    case .number:
      if holds("weight") { return .fontWeight }
      if holds("size", "spacing", "radius", "space", "sizing") { return .dimension }
      if holds("time", "duration") { return .duration }
      return .number
    case .null: return .string
    }
  }
}
