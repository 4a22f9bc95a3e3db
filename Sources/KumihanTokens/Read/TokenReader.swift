/// Reads the tokens of a tree in the shape of the Design Tokens Community Group.
struct TokenReader {
  /// A token before its references are followed.
  struct Raw {
    var name: String
    /// The type it says it has, and that of the nearest group which says one.
    var ownType: String?
    var groupType: String?
    var value: TokenJSON
    var modes: [(name: String, value: TokenJSON)]
    var description: String?
    var isDeprecated: Bool
    var extensions: TokenJSON?

    /// How the value's colour is changed; the value that is read is changed already.
    var modifier: TokenJSON? { extensions?[ColorModifier.owner]?[ColorModifier.key] }

    fileprivate var extensionsLeft: TokenJSON? {
      guard modifier != nil, var all = extensions?.object else { return extensions }
      var own = all[ColorModifier.owner]?.object
      own?[ColorModifier.key] = nil
      all[ColorModifier.owner] = own?.members.isEmpty == false ? own.map { .object($0) } : nil
      return all.members.isEmpty ? nil : .object(all)
    }
  }

  let tree: TokenJSON
  /// Whether another tool wrote the file: its names and types are less strict.
  let isForeign: Bool
  private(set) var problems: [TokenProblem] = []
  private(set) var modes: [String] = []
  private var raws: [Raw] = []
  private var modeNames: Set<String> = []

  init(tree: TokenJSON, isForeign: Bool) { (self.tree, self.isForeign) = (tree, isForeign) }

  mutating func read() -> [Token] {
    guard case .object(let root) = tree else { return [] }
    walk(root, path: "", type: nil, isDeprecated: false, extended: [])
    var resolver = TokenResolver(raws: raws, tree: tree, isForeign: isForeign)
    var tokens: [Token] = []
    tokens.reserveCapacity(raws.count)
    for (index, raw) in raws.enumerated() {
      do throws(TokenProblem) {
        let type = try resolver.type(of: index)
        let value = try value(of: index, mode: nil, type, &resolver)
        var values: [String: TokenValue] = [:]
        for mode in modes where resolver.differs(index, in: mode) {
          let other = try self.value(of: index, mode: mode, type, &resolver)
          if other != value { values[mode] = other }
        }
        tokens.append(
          Token(
            name: raw.name, type: type, value: value, modes: values, description: raw.description,
            alias: raw.modifier == nil ? TokenResolver.alias(in: raw.value) : nil,
            isDeprecated: raw.isDeprecated, extensions: raw.extensionsLeft))
      } catch {
        problems.append(error)
      }
    }
    return tokens
  }

  private func value(
    of index: Int, mode: String?, _ type: TokenType, _ resolver: inout TokenResolver
  ) throws(TokenProblem) -> TokenValue {
    let json = try resolver.value(of: index, mode: mode)
    return try TokenValueReader(name: raws[index].name, mode: mode, isForeign: isForeign)
      .value(json, type)
  }

