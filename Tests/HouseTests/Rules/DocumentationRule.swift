/// Every public type says what it is; one inside another type may leave that to the outer one.
enum DocumentationRule {
  static func findings(in file: SourceFile) -> [Finding] {
    guard !file.isTest else { return [] }
    let documented = Set(file.comments.map(\.line))
    return publicTypes(in: file).compactMap { type in
      // Attributes may stand on lines of their own between the comment and the declaration.
      var line = type.keyword.line
      while !documented.contains(line - 1), attributeStands(on: line - 1, in: file) { line -= 1 }
      guard !documented.contains(line - 1) else { return nil }
      return file.finding(type.keyword.line, "public type \(type.name) has no documentation")
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor"]
  private static let modifiers: Set = ["final", "indirect", "nonisolated"]

  private static func publicTypes(in file: SourceFile) -> [(keyword: Token, name: String)] {
    let tokens = file.tokens
    var depth = 0
    return tokens.indices.compactMap { index in
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      guard depth == 0, tokens[index].text == "public" else { return nil }
      let next = tokens[(index + 1)...].prefix { modifiers.contains($0.text) }.endIndex
      guard next + 1 < tokens.count, kinds.contains(tokens[next].text) else { return nil }
      return (tokens[index], tokens[next + 1].text)
    }
  }

  static func attributeStands(on line: Int, in file: SourceFile) -> Bool {
    file.tokens.first { $0.line == line }?.text == "@"
  }
}
