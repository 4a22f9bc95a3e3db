/// Files of Tokens Studio: sets of tokens, and themes that choose among them.
enum TokensStudioShape {
  /// Whether references of a file without themes leave out the names of its sets, as they do there.
  static func isSets(_ source: TokenJSON) -> Bool {
    guard let root = source.object else { return false }
    let sets = Set(root.members.map(\.key))
    let inside = Set(root.members.flatMap { $0.value.object?.members.map(\.key) ?? [] })
    let heads = heads(in: source)
    return heads.contains { !sets.contains($0) }
      && heads.allSatisfy { sets.contains($0) || inside.contains($0) }
  }

  /// The first parts of the names that a file refers to.
  private static func heads(in value: TokenJSON) -> Set<String> {
    switch value {
    case .object(let object): Set(object.members.flatMap { heads(in: $0.value) })
    case .list(let list): Set(list.flatMap { heads(in: $0) })
    case .text(let text) where text.utf8.contains(UInt8(ascii: "{")):
      Set(text.matches(of: /\{\s*\$?([^{}.]+)[^{}]*\}/).map { String($0.1) })
    default: []
    }
  }

  static func tree(of source: TokenJSON, problems: inout [TokenProblem]) -> TokenJSON {
    guard case .object(let root) = source else { return source }
    let sets = root.members.filter { !$0.key.hasPrefix("$") }
    let known = sets.map(\.key)
    let order = (root["$metadata"]?["tokenSetOrder"]?.list ?? []).compactMap(\.text)
    for name in order where !known.contains(name) {
      problems.append(
        TokenProblem(
          "$metadata.tokenSetOrder", "names the set '\(name)', which does not exist",
          hint: NearName.hint(for: name, among: known), kind: .reference))
    }
    let ordered = order.filter(known.contains) + known.filter { !order.contains($0) }
    let trees = Dictionary(
      sets.map { ($0.key, LegacyShape.tree(of: $0.value).object ?? TokenJSON.Object()) }
    ) { first, _ in first }
    func merged(_ names: [String]) -> TokenJSON.Object {
      names.reduce(TokenJSON.Object()) { TokenTrees.merged($0, trees[$1] ?? TokenJSON.Object()) }
    }
    let themes = root["$themes"]?.list ?? []
    guard !themes.isEmpty else { return .object(merged(ordered)) }
    let names = ModeTrees.names(
      themes.enumerated().map { $1["name"]?.text ?? "theme \($0 + 1)" }, of: "$themes",
      problems: &problems)
    let choices = themes.enumerated().map { index, theme in
      let chosen = theme["selectedTokenSets"]?.object?.members ?? []
      for member in chosen where !known.contains(member.key) {
        problems.append(
          TokenProblem(
            "$themes.\(names[index])", "names the set '\(member.key)', which does not exist",
            hint: NearName.hint(for: member.key, among: known), kind: .reference))
      }
      let used = Set(
        chosen.filter { $0.value.text != "disabled" }.map(\.key))
      return (mode: names[index], tree: merged(ordered.filter(used.contains)))
    }
    // Sets that no theme has are tokens all the same.
    let all = TokenTrees.merged(merged(ordered), choices[0].tree)
    return ModeTrees.combined(all, Array(choices.dropFirst()))
  }
}