  private mutating func walk(
    _ group: TokenJSON.Object, path: String, type: String?, isDeprecated: Bool, extended: [String]
  ) {
    var group = group
    var extended = extended
    if let other = group["$extends"] ?? (path.isEmpty ? nil : group["$ref"]) {
      guard let merged = inherited(group, from: other, path: path, extended: &extended) else {
        return
      }
      group = merged
    }
    let type = group["$type"]?.text ?? type
    let isDeprecated = isDeprecated || Self.isDeprecated(group)
    for member in group.members {
      let name = path.isEmpty ? member.key : "\(path).\(member.key)"
      if member.isProperty {
        if member.key == "$root", case .object(let token) = member.value {
          add(token, name: path, type: type, isDeprecated: isDeprecated)
        } else {
          checkProperty(member.key, in: path)
        }
        continue
      }
      guard case .object(let object) = member.value else {
        problems.append(
          TokenProblem(
            name, "expected a group or a token, found \(member.value.noun)",
            hint: member.key == "value" ? "write '$value'" : nil, kind: .shape))
        continue
      }
      if !isForeign, member.key.isEmpty || member.key.utf8.contains(where: Self.isForbidden) {
        problems.append(
          TokenProblem(
            name, "a name may not be empty nor hold '{', '}' or '.'", kind: .name))
        continue
      }
      if object["$value"] != nil || object["$ref"] != nil && Self.isToken(object) {
        add(object, name: name, type: type, isDeprecated: isDeprecated)
      } else {
        walk(object, path: name, type: type, isDeprecated: isDeprecated, extended: extended)
      }
    }
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".")
  }

  /// Whether an object with `$ref` has no tokens of its own inside, and refers to one's value.
  private static func isToken(_ object: TokenJSON.Object) -> Bool {
    guard let pointer = object["$ref"]?.text else { return false }
    return pointer.hasSuffix("/$value") || object["$type"] != nil
      || object.members.allSatisfy { $0.key.hasPrefix("$") } && object["$extends"] == nil
  }

  private static func isDeprecated(_ object: TokenJSON.Object) -> Bool {
    switch object["$deprecated"] {
    case .flag(let flag)?: flag
    case .text?: true
    default: false
    }
  }

  private static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$root", "$ref",
    "$schema", "$themes", "$metadata",
  ]

  /// A property that the format does not know is kept and ignored, unless it is one misspelt.
  private mutating func checkProperty(_ key: String, in path: String) {
    guard !isForeign, !Self.properties.contains(key),
      let hint = NearName.hint(for: key, among: Self.properties), hint.hasPrefix("did you")
    else { return }
    problems.append(
      TokenProblem(
        path.isEmpty ? "$" : path, "unknown property '\(key)'", hint: hint, kind: .shape))
  }

  private mutating func add(
    _ object: TokenJSON.Object, name: String, type: String?, isDeprecated: Bool
  ) {
    var raw = Raw(
      name: name, ownType: nil, groupType: type, value: .null, modes: [], description: nil,
      isDeprecated: isDeprecated, extensions: nil)
    for member in object.members {
      switch member.key {
      case "$value": raw.value = member.value
      case "$ref": raw.value = .object(TokenJSON.Object([("$ref", member.value)]))
      case "$type":
        guard let text = member.value.text else {
          problems.append(
            TokenProblem(
              name, "expected '$type' to be a string, found \(member.value.noun)", kind: .type))
          return
        }
        raw.ownType = text
      case "$description": raw.description = member.value.text
      case "$deprecated": raw.isDeprecated = Self.isDeprecated(object)
      case "$extensions":
        raw.extensions = member.value
        raw.modes = modes(in: member.value, of: name)
      case "$extends", "$root": break
      default:
        if member.isProperty {
          checkProperty(member.key, in: name)
        } else if !isForeign, Self.holdsToken(member.value) {
          problems.append(
            TokenProblem(
              "\(name).\(member.key)", "a token may not hold other tokens",
              hint: "move '$value' into a token '$root'", kind: .shape))
        }
      }
    }
    raws.append(raw)
  }

  /// Whether there is a token in a value; words of a tool's own beside a token's are kept and ignored.
  private static func holdsToken(_ value: TokenJSON) -> Bool {
    guard let object = value.object else { return false }
    return object["$value"] != nil || object.members.contains { holdsToken($0.value) }
  }

  /// Values of modes beside the token's own: under `mode` or `modes`, or as Figma's plug-ins write
  /// them.
  private mutating func modes(
    in extensions: TokenJSON, of name: String
  ) -> [(name: String, value: TokenJSON)] {
    let found =
      extensions["mode"] ?? extensions["modes"] ?? extensions["com.figma"]?["modes"]
      ?? extensions["com.figma.modes"]
    guard case .object(let object)? = found else { return [] }
    var seen: Set<String> = []
    var result: [(name: String, value: TokenJSON)] = []
    for member in object.members {
      let mode = member.key.lowercased()
      guard seen.insert(mode).inserted else {
        problems.append(
          TokenProblem(name, "two modes have the name '\(mode)'", kind: .modes))
        continue
      }
      if modeNames.insert(mode).inserted { modes.append(mode) }
      result.append((mode, member.value["$value"] ?? member.value))
    }
    return result
  }

  /// The members of a group after those of the one it extends.
  private mutating func inherited(
    _ group: TokenJSON.Object, from other: TokenJSON, path: String, extended: inout [String]
  ) -> TokenJSON.Object? {
    let written = other.text ?? other["$ref"]?.text ?? ""
    let steps: [String] =
      TokenResolver.alias(in: .text(written)).map { $0.split(separator: ".").map(String.init) }
      ?? TokenResolver.steps(ofPointer: written) ?? []
    let target = steps.joined(separator: ".")
    guard !steps.isEmpty,
      let found = steps.reduce(tree, { $0?[$1] } as (TokenJSON?, String) -> TokenJSON?)?.object
    else {
      problems.append(
        TokenProblem(
          path, "extends the group '\(target.isEmpty ? written : target)', which does not exist",
          kind: .reference))
      return nil
    }
    guard !extended.contains(target), extended.count < 32, target != path,
      !path.hasPrefix(target + ".")
    else {
      let round = (extended + [target]).joined(separator: " → ")
      problems.append(
        TokenProblem(path, "extends itself: \(path) → \(round)", kind: .cycle))
      return nil
    }
    extended.append(target)
    var base = found
    if let next = found["$extends"] {
      guard let more = inherited(found, from: next, path: path, extended: &extended) else {
        return nil
      }
      base = more
    }
    return TokenTrees.merged(base, group)
  }
}

/// Trees of groups and tokens laid over one another.
enum TokenTrees {
  /// The members of both; where both have a key, those of groups are merged and a token of the
  /// second replaces the first.
  static func merged(
    _ base: TokenJSON.Object, _ other: TokenJSON.Object
  ) -> TokenJSON.Object {
    var places = Dictionary(
      base.members.enumerated().map { ($1.key, $0) }
    ) { first, _ in first }
    var result = base
    for member in other.members where member.key != "$extends" && member.key != "$ref" {
      guard let place = places[member.key] else {
        places[member.key] = result.members.count
        result.members.append(member)
        continue
      }
      if case .object(let mine) = result.members[place].value,
        case .object(let theirs) = member.value,
        mine["$value"] == nil, theirs["$value"] == nil, member.key != "$value"
      {
        result.members[place].value = .object(merged(mine, theirs))
      } else {
        result.members[place].value = member.value
      }
    }
    result.members.removeAll { $0.key == "$extends" }
    return result
  }
}
