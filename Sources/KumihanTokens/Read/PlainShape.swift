/// Files with values only, group by group, as themes of programs are exported: Tailwind's, Carbon's.
enum PlainShape {
  /// nil where a file has another shape, or no colour nor length by which it would be known.
  static func tree(of source: TokenJSON) -> TokenJSON? {
    var isKnown = false
    guard let tree = tree(of: source, &isKnown), isKnown else { return nil }
    return tree
  }

  private static func tree(of value: TokenJSON, _ isKnown: inout Bool) -> TokenJSON? {
    guard let object = value.object else { return nil }
    var result = TokenJSON.Object()
    for member in object.members {
      if member.key.hasPrefix("$") || member.key == "value" { return nil }
      switch member.value {
      case .object:
        guard let group = tree(of: member.value, &isKnown) else { return nil }
        result.members.append(TokenJSON.Object.Member(key: member.key, value: group))
      case .null: break
      default:
        guard let leaf = leaf(member.value) else { continue }
        if let text = leaf.text {
          isKnown =
            isKnown || TokenColor(text: text) != nil
            || text.wholeMatch(of: /-?[0-9.]+(px|rem)/) != nil
        }
        result.members.append(
          TokenJSON.Object.Member(key: member.key, value: .members([("$value", leaf)])))
      }
    }
    return .object(result)
  }

  /// A value of its own; nil for words that stand for what is around, and for lists of other things.
  private static func leaf(_ value: TokenJSON) -> TokenJSON? {
    if let text = value.text {
      return ["currentcolor", "inherit", "initial"].contains(text.lowercased()) ? nil : value
    }
    guard let list = value.list else { return value }
    if !list.isEmpty, list.allSatisfy({ $0.text != nil }) { return value }
    // A size with the height of its line.
    return list.first.flatMap { $0.text == nil ? nil : $0 }
  }
}
