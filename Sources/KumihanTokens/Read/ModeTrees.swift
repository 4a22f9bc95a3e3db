import Foundation

/// Several trees of the same tokens brought into one, with the values of modes beside each token.
enum ModeTrees {
  /// - Parameter others: trees by the names of their modes, in order.
  static func combined(
    _ base: TokenJSON.Object, _ others: [(mode: String, tree: TokenJSON.Object)]
  ) -> TokenJSON {
    var result = base
    for other in others { lay(other.tree, mode: other.mode, on: &result) }
    return .object(result)
  }

  private static func lay(
    _ tree: TokenJSON.Object, mode: String, on base: inout TokenJSON.Object
  ) {
    let places = Dictionary(
      base.members.enumerated().map { ($1.key, $0) }
    ) { first, _ in first }
    for member in tree.members where !member.key.hasPrefix("$") {
      guard case .object(let theirs) = member.value else { continue }
      guard let place = places[member.key], case .object(var mine) = base.members[place].value
      else {
        // A token of this mode only has its value everywhere.
        base.members.append(member)
        continue
      }
      if let value = theirs["$value"] {
        if mine["$value"] != value { add(value, mode: mode, to: &mine) }
      } else {
        lay(theirs, mode: mode, on: &mine)
      }
      base.members[place].value = .object(mine)
    }
  }

  static func add(_ value: TokenJSON, mode: String, to token: inout TokenJSON.Object) {
    var extensions = token["$extensions"]?.object ?? TokenJSON.Object()
    var modes = extensions["mode"]?.object ?? TokenJSON.Object()
    modes[mode] = value
    extensions["mode"] = .object(modes)
    token["$extensions"] = .object(extensions)
  }

  /// Problems where two modes have one name; the names in lower case.
  static func names(
    _ names: [String], of owner: String, problems: inout [TokenProblem]
  ) -> [String] {
    var seen: Set<String> = []
    return names.map { name in
      let lower = name.lowercased().trimmingCharacters(in: .whitespaces)
      if !seen.insert(lower).inserted {
        problems.append(
          TokenProblem(
            owner, "two modes have the name '\(lower)'",
            hint: "give each mode a name of its own; capitals do not count", kind: .modes))
      }
      return lower
    }
  }
}
