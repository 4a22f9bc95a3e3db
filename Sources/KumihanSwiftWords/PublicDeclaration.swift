/// A declaration marked `public` or `open`.
package struct PublicDeclaration: Hashable, Sendable {
  /// The keyword: `struct`, `func`, `init` …
  package let kind: String
  /// The declared name; the keyword again when there is none, as for `init` and operators.
  package let name: String
  /// The line of `public`, counted from 1.
  package let line: Int
  /// Whether it is outside all braces.
  package let isAtTop: Bool
  /// Whether it is `open`.
  package let isOpen: Bool
}

extension SwiftTokens {
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "actor", "func", "init", "subscript", "var", "let",
    "typealias", "extension", "macro", "import",
  ]
  /// The tokens allowed between `public` and the keyword.
  private static let modifiers: Set = [
    "final", "indirect", "nonisolated", "unsafe", "nonsending", "static", "class", "mutating",
    "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned", "dynamic",
    "prefix", "postfix", "infix", "isolated", "consuming", "borrowing", "private", "fileprivate",
    "internal", "package", "set", "(", ")",
  ]

  /// The declarations marked `public` or `open`, in the order of the file.
  package var publicDeclarations: [PublicDeclaration] {
    let words = code.map { text($0.range) }
    var depth = 0
    return words.indices.compactMap { index in
      if words[index] == "{" { depth += 1 }
      if words[index] == "}" { depth -= 1 }
      guard ["public", "open"].contains(words[index]) else { return nil }
      var at = index + 1
      while at + 1 < words.count, Self.modifiers.contains(words[at]) {
        let next = words[at + 1]
        // `class` is a modifier in `class func` and the keyword in `class Name`.
        if words[at] == "class", !Self.modifiers.contains(next), !Self.kinds.contains(next) {
          break
        }
        at += 1
      }
      guard at + 1 < words.count, Self.kinds.contains(words[at]) else { return nil }
      return PublicDeclaration(
        kind: words[at], name: code[at + 1].kind == .word ? words[at + 1] : words[at],
        line: code[index].line, isAtTop: depth == 0,
        isOpen: words[index] == "open")
    }
  }
}
