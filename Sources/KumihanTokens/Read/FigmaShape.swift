import Foundation

/// Variables of Figma: as its web interface gives them, and as plug-ins export them by collections.
enum FigmaShape {
  /// Nil for a file of another shape.
  static func tree(of source: TokenJSON, problems: inout [TokenProblem]) -> TokenJSON? {
    let root = source["meta"] ?? source
    if let variables = root["variables"]?.object,
      let collections = root["variableCollections"]?.object
    {
      return answer(variables, collections, &problems)
    }
    if let variables = root["variables"]?.list, let collections = root["variableCollections"]?.list
    {
      return answer(byID(variables), byID(collections), &problems)
    }
    let listed = source["collections"]?.list ?? (source["modes"] == nil ? [] : [source])
    if listed.contains(where: { $0["variables"]?.list?.first?["valuesByMode"] != nil }) {
      return answer(of: listed, &problems)
    }
    if let list = source["collections"]?.list, list.contains(where: { $0["modes"]?.list != nil }) {
      return collections(list, &problems)
    }
    return nil
  }

  /// What has identifiers, as plug-ins list it.
  private static func byID(_ list: [TokenJSON]) -> TokenJSON.Object {
    TokenJSON.Object(list.enumerated().map { ($1["id"]?.text ?? "\($0)", $1) })
  }

  /// Collections with lists of variables, as plug-ins export them, in the form of the interface's answer.
  private static func answer(
    of list: [TokenJSON], _ problems: inout [TokenProblem]
  ) -> TokenJSON {
    var variables = TokenJSON.Object()
    var collections = TokenJSON.Object()
    for (index, collection) in list.enumerated() {
      let id = collection["id"]?.text ?? "\(index)"
      var inner = collection.object ?? TokenJSON.Object()
      if let modes = inner["modes"]?.object {
        inner["modes"] = .list(
          modes.members.map { .members([("modeId", .text($0.key)), ("name", $0.value)]) })
      }
      collections[id] = .object(inner)
      for variable in collection["variables"]?.list ?? [] {
        guard var object = variable.object, let name = object["name"]?.text else { continue }
        object["variableCollectionId"] = .text(id)
        if object["resolvedType"] == nil { object["resolvedType"] = object["type"] }
        variables[object["id"]?.text ?? "\(id)/\(name)"] = .object(object)
      }
    }
    return answer(variables, collections, &problems)
  }

  /// The answer of `GET /v1/files/…/variables/local`.
  private static func answer(
    _ variables: TokenJSON.Object, _ collections: TokenJSON.Object,
    _ problems: inout [TokenProblem]
  ) -> TokenJSON {
    let names = Dictionary(
      variables.members.map { ($0.key, $0.value["name"]?.text ?? $0.key) }
    ) { first, _ in first }
    var modes: [String: String] = [:]
    var defaults: [String: String] = [:]
    for member in collections.members {
      let list = member.value["modes"]?.list ?? []
      let found = ModeTrees.names(
        list.map { $0["name"]?.text ?? "" }, of: member.value["name"]?.text ?? member.key,
        problems: &problems)
      for (mode, name) in zip(list, found) { modes[mode["modeId"]?.text ?? ""] = name }
      defaults[member.key] = member.value["defaultModeId"]?.text ?? list.first?["modeId"]?.text
    }
    var result = TokenJSON.Object()
    for member in variables.members where member.value["remote"]?.flag != true {
      let variable = member.value
      let name = names[member.key] ?? member.key
      let kind = type(variable["resolvedType"]?.text, name, variable["scopes"])
      func value(_ json: TokenJSON) -> TokenJSON {
        guard json["type"]?.text == "VARIABLE_ALIAS" else { return plain(json, kind) }
        let id = json["id"]?.text ?? ""
        return .text("{\(path(names[id] ?? id).joined(separator: "."))}")
      }
      var token = TokenJSON.Object([("$type", .text(kind.rawValue))])
      let values = variable["valuesByMode"]?.object?.members ?? []
      let first =
        defaults[variable["variableCollectionId"]?.text ?? ""] ?? values.first?.key ?? ""
      guard let own = values.first(where: { $0.key == first }) ?? values.first else {
        problems.append(TokenProblem(name, "has no value in any mode", kind: .value))
        continue
      }
      token["$value"] = value(own.value)
      if let words = variable["description"]?.text, !words.isEmpty {
        token["$description"] = .text(words)
      }
      for other in values where other.key != own.key {
        guard let mode = modes[other.key] else {
          problems.append(
            TokenProblem(
              name, "has a value of the mode '\(other.key)', which does not exist", kind: .modes))
          continue
        }
        ModeTrees.add(value(other.value), mode: mode, to: &token)
      }
      insert(.object(token), at: path(name), in: &result)
    }
    return .object(result)
  }

