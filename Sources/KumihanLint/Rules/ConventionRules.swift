import KumihanSwiftWords

/// How the document of Kajilis wants code named and filed.
extension LintRule {
  private static let conventions = "chapter 9, code conventions"

  static let suffix = LintRule(
    id: "kajilis.suffix", summary: "types end in View, ViewModel, Model or Service",
    source: conventions, isOfAllFiles: true
  ) { source in
    source.types.compactMap { type in
      // Components are called what they are: a button, a card.
      if type.isView, !source.folders.contains("Components"), !type.name.hasSuffix("View") {
        return source.fault(type, "the view '\(type.name)' does not end in 'View'")
      }
      let names = ["ViewModel", "Model", "Service"]
      if type.isObserved, !names.contains(where: type.name.hasSuffix) {
        return source.fault(
          type, "'\(type.name)' is observed, and ends neither in 'ViewModel', 'Model' nor 'Service'"
        )
      }
      return nil
    }
  }

  static let folder = LintRule(
    id: "kajilis.folder", summary: "files are in Views, ViewModels or Components",
    source: conventions, isOfAllFiles: true
  ) { source in
    source.types.compactMap { type in
      let folders: Set =
        type.isView
        ? ["Views", "Components"] : type.name.hasSuffix("ViewModel") ? ["ViewModels"] : []
      guard !folders.isEmpty, folders.isDisjoint(with: source.folders) else { return nil }
      let names = folders.sorted().reversed().joined(separator: " or ")
      return source.fault(type, "'\(type.name)' is in no folder \(names)")
    }
  }

  static let preview = LintRule(
    id: "kajilis.preview", summary: "a file of views has a #Preview", source: conventions
  ) { source in
    guard let view = source.types.first(where: \.isView),
      !source.tokens.tokens.indices.contains(where: {
        source.tokens.text($0) == "Preview" && source.tokens.isSign($0 - 1, of: "#")
      })
    else { return [] }
    return [source.fault(view, "the file of '\(view.name)' has no #Preview")]
  }
}

/// A type that a file declares outside of others.
private struct DeclaredType {
  let name: String
  /// The token of the name.
  let token: Int
  let isView: Bool
  /// Whether views follow its changes.
  let isObserved: Bool
}

extension LintSource {
  fileprivate func fault(_ type: DeclaredType, _ message: String) -> Fault {
    Fault(token: type.token, message: message)
  }

  fileprivate var types: [DeclaredType] {
    var (types, depth, marks): ([DeclaredType], Int, Set<String>) = ([], 0, [])
    for index in tokens.tokens.indices {
      if tokens.isSign(index, of: "{") { depth += 1 }
      if tokens.isSign(index, of: "}") { (depth, marks) = (depth - 1, []) }
      guard depth == 0 else { continue }
      if tokens.isSign(index - 1, of: "@") { marks.insert(tokens.text(index)) }
      guard ["struct", "class", "actor"].contains(tokens.text(index)),
        tokens.tokens.indices.contains(index + 1), tokens.tokens[index + 1].kind == .word
      else { continue }
      // What it conforms to stands before its body.
      let head = tokens.tokens.indices.dropFirst(index + 2).prefix { !tokens.isSign($0, of: "{") }
      let names = Set(head.map(tokens.text))
      types.append(
        DeclaredType(
          name: tokens.text(index + 1), token: index + 1,
          isView: tokens.text(index) == "struct" && names.contains("View"),
          isObserved: marks.contains("Observable") || names.contains("ObservableObject")))
      marks = []
    }
    return types
  }
}
