/// The drawable declarations of a source file, found by its tokens, without the compiler.
///
/// The scan only names candidates. The compiler decides whether a view can be made without
/// arguments, since that depends on memberwise initialisers, property wrappers and extensions.
package struct SourceScan: Sendable {
  /// A view, a screen of UIKit's or a preview provider.
  package struct Candidate: Sendable {
    package enum Kind: Sendable { case view, screen, provider }

    package let name: String
    package let kind: Kind
    package let line: Int
    /// The reason why it cannot be named from outside, if any.
    package let obstacle: String?
    /// The `#if` around it.
    package let condition: String?
  }

  /// A `#Preview`: ranges of bytes of the file.
  package struct Preview: Sendable {
    package let whole: Range<Int>
    package let arguments: Range<Int>?
    package let body: Range<Int>
    /// What follows the body, as `timeline: { … }` of a widget; nil for views.
    package let timeline: Range<Int>?
    /// The body's declarations marked `@Previewable`.
    package let previewables: [Range<Int>]
    package let line: Int
    package let bodyLine: Int
    package let condition: String?
  }

  package private(set) var candidates: [Candidate] = []
  package private(set) var previews: [Preview] = []
  package private(set) var entries: [Entry] = []
  package private(set) var models: [Model] = []
  /// The `@main` attributes: a library has no entry point.
  package private(set) var mains: [Range<Int>] = []
  /// Every word of the file with its number of occurrences.
  package private(set) var words: [String: Int] = [:]

  private struct Scope {
    /// Nil where a name is not accessible from outside, such as in a function.
    var path: String?
    var isGeneric = false
    var isPrivate = false
    var isPublicExtension = false
  }

  package let tokens: SwiftTokens
  private var scopes: [Scope] = []
  /// The refused conditions of each open `#if`, and the current one.
  private var conditions: [(refused: [String], current: String)] = []
  private var viewProtocols: Set = ["View"]
  /// An `@Model` whose class has not come yet.
  private var mark: Range<Int>?

  /// The lines with outlets of storyboards.
  package let outlets: Set<Int>

  package init(_ text: [UInt8], outlets: Set<Int> = []) {
    tokens = SwiftTokens(text)
    self.outlets = outlets
    // Protocols may be declared below the types that conform to them.
    for pass in 0..<2 {
      (candidates, previews, entries, models, mains) = ([], [], [], [], [])
      mark = nil
      (scopes, conditions) = ([], [])
      var i = 0
      while i < tokens.tokens.count { i = pass == 0 ? collect(i) : read(i) }
    }
    var seen: Set<String> = []
    candidates.removeAll { !seen.insert("\($0.name) \($0.condition ?? "")").inserted }
    for i in tokens.tokens.indices where tokens.tokens[i].kind == .word {
      words[tokens.text(i), default: 0] += 1
    }
  }

  private func isDeclaration(_ i: Int) -> Bool {
    guard tokens.tokens[i].kind == .word, tokens.text(i - 1) != "." else { return false }
    let next = i + 1
    guard tokens.tokens.indices.contains(next), tokens.tokens[next].kind == .word else {
      return false
    }
    switch tokens.text(i) {
    case "struct", "enum", "actor", "extension", "protocol": return true
    case "class": return !["func", "var", "let", "subscript"].contains(tokens.text(next))
    default: return false
    }
  }

  /// The names after a declaration's colon, and the index of its opening brace.
  private func header(_ i: Int) -> (path: String, generic: Bool, parents: [String], brace: Int) {
    var (at, path) = (i + 1, tokens.text(i + 1))
    while tokens.text(at + 1) == ".", at + 2 < tokens.tokens.count {
      at += 2
      path += "." + tokens.text(at)
    }
    at += 1
    var (generic, angle, parents, inherits) = (false, 0, [String](), false)
    var last = ""
    while at < tokens.tokens.count, tokens.text(at) != "{" {
      let text = tokens.text(at)
      if text == "<" {
        if !inherits { generic = true }
        angle += 1
      } else if text == ">" {
        angle -= 1
      } else if angle == 0 {
        if text == "where" { break }
        if text == ":" {
          inherits = true
        } else if text == "," || text == "&" {
          parents.append(last)
        } else if text == "(" {
          at = tokens.closing(at) ?? at
        } else if inherits, tokens.tokens[at].kind == .word {
          last = text
        }
      }
      at += 1
    }
    parents.append(last)
    while at < tokens.tokens.count, tokens.text(at) != "{" { at += 1 }
    return (path, generic, parents, at)
  }

  private mutating func collect(_ i: Int) -> Int {
    guard isDeclaration(i), tokens.text(i) == "protocol" else { return i + 1 }
    let header = header(i)
    if header.parents.contains(where: viewProtocols.contains) {
      viewProtocols.insert(header.path)
    }
    return header.brace + 1
  }

  /// Reads the declaration that begins at a token; returns the index to continue at.
  private mutating func read(_ i: Int) -> Int {
    let text = tokens.text(i)
    if text == "#" { return readDirective(i) }
    if text == "@", tokens.text(i + 1) == "main", scopes.isEmpty {
      mains.append(tokens.tokens[i].range.lowerBound..<tokens.tokens[i + 1].range.upperBound)
      return i + 2
    }
    if text == "@", tokens.text(i + 1) == "Entry", let scope = scopes.last, let path = scope.path,
      let found = entry(
        at: i, in: path, isInPublicExtension: scope.isPublicExtension, condition: condition)
    {
      entries.append(found.entry)
      return found.next
    }
    if text == "@", let end = attributeEnd(i, named: "Model") {
      mark = tokens.tokens[i].range.lowerBound..<tokens.tokens[end].range.upperBound
      return end + 1
    }
    if isDeclaration(i) { return readDeclaration(i) }
    if text == "{" { scopes.append(Scope(path: nil)) }
    if text == "}" { _ = scopes.popLast() }
    return i + 1
  }

  private mutating func readDeclaration(_ i: Int) -> Int {
    let keyword = tokens.text(i)
    let header = header(i)
    let outer = scopes.last ?? Scope(path: "")
    let path = outer.path.map { $0.isEmpty ? header.path : "\($0).\(header.path)" }
    let scope = Scope(
      path: path, isGeneric: outer.isGeneric || header.generic,
      isPrivate: outer.isPrivate || (!scopes.isEmpty && isPrivate(i)),
      isPublicExtension: keyword == "extension" && tokens.text(i - 1) == "public")
    scopes.append(scope)
    if keyword == "class", let mark, let path, header.brace < tokens.tokens.count {
      models.append(
        model(path, marked: mark, isGeneric: scope.isGeneric, brace: header.brace, condition))
    }
    mark = nil
    if let path, let kind = kind(of: keyword, header.parents) {
      candidates.append(
        Candidate(
          name: path, kind: kind, line: tokens.tokens[i].line,
          obstacle: scope.isGeneric
            ? "is generic"
            : scope.isPrivate
              ? "is private in another type"
              : kind == .screen
                ? obstacle(ofScreenAt: header.brace, below: header.parents[0]) : nil,
          condition: condition))
    }
    return header.brace + 1
  }

  private func kind(of keyword: String, _ parents: [String]) -> Candidate.Kind? {
    if keyword == "class", Self.controllers.contains(parents[0]) { return .screen }
    guard keyword != "protocol" else { return nil }
    return parents.contains("PreviewProvider")
      ? .provider : parents.contains(where: viewProtocols.contains) ? .view : nil
  }

  /// Whether `private` is among the modifiers before a declaration.
  private func isPrivate(_ i: Int) -> Bool {
    var at = i - 1
    while at >= 0, tokens.tokens[at].kind == .word, tokens.text(at) != "}" {
      if tokens.text(at) == "private" { return true }
      guard ["fileprivate", "public", "final", "internal", "package"].contains(tokens.text(at))
      else { return false }
      at -= 1
    }
    return false
  }

  private mutating func readDirective(_ i: Int) -> Int {
    switch tokens.text(i + 1) {
    case "if":
      conditions.append(([], restOfLine(i + 1)))
    case "elseif":
      guard let last = conditions.popLast() else { break }
      conditions.append((last.refused + [last.current], restOfLine(i + 1)))
    case "else":
      guard let last = conditions.popLast() else { break }
      conditions.append((last.refused + [last.current], "true"))
    case "endif":
      _ = conditions.popLast()
    case "Preview" where scopes.isEmpty:
      return readPreview(i)
    default:
      return i + 1
    }
    let line = tokens.tokens[i].line
    var next = i + 2
    while next < tokens.tokens.count, tokens.tokens[next].line == line { next += 1 }
    return next
  }

  private func restOfLine(_ i: Int) -> String {
    let line = tokens.tokens[i].line
    let rest = tokens.tokens[(i + 1)...].prefix { $0.line == line }
    guard let first = rest.first, let last = rest.last else { return "true" }
    return String(
      decoding: tokens.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  private var condition: String? {
    let all = conditions.flatMap { $0.refused.map { "!(\($0))" } + ["(\($0.current))"] }
    return all.isEmpty ? nil : all.joined(separator: " && ")
  }

  private mutating func readPreview(_ i: Int) -> Int {
    var (at, arguments) = (i + 2, Range<Int>?.none)
    if tokens.isSign(at, of: "("), let end = tokens.closing(at) {
      arguments = tokens.tokens[at].range.upperBound..<tokens.tokens[end].range.lowerBound
      at = end + 1
    }
    var inside: Int?
    if !tokens.isSign(at, of: "{"), let open = closure(inArgumentsAt: i + 2) {
      // All in the brackets: what stands before the body's label are the arguments.
      (inside, at) = (at - 1, open)
      let first = tokens.tokens[i + 2].range.upperBound
      arguments = first..<max(tokens.tokens[open - 3].range.lowerBound, first)
    }
    // Incomplete ones are left to the compiler, which will report their line.
    guard tokens.isSign(at, of: "{"), let end = tokens.closing(at) else { return i + 2 }
    let body = tokens.tokens[at].range.upperBound..<tokens.tokens[end].range.lowerBound
    var (last, timeline) = (end, Range<Int>?.none)
    let next = inside != nil && tokens.isSign(end + 1, of: ",") ? end + 2 : end + 1
    if ["timeline", "contentStates", "timelineProvider"].contains(tokens.text(next)),
      tokens.text(next + 1) == ":", tokens.isSign(next + 2, of: "{"),
      let close = tokens.closing(next + 2)
    {
      last = close
      timeline = tokens.tokens[next].range.lowerBound..<tokens.tokens[close].range.upperBound
    }
    last = inside ?? last
    previews.append(
      Preview(
        whole: tokens.tokens[attributesStart(i)].range
          .lowerBound..<tokens.tokens[last].range.upperBound,
        arguments: arguments, body: body, timeline: timeline,
        previewables: previewables(in: at + 1..<end),
        line: tokens.tokens[i].line, bodyLine: tokens.tokens[at].line, condition: condition))
    return last + 1
  }

  /// The brace of the closure that is given as an argument, as in `#Preview("Small", as: .systemSmall, widget: { … })`.
  private func closure(inArgumentsAt open: Int) -> Int? {
    guard tokens.isSign(open, of: "("), let close = tokens.closing(open) else { return nil }
    var at = open + 1
    while at < close {
      if ["widget", "body"].contains(tokens.text(at)), tokens.isSign(at + 1, of: ":"),
        tokens.isSign(at + 2, of: "{")
      {
        return at + 2
      }
      at = (tokens.closing(at) ?? at) + 1
    }
    return nil
  }

  /// The start of the `@available(…)` before a `#Preview`.
  private func attributesStart(_ i: Int) -> Int {
    guard tokens.isSign(i - 1, of: ")") else { return i }
    var at = i - 1
    while at > 0, !tokens.isSign(at, of: "@{}#") { at -= 1 }
    guard tokens.text(at + 1) == "available", tokens.closing(at + 2) == i - 1 else { return i }
    return at
  }

  /// `@Previewable` declarations: each from its attribute to the end of its statement.
  private func previewables(in indices: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var at = indices.lowerBound
    while at < indices.upperBound {
      guard tokens.text(at) == "@", tokens.text(at + 1) == "Previewable" else {
        at = (tokens.closing(at) ?? at) + 1
        continue
      }
      let start = tokens.tokens[at].range.lowerBound
      at += 2
      var sawName = false
      while at < indices.upperBound {
        at = tokens.closing(at) ?? at
        sawName = sawName || tokens.text(at) == "var" || tokens.text(at) == "let"
        at += 1
        if at < indices.upperBound, sawName, endsStatement(before: at) { break }
      }
      result.append(start..<tokens.tokens[at - 1].range.upperBound)
    }
    return result
  }

  /// Whether a statement ends between two tokens: at a semicolon, or at a line's end unless a side
  /// requires continuation.
  func endsStatement(before i: Int) -> Bool {
    if tokens.text(i) == ";" { return true }
    guard i > 0, i < tokens.tokens.count, tokens.tokens[i].line > tokens.tokens[i - 1].line
    else { return false }
    if ["var", "let"].contains(tokens.text(i - 1)) { return false }
    // The question mark of an optional type directly follows its name.
    let isOptional =
      i > 1 && tokens.text(i - 1) == "?"
      && tokens.tokens[i - 2].range.upperBound == tokens.tokens[i - 1].range.lowerBound
    return (isOptional || !"=,:?+-*/&|<.".contains(tokens.text(i - 1)))
      && !"=.?:+-*/&|<{".contains(tokens.text(i))
  }
}
