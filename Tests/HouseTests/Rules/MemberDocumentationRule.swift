/// Members of the modules that others build on say what they are: units, ranges, errors.
///
/// A member explains itself, and needs no words, when it is
/// - a case without values or a constant of its own type: the type says what they choose among;
/// - an initialiser that only takes the type's properties, which are documented themselves;
/// - an operator, or what a protocol documents, of the standard library or of ours.
enum MemberDocumentationRule {
  static let modules: Set = ["KumihanDrawing", "KumihanLayout", "KumihanText", "Kumihan"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard modules.contains(file.module) else { return [] }
    let documented = Set(file.comments.map(\.line))
    return members(in: file).compactMap { member in
      guard !explainsItself(member, among: file) else { return nil }
      var line = member.line
      while !documented.contains(line - 1),
        DocumentationRule.attributeStands(on: line - 1, in: file)
      {
        line -= 1
      }
      guard !documented.contains(line - 1) else { return nil }
      return file.finding(
        member.line, "public \(member.kind) \(member.owner).\(member.name) has no documentation")
    }
  }

  private struct Member {
    var kind: String
    var name: String
    var owner: String
    var line: Int
    /// The tokens after the name as far as the line, or the parameters, go.
    var rest: ArraySlice<Token>
    var isStatic: Bool
    var isRequirement: Bool
  }

  private struct Scope {
    var kind: String
    var name: String
    /// Whether members without a word of access are public: cases and requirements.
    var isPublic: Bool
  }

  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let values: Set = [
    "let", "var", "func", "init", "subscript", "case", "associatedtype", "typealias",
  ]
  private static let modifiers: Set = [
    "static", "final", "nonisolated", "mutating", "indirect", "override", "convenience", "required",
    "private", "package", "internal", "public", "open", "class", "unsafe", "isolated", "lazy",
    "weak",
  ]

  private static func members(in file: SourceFile) -> [Member] {
    let tokens = file.tokens
    var scopes: [Scope] = []
    var pending: Scope?
    var found: [Member] = []
    for index in tokens.indices {
      let text = tokens[index].text
      if text == "{" {
        scopes.append(pending ?? Scope(kind: "", name: "", isPublic: false))
        pending = nil
        continue
      }
      if text == "}" {
        _ = scopes.popLast()
        continue
      }
      let previous = index > 0 ? tokens[index - 1].text : ""
      if types.contains(text), previous != ".", index + 1 < tokens.count,
        !values.contains(tokens[index + 1].text), pending == nil
      {
        pending = Scope(
          kind: text, name: name(after: index, in: tokens),
          isPublic: words(before: index, in: tokens).contains("public"))
      }
      guard values.contains(text), let scope = scopes.last ?? topLevel(scopes), previous != "."
      else {
        continue
      }
      let words = words(before: index, in: tokens)
      // `.open(let value)` is a pattern, not a declaration.
      let start = index - words.count
      if start > 0, tokens[start - 1].text == "." { continue }
      let isCase = text == "case" && scope.kind == "enum" && scope.isPublic
      let isRequirement = scope.kind == "protocol" && scope.isPublic && text != "case"
      guard isCase || isRequirement || words.contains("public") || words.contains("open") else {
        continue
      }
      let name = ["init", "subscript"].contains(text) ? text : tokens[index + 1].text
      found.append(
        Member(
          kind: text, name: name, owner: scope.name, line: tokens[start].line,
          rest: rest(after: index, in: tokens), isStatic: words.contains("static"),
          isRequirement: isRequirement))
    }
    return found
  }

  private static func topLevel(_ scopes: [Scope]) -> Scope? {
    scopes.isEmpty ? Scope(kind: "", name: "", isPublic: false) : nil
  }

  /// The modifiers before a keyword, nearest first.
  private static func words(before index: Int, in tokens: [Token]) -> [String] {
    var words: [String] = []
    var at = index - 1
    while at >= 0 {
      let text = tokens[at].text
      // The end of `private(set)`; other brackets belong to the declaration before.
      let isBracket = text == ")" && at > 1 && tokens[at - 1].text == "set"
      guard
        isBracket || text == "set" || text == "(" && words.last == "set" || modifiers.contains(text)
      else { break }
      words.append(text)
      at -= 1
    }
    return words
  }

  /// The name of a type, without the outer types of an extension's.
  private static func name(after index: Int, in tokens: [Token]) -> String {
    var at = index + 1
    while at + 2 < tokens.count, tokens[at + 1].text == "." { at += 2 }
    return at < tokens.count ? tokens[at].text : ""
  }

  private static func rest(after index: Int, in tokens: [Token]) -> ArraySlice<Token> {
    var depth = 0
    let end =
      tokens[index...].indices.first { at in
        if tokens[at].text == "(" { depth += 1 }
        if tokens[at].text == ")" { depth -= 1 }
        return depth <= 0 && at > index && tokens[at].line > tokens[index].line
      } ?? tokens.endIndex
    return tokens[index..<end]
  }

  private static func explainsItself(_ member: Member, among file: SourceFile) -> Bool {
    let words = member.rest.map(\.text)
    if !member.isRequirement, member.kind != "let", witnesses.contains(member.name),
      member.kind != "var" || member.name == "layoutProperties"
    {
      return true
    }
    switch member.kind {
    case "case": return !words.contains("(")
    case "init": return isMemberwise(words, of: member.owner, in: file)
    case "let", "var":
      if standard.contains(member.name) { return true }
      guard member.isStatic, words.count > 3 else { return false }
      return [member.owner, "Self"].contains(words[3])
    case "func":
      let isOperator = member.name.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
      return isOperator || standard.contains(member.name)
    default: return false
    }
  }

  /// Whether an initialiser's arguments are all named as properties that the file has.
  private static func isMemberwise(
    _ words: [String], of owner: String, in file: SourceFile
  ) -> Bool {
    guard let open = words.firstIndex(of: "(") else { return true }
    var depth = 0
    var labels: [String] = []
    for index in words.indices[open...] {
      let text = words[index]
      if ["(", "[", "<", "{"].contains(text) { depth += 1 }
      if [")", "]", ">", "}"].contains(text), words[index - 1] != "-" { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, text == ":" else { continue }
      labels.append(words[index - 1])
    }
    var properties: Set<String> = []
    for index in file.tokens.indices where ["let", "var"].contains(file.tokens[index].text) {
      // `var x, y: CGFloat` names two.
      var at = index + 1
      while at + 1 < file.tokens.endIndex, file.tokens[at + 1].text == "," {
        properties.insert(file.tokens[at].text)
        at += 2
      }
      if at < file.tokens.endIndex { properties.insert(file.tokens[at].text) }
    }
    return properties.isSuperset(of: labels)
  }

  /// Documented where they are declared: by the standard library, or by the language itself.
  private static let standard: Set = [
    "description", "debugDescription", "hash", "encode", "id", "rawValue", "allCases", "isEmpty",
    "count", "startIndex", "endIndex", "index", "makeIterator", "next", "zero", "identity",
  ]

  /// Requirements of our own protocols, documented there and not again in each conforming type.
  private static let witnesses: Set = [
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment",
    "layoutProperties", "Cache",
  ]
}
