/// An import of a module that is not there.
package struct MissingImport: Hashable, Sendable {
  package let module: String
  /// The whole statement.
  package let range: Range<Int>
  /// Of the module's name, counted from 1; the column in bytes.
  package let line: Int
  package let column: Int
  /// Whether the conditions around it hold, so that the compiler would look for the module.
  package let isWanted: Bool
}

extension SwiftTokens {
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The imports of modules that are none of `known`, in the order of the file.
  package func missingImports(known: Set<String>) -> [MissingImport] {
    var found: [MissingImport] = []
    // For each open `#if` whether this branch holds, and whether one before it did.
    var branches: [(holds: Bool, isTaken: Bool)] = []
    for i in tokens.indices {
      if text(i) == "#" {
        switch text(i + 1) {
        case "if":
          let holds = condition(at: i + 2, known: known)
          branches.append((holds, holds))
        case "elseif":
          guard let last = branches.popLast() else { continue }
          let holds = !last.isTaken && condition(at: i + 2, known: known)
          branches.append((holds, holds || last.isTaken))
        case "else":
          guard let last = branches.popLast() else { continue }
          branches.append((!last.isTaken, true))
        case "endif": _ = branches.popLast()
        default: break
        }
      }
      guard text(i) == "import", tokens[i].kind == .word, i == 0 || !isSign(i - 1, of: ".") else {
        continue
      }
      let name = Self.importKinds.contains(text(i + 1)) ? i + 2 : i + 1
      guard name < tokens.count, tokens[name].kind == .word, tokens[name].line == tokens[i].line,
        !known.contains(text(name))
      else { continue }
      var last = name
      while isSign(last + 1, of: "."), last + 2 < tokens.count { last += 2 }
      var first = i
      // With its attributes and access, as `@testable public import`.
      while first > 0, tokens[first - 1].line == tokens[i].line,
        tokens[first - 1].kind == .word || isSign(first - 1, of: "@")
      {
        first -= 1
      }
      let start = tokens[name].range.lowerBound
      let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      found.append(
        MissingImport(
          module: text(name),
          range: tokens[first].range.lowerBound..<tokens[last].range.upperBound,
          line: tokens[name].line, column: start - lineStart + 1,
          isWanted: branches.allSatisfy(\.holds)))
    }
    return found
  }

  /// Whether a condition holds, as far as it asks for modules; what else it asks is taken to hold.
  private func condition(at start: Int, known: Set<String>) -> Bool {
    guard start < tokens.count else { return true }
    var (at, line) = (start, tokens[start].line)
    func next() -> String? {
      guard at < tokens.count, tokens[at].line == line else { return nil }
      return text(at)
    }
    func atom() -> Bool {
      switch next() {
      case "!":
        at += 1
        return !atom()
      case "(":
        at += 1
        let value = either()
        at += 1
        return value
      case "canImport":
        let holds = known.contains(text(at + 2))
        at = (closing(at + 1) ?? at + 1) + 1
        return holds
      case let word?:
        at += 1
        if isSign(at, of: "("), let end = closing(at) { at = end + 1 }
        while isSign(at, of: ".<>=0123456789"), next() != nil { at += 1 }
        return word != "false"
      case nil: return true
      }
    }
    func both() -> Bool {
      var value = atom()
      while next() == "&", at + 1 < tokens.count {
        at += 2
        line = at < tokens.count ? tokens[at].line : line
        value = atom() && value
      }
      return value
    }
    func either() -> Bool {
      var value = both()
      while next() == "|", at + 1 < tokens.count {
        at += 2
        line = at < tokens.count ? tokens[at].line : line
        value = both() || value
      }
      return value
    }
    return either()
  }
}
