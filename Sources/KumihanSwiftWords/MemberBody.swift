/// The body of a function, initialiser or computed property of a file.
package struct MemberBody: Hashable, Sendable {
  /// What the body gives.
  package enum Kind: Sendable {
    /// A view or a scene of some type.
    case view, scene
    /// A value of a named type.
    case value
    /// Nothing.
    case nothing
  }

  package let kind: Kind
  /// Between the braces: positions in the file's bytes.
  package let range: Range<Int>
}

extension SwiftTokens {
  private static let types: Set = ["struct", "class", "enum", "extension", "actor", "protocol"]
  private static let members: Set = ["func", "init", "var", "let", "subscript", "deinit", "case"]

  /// The body around a position that could be another without a change to the rest of the file; nil where there is none.
  package func memberBody(at offset: Int) -> MemberBody? {
    memberBody(at: offset, in: 0..<tokens.count)
  }

  private func memberBody(at offset: Int, in range: Range<Int>) -> MemberBody? {
    var (at, head) = (range.lowerBound, range.lowerBound)
    while at < range.upperBound {
      guard tokens[at].kind == .sign, let close = closing(at) else {
        if isSign(at, of: ";") { head = at + 1 }
        at += 1
        continue
      }
      guard isSign(at, of: "{") else {
        at = close + 1
        continue
      }
      let inside = tokens[at].range.upperBound..<tokens[close].range.lowerBound
      if inside.contains(offset) {
        let (keyword, words) = header(head..<at)
        if Self.types.contains(keyword) { return memberBody(at: offset, in: at + 1..<close) }
        return body(of: keyword, words, braces: at, close, at: offset)
      }
      (at, head) = (close + 1, close + 1)
    }
    return nil
  }

  /// The last keyword of a declaration before a brace, and the words from there, outside brackets.
  private func header(_ range: Range<Int>) -> (keyword: String, words: [String]) {
    var (keyword, words) = ("", [String]())
    var at = range.lowerBound
    while at < range.upperBound {
      let word = text(at)
      let isType =
        Self.types.contains(word) && !(word == "class" && Self.members.contains(text(at + 1)))
      if tokens[at].kind == .word, !isSign(at - 1, of: "."), isType || Self.members.contains(word) {
        (keyword, words) = (word, [])
      }
      words.append(word)
      at = (closing(at) ?? at) + 1
    }
    return (keyword, words)
  }

  private func body(
    of keyword: String, _ words: [String], braces open: Int, _ close: Int, at offset: Int
  ) -> MemberBody? {
    let range = tokens[open].range.upperBound..<tokens[close].range.lowerBound
    switch keyword {
    case "init": return MemberBody(kind: .value, range: range)
    case "deinit": return MemberBody(kind: .nothing, range: range)
    case "func", "var", "subscript": break
    default: return nil
    }
    if keyword != "func", let accessor = accessor(in: open + 1..<close, at: offset) {
      guard accessor.word == "get" else {
        return MemberBody(kind: .nothing, range: accessor.range)
      }
      return kind(of: words, keyword).map { MemberBody(kind: $0, range: accessor.range) }
    }
    // A value that is computed at once, `= {…}()`.
    if keyword == "var", words.contains("=") { return nil }
    return kind(of: words, keyword).map { MemberBody(kind: $0, range: range) }
  }

  private func kind(of words: [String], _ keyword: String) -> MemberBody.Kind? {
    if let some = words.firstIndex(of: "some"), some + 1 < words.count {
      switch words[(some + 1)...].last(where: { !"{?.".contains($0) && $0 != "where" }) ?? "" {
      case "View": return .view
      case "Scene": return .scene
      default: return words.contains("View") ? .view : nil
      }
    }
    if keyword == "func", !zip(words, words.dropFirst()).contains(where: { $0 == "-" && $1 == ">" })
    {
      return .nothing
    }
    return .value
  }

  /// The accessor around a position, where a body has accessors.
  private func accessor(
    in range: Range<Int>, at offset: Int
  ) -> (word: String, range: Range<Int>)? {
    let words: Set = ["get", "set", "didSet", "willSet"]
    var at = range.lowerBound
    var name = ""
    while at < range.upperBound {
      if words.contains(text(at)) { name = text(at) }
      guard let close = closing(at) else {
        // The first statement of a body without accessors.
        if name.isEmpty, tokens[at].kind == .word,
          !["async", "throws", "mutating", "nonmutating"].contains(text(at))
        {
          return nil
        }
        at += 1
        continue
      }
      if isSign(at, of: "{"), !name.isEmpty {
        let inside = tokens[at].range.upperBound..<tokens[close].range.lowerBound
        if inside.contains(offset) { return (name, inside) }
      }
      at = close + 1
    }
    return nil
  }

  private static let starts: Set = types.union(members).union([
    "@", "#", "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "nonisolated",
    "convenience", "required", "dynamic", "typealias", "associatedtype", "import", "infix",
    "prefix",
    "postfix", "operator", "precedencegroup", "isolated",
  ])

  /// The innermost declaration around a position: a member, or a type where the position is in its first line.
  package func declaration(at offset: Int) -> Range<Int>? {
    declaration(at: offset, in: 0..<tokens.count)
  }

  private func declaration(at offset: Int, in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound {
      var (at, isModified, keyword) = (start, true, "")
      repeat {
        let word = text(at)
        if isModified,
          Self.types.contains(word) || Self.members.contains(word) || word == "typealias"
        {
          // `class` before a member is a modifier.
          isModified = word == "class" && Self.members.contains(text(at + 1))
          keyword = word
        }
        if isSign(at, of: "{"), Self.types.contains(keyword), let close = closing(at),
          (tokens[at].range.upperBound..<tokens[close].range.lowerBound).contains(offset)
        {
          return declaration(at: offset, in: at + 1..<close)
        }
        at = (closing(at) ?? at) + 1
      } while at < range.upperBound && (isModified || !begins(at))
      let whole = tokens[start].range.lowerBound..<tokens[at - 1].range.upperBound
      if whole.contains(offset) { return keyword.isEmpty ? nil : whole }
      start = at
    }
    return nil
  }

  /// Whether a declaration begins at a token.
  private func begins(_ at: Int) -> Bool {
    tokens[at].line > tokens[at - 1].line && Self.starts.contains(text(at))
      || isSign(at - 1, of: ";")
  }
}
