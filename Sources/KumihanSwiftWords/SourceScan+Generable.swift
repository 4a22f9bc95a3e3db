extension SourceScan {
  /// A type marked `@Generable`: ranges and places in bytes of the file.
  package struct Generable: Sendable {
    /// Before the opening brace, or before what the type's parameters must satisfy.
    package let header: Int
    /// Whether the type conforms to anything else.
    package let inherits: Bool
  }

  /// The types of a file that a language model can be asked for.
  package var generables: [Generable] {
    tokens.tokens.indices.compactMap { i in
      guard let last = markEnd(i, named: "Generable") else { return nil }
      // Attributes and modifiers stand between.
      let reach = last + 1..<min(last + 16, tokens.tokens.count)
      guard let type = reach.first(where: { ["struct", "enum"].contains(tokens.text($0)) }),
        let brace = (type..<tokens.tokens.count).first(where: { tokens.isSign($0, of: "{") })
      else { return nil }
      let head = type..<brace
      let limit = head.first { tokens.text($0) == "where" } ?? brace
      // What parameters must satisfy in angle brackets is not what the type conforms to.
      var (depth, inherits) = (0, false)
      for token in type..<limit {
        switch tokens.text(token) {
        case "<": depth += 1
        case ">": depth -= 1
        case ":" where depth == 0: inherits = true
        default: break
        }
      }
      return Generable(header: tokens.tokens[limit].range.lowerBound, inherits: inherits)
    }
  }

  /// The attributes that say what a language model is asked for, which are macros of Apple's.
  package var generationMarks: [Range<Int>] {
    tokens.tokens.indices.compactMap { i in
      ["Generable", "Guide"].lazy.compactMap { markEnd(i, named: $0) }.first.map { last in
        tokens.tokens[i].range.lowerBound..<tokens.tokens[last].range.upperBound
      }
    }
  }

  /// The last token of an attribute of this name with its arguments, at its `@`.
  private func markEnd(_ i: Int, named name: String) -> Int? {
    guard tokens.text(i) == "@", tokens.text(i + 1) == name else { return nil }
    return tokens.isSign(i + 2, of: "(") ? tokens.closing(i + 2) ?? i + 1 : i + 1
  }
}
