/// Isolation as Apple's frameworks let it pass: their blocks came before Swift's concurrency, so a timer's block may call what
/// is the main actor's, and in Swift 5 that is a warning at most. The blocks of Linux's Foundation and Dispatch are stricter.
extension AppleSource {
  private static let declarations: Set = [
    "class", "struct", "enum", "protocol", "func", "init", "var", "let", "subscript",
  ]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "indirect", "isolated", "distributed", "async", "consuming", "borrowing",
  ]

  /// Writes `@preconcurrency` behind the `@MainActor` of a declaration; not of a type, a closure or an extension, which have
  /// none.
  static func ease(isolationAt i: Int, in tokens: SwiftTokens) -> [Insertion] {
    guard tokens.text(i + 1) == "MainActor", !tokens.isSign(i + 2, of: "("),
      tokens.text(i - 1) != "preconcurrency"
    else { return [] }
    var at = i + 2
    while at < tokens.tokens.count {
      if tokens.isSign(at, of: "@") {
        guard tokens.text(at + 1) != "preconcurrency" else { return [] }
        at += 2
        // The arguments of an attribute stand right behind its name.
        if tokens.isSign(at, of: "("), let close = tokens.closing(at),
          tokens.tokens[at].range.lowerBound == tokens.tokens[at - 1].range.upperBound
        {
          at = close + 1
        }
      } else if modifiers.contains(tokens.text(at)), !isDeclaration(at, in: tokens) {
        at += 1
        if tokens.isSign(at, of: "("), let close = tokens.closing(at) { at = close + 1 }
      } else {
        break
      }
    }
    return isDeclaration(at, in: tokens)
      ? [(tokens.tokens[i + 1].range.upperBound, " @preconcurrency")] : []
  }

  /// Whether a declaration begins at a token: `class` of a type, and not of `class func`.
  private static func isDeclaration(_ at: Int, in tokens: SwiftTokens) -> Bool {
    guard declarations.contains(tokens.text(at)) else { return false }
    return tokens.text(at) != "class"
      || !declarations.contains(tokens.text(at + 1)) && !modifiers.contains(tokens.text(at + 1))
  }
}
