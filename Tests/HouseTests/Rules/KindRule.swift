/// A kind of layout node says everything about itself: a `default` in a switch on kinds, or on one of
/// their rules, would answer for a kind that nobody has thought of.
enum KindRule {
  static func findings(in file: SourceFile) -> [Finding] {
    guard modules.contains(file.module), !file.isTest else { return [] }
    let tokens = file.tokens.map(\.text)
    return tokens.indices.compactMap { index in
      guard tokens[index] == "switch", let open = opening(after: index, in: tokens) else {
        return nil
      }
      let labels = labels(from: open, in: tokens)
      guard let other = labels.first(where: { tokens[$0] == "default" }),
        isOnKinds(tokens[index + 1..<open], labels.map { tokens[$0...] })
      else { return nil }
      return file.finding(
        file.tokens[other].line,
        "a default hides kinds of nodes: name each, or ask the kind's rules")
    }
  }

  /// Those that make nodes or read them.
  private static let modules: Set = [
    "Kumihan", "KumihanAppleNames", "KumihanControls", "KumihanLayout", "KumihanViews",
  ]

  /// The subject's last words by which switches on kinds are known.
  private static let subjects: Set = ["kind", "leaf", "wrapper", "container", "rules"]

  private static func isOnKinds(
    _ subject: ArraySlice<String>, _ labels: [ArraySlice<String>]
  ) -> Bool {
    let words = subject.filter { $0 != "." }
    if words.suffix(2).contains(where: subjects.contains) { return true }
    return labels.contains { label in
      ["leaf", "wrapper", "container"].contains { label.starts(with: ["case", ".", $0]) }
    }
  }

  /// The brace that opens the body of a `switch`: the first outside the subject's parentheses.
  private static func opening(after index: Int, in tokens: [String]) -> Int? {
    var depth = 0
    for next in (index + 1)..<tokens.count {
      if tokens[next] == "(" || tokens[next] == "[" { depth += 1 }
      if tokens[next] == ")" || tokens[next] == "]" { depth -= 1 }
      if tokens[next] == "{", depth == 0 { return next }
    }
    return nil
  }

  /// Where the labels of a body stand: those of switches inside it are not its own.
  private static func labels(from open: Int, in tokens: [String]) -> [Int] {
    var depth = 0
    var found: [Int] = []
    for index in open..<tokens.count {
      if tokens[index] == "{" { depth += 1 }
      if tokens[index] == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, tokens[index] == "case" || tokens[index] == "default" { found.append(index) }
    }
    return found
  }
}
