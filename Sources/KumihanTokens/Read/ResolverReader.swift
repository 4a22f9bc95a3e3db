import Foundation

/// A resolver document: sets of tokens, modifiers with a context for each mode, and their order.
///
/// Source: DTCG resolver module, October 2025.
struct ResolverReader {
  let document: TokenJSON
  let load: (String) -> [UInt8]?
  private(set) var problems: [TokenProblem] = []
  private var files: [String: TokenJSON] = [:]
  /// More combinations of modes than a design has.
  private static let most = 32

  init(document: TokenJSON, load: @escaping (String) -> [UInt8]?) {
    (self.document, self.load) = (document, load)
  }

  /// What comes after one another: a set, or a modifier with its contexts.
  private enum Step {
    case set([TokenJSON.Object])
    case modifier(contexts: [(name: String, trees: [TokenJSON.Object])], first: Int)
  }

  mutating func tree() -> TokenJSON {
    if document["version"]?.text != "2025.10" {
      problems.append(
        TokenProblem(
          "version", "a resolver document has the version '2025.10'",
          hint: "write \"version\": \"2025.10\"", kind: .version))
    }
    var steps: [Step] = []
    for (index, item) in (document["resolutionOrder"]?.list ?? []).enumerated() {
      if let step = step(item, "resolutionOrder.\(index)") { steps.append(step) }
    }
    // Every choice of one context from each modifier, the default one first.
    var choices: [[Int]] = [[]]
    for case .modifier(let contexts, let first) in steps {
      let order = [first] + contexts.indices.filter { $0 != first }
      choices = choices.flatMap { choice in order.map { choice + [$0] } }
      if choices.count > Self.most {
        problems.append(
          TokenProblem("modifiers", "more than \(Self.most) combinations of modes", kind: .modes))
        return .object(merged(steps, [:]))
      }
    }
    let modifiers = steps.enumerated().filter { if case .modifier = $1 { true } else { false } }
    let trees = choices.map { choice -> (mode: String, tree: TokenJSON.Object) in
      var names: [String] = []
      for (at, step) in modifiers.enumerated() {
        guard case .modifier(let contexts, let first) = step.element, choice[at] != first else {
          continue
        }
        names.append(contexts[choice[at]].name)
      }
      let chosen = Dictionary(
        zip(modifiers.map(\.offset), choice)
      ) { first, _ in first }
      return (names.joined(separator: "-"), merged(steps, chosen))
    }
    guard let base = trees.first else { return .members([]) }
    var combined =
      ModeTrees.combined(base.tree, Array(trees.dropFirst())).object ?? TokenJSON.Object()
    if combined["$extensions"] == nil, let own = document["$extensions"] {
      combined["$extensions"] = own
    }
    return .object(combined)
  }

  private func merged(_ steps: [Step], _ choice: [Int: Int]) -> TokenJSON.Object {
    steps.enumerated().reduce(TokenJSON.Object()) { tree, step in
      switch step.element {
      case .set(let trees): trees.reduce(tree) { TokenTrees.merged($0, $1) }
      case .modifier(let contexts, let first):
        contexts.isEmpty
          ? tree
          : contexts[choice[step.offset] ?? first].trees.reduce(tree) { TokenTrees.merged($0, $1) }
      }
    }
  }

  private mutating func step(_ item: TokenJSON, _ path: String) -> Step? {
    var body = item
    var place = path
    if let pointer = item["$ref"]?.text {
      let steps = TokenResolver.steps(ofPointer: pointer) ?? []
      guard steps.count == 2, ["sets", "modifiers"].contains(steps[0]),
        let found = document[steps[0]]?[steps[1]]
      else {
        let known = ["sets", "modifiers"].flatMap { kind in
          (document[kind]?.object?.members ?? []).map { "#/\(kind)/\($0.key)" }
        }
        problems.append(
          TokenProblem(
            path, "refers to '\(pointer)', which does not exist",
            hint: NearName.hint(for: pointer, among: known), kind: .reference))
        return nil
      }
      (body, place) = (found, steps.joined(separator: "."))
    }
    if let contexts = body["contexts"]?.object {
      let names = ModeTrees.names(
        contexts.members.map(\.key), of: place, problems: &problems)
      var found: [(name: String, trees: [TokenJSON.Object])] = []
      for (name, member) in zip(names, contexts.members) {
        found.append((name, sources(member.value, "\(place).\(member.key)")))
      }
      let wanted = body["default"]?.text?.lowercased()
      let first = wanted.flatMap { names.firstIndex(of: $0) }
      if let wanted, first == nil {
        problems.append(
          TokenProblem(
            place, "has the default '\(wanted)', which is no context",
            hint: NearName.hint(for: wanted, among: names), kind: .modes))
      }
      return found.isEmpty ? nil : .modifier(contexts: found, first: first ?? 0)
    }
    return .set(sources(body["sources"] ?? .list([]), place))
  }

  private mutating func sources(_ value: TokenJSON, _ path: String) -> [TokenJSON.Object] {
    guard let list = value.list else {
      problems.append(
        TokenProblem(path, "expected an array of sources, found \(value.noun)", kind: .shape))
      return []
    }
    var trees: [TokenJSON.Object] = []
    for (index, item) in list.enumerated() {
      let place = "\(path).\(index)"
      guard let pointer = item["$ref"]?.text else {
        if let object = item.object { trees.append(object) }
        continue
      }
      if let steps = TokenResolver.steps(ofPointer: pointer) {
        guard steps.count == 2, steps[0] == "sets", let set = document["sets"]?[steps[1]],
          set["sources"]?.list?.contains(where: { $0["$ref"]?.text == pointer }) != true
        else {
          problems.append(
            TokenProblem(
              place, "refers to '\(pointer)', which is no set", kind: .reference))
          continue
        }
        if path.split(separator: ".").count < 24 {
          trees += sources(set["sources"] ?? .list([]), "\(place).\(steps[1])")
        } else {
          problems.append(TokenProblem(place, "sets that name one another", kind: .cycle))
        }
        continue
      }
      if let tree = file(pointer, place) { trees.append(tree) }
    }
    return trees
  }

  /// Another file, or a group of one: `base.json#/color`.
  private mutating func file(_ pointer: String, _ place: String) -> TokenJSON.Object? {
    let parts = pointer.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if files[name] == nil {
      guard let bytes = load(name) else {
        problems.append(
          TokenProblem(
            place, "names the file '\(name)', which cannot be read",
            hint: "paths are relative to the resolver document", kind: .reference))
        return nil
      }
      do throws(TokenProblem) {
        files[name] = try TokenJSONParser.value(of: bytes)
      } catch {
        problems.append(
          TokenProblem("\(name): \(error.path)", error.reason, hint: error.hint, kind: error.kind))
        return nil
      }
    }
    var value = files[name]
    if parts.count > 1 {
      for step in TokenResolver.steps(ofPointer: "#" + parts[1]) ?? [] { value = value?[step] }
    }
    guard let object = value?.object else {
      problems.append(
        TokenProblem(
          place, "refers to '\(pointer)', which is no group", kind: .reference))
      return nil
    }
    return object
  }
}
