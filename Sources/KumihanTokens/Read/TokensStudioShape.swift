/// Files of Tokens Studio: sets of tokens, and themes that choose among them.
enum TokensStudioShape {
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