  /// Collections with their modes, each with all its variables.
  private static func collections(
    _ list: [TokenJSON], _ problems: inout [TokenProblem]
  ) -> TokenJSON {
    var result = TokenJSON.Object()
    for collection in list {
      let modes = collection["modes"]?.list ?? []
      let names = ModeTrees.names(
        modes.map { $0["name"]?.text ?? "" }, of: collection["name"]?.text ?? "collections",
        problems: &problems)
      var trees: [(mode: String, tree: TokenJSON.Object)] = []
      for (index, mode) in modes.enumerated() {
        var tree = TokenJSON.Object()
        for variable in mode["variables"]?.list ?? [] {
          let name = variable["name"]?.text ?? ""
          let kind = type(variable["type"]?.text, name, nil)
          let written = variable["value"] ?? .null
          let alias =
            written["name"]?.text
            ?? (variable["isAlias"]?.flag == true
              ? written.text : nil)
          let value =
            alias.map { .text("{\(path($0).joined(separator: "."))}") } ?? plain(written, kind)
          insert(
            .members([("$type", .text(kind.rawValue)), ("$value", value)]), at: path(name),
            in: &tree)
        }
        trees.append((names[index], tree))
      }
      guard let first = trees.first else { continue }
      let all = ModeTrees.combined(first.tree, Array(trees.dropFirst()))
      result = TokenTrees.merged(result, all.object ?? TokenJSON.Object())
    }
    return .object(result)
  }

  private static func path(_ name: String) -> [String] {
    name.split(separator: "/").map {
      $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ".", with: "_")
    }
  }

  private static func insert(
    _ token: TokenJSON, at path: [String], in tree: inout TokenJSON.Object
  ) {
    guard let first = path.first else { return }
    if path.count == 1 {
      if tree[first] == nil { tree[first] = token }
      return
    }
    var group = tree[first]?.object ?? TokenJSON.Object()
    guard group["$value"] == nil else {
      // A variable may be named like a group; the format has a token of its own for that.
      group = TokenJSON.Object([("$root", .object(group))])
      insert(token, at: Array(path.dropFirst()), in: &group)
      tree[first] = .object(group)
      return
    }
    insert(token, at: Array(path.dropFirst()), in: &group)
    tree[first] = .object(group)
  }

  private static func type(_ name: String?, _ variable: String, _ scopes: TokenJSON?) -> TokenType {
    switch name?.lowercased() {
    case "color"?: return .color
    case "boolean"?: return .boolean
    case "string"?:
      return scopes?.list?.contains("FONT_FAMILY") == true ? .fontFamily : .string
    default:
      let plain: Set<TokenJSON> = ["OPACITY", "FONT_WEIGHT"]
      if let list = scopes?.list, !plain.isDisjoint(with: list) { return .number }
      let known = LegacyShape.type(
        of: variable.replacingOccurrences(of: "/", with: "."), .number("0"))
      return known == .fontWeight ? .number : .dimension
    }
  }

  private static func plain(_ value: TokenJSON, _ type: TokenType) -> TokenJSON {
    guard type == .dimension, let number = value.number else { return value }
    return .members([("value", .number(number)), ("unit", "px")])
  }
}
