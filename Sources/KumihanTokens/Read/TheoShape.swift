/// Files of Salesforce's Theo: properties, and aliases that stand in their values as `{!NAME}`.
enum TheoShape {
  /// nil where a file has another shape.
  static func tree(of source: TokenJSON) -> TokenJSON? {
    guard let all = source["props"], source["aliases"] != nil || source["global"] != nil else {
      return nil
    }
    let props: [(name: String, words: TokenJSON.Object)] =
      if let list = all.list {
        list.compactMap { prop in
          prop["name"]?.text.flatMap { name in prop.object.map { (name: name, words: $0) } }
        }
      } else {
        all.object?.members.compactMap { member in
          member.value.object.map { (name: member.key, words: $0) }
        }
          ?? []
      }
    guard !props.isEmpty else { return nil }
    var aliases: [String: TokenJSON] = [:]
    for member in source["aliases"]?.object?.members ?? [] {
      aliases[member.key] = member.value["value"] ?? member.value
    }
    return LegacyShape.tree(
      of: .members(
        props.compactMap { name, words in
          guard let value = words["value"] else { return nil }
          var token = [("value", resolved(value, aliases))]
          if let type = words["type"] ?? source["global"]?["type"] { token.append(("type", type)) }
          if let comment = words["comment"] { token.append(("comment", comment)) }
          return (name, .members(token))
        }))
  }

  private static func resolved(_ value: TokenJSON, _ aliases: [String: TokenJSON]) -> TokenJSON {
    guard let text = value.text else { return value }
    if let name = text.wholeMatch(of: /\{!([^{}]+)\}/)?.1, let alias = aliases[String(name)] {
      return alias
    }
    return .text(
      text.replacing(/\{!([^{}]+)\}/) { match in
        aliases[String(match.1)]?.text ?? "{\(match.1)}"
      })
  }
}
