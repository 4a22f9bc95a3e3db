/// The calls of a Swift source file and what they are chained to, found by its tokens.
///
/// A call is a name before brackets or before a trailing closure: `Text("a")`, `.padding(8)`,
/// `VStack { … }`. Nothing is looked up, so a name may belong to anything.
package struct SwiftCalls: Sendable {
  package struct Argument: Sendable {
    package let label: String?
    /// The tokens of its value.
    package let tokens: Range<Int>
  }

  package struct Call: Sendable {
    /// The token of the name.
    package let name: Int
    /// Whether a dot stands before the name.
    package let isMember: Bool
    package let arguments: [Argument]
    /// The tokens of the brackets.
    package let brackets: ClosedRange<Int>?
    /// The tokens of the braces of each trailing closure.
    package let closures: [ClosedRange<Int>]
    /// The last token.
    package let end: Int
  }

  package let tokens: SwiftTokens
  package let calls: [Call]
  /// The call that each bracket or brace belongs to, by the token that opens it.
  private let owners: [Int: Int]
  /// The innermost open bracket around each token; -1 outside all.
  private let around: [Int]
  private let openers: [Int: Int]
  private let byName: [Int: Int]

  package init(_ bytes: [UInt8]) { self.init(SwiftTokens(bytes)) }

  package init(_ tokens: SwiftTokens) {
    self.tokens = tokens
    (openers, around) = Self.brackets(of: tokens)
    calls = tokens.tokens.indices.compactMap { [around] in Self.call(at: $0, tokens, around) }
    var owners: [Int: Int] = [:]
    for (index, call) in calls.enumerated() {
      if let brackets = call.brackets { owners[brackets.lowerBound] = index }
      for closure in call.closures { owners[closure.lowerBound] = index }
    }
    self.owners = owners
    byName = Dictionary(uniqueKeysWithValues: calls.enumerated().map { ($1.name, $0) })
  }

  private static func brackets(of tokens: SwiftTokens) -> (openers: [Int: Int], around: [Int]) {
    var (openers, around, open) = ([Int: Int](), [Int](), [Int]())
    for i in tokens.tokens.indices {
      if let last = open.last, tokens.closing(last) == i { open.removeLast() }
      around.append(open.last ?? -1)
      if let end = tokens.closing(i) {
        openers[end] = i
        open.append(i)
      }
    }
    return (openers, around)
  }

  private static let keywords: Set = [
    "if", "guard", "while", "for", "switch", "return", "in", "case", "where", "catch", "throw",
    "try", "await", "else", "do", "defer", "repeat", "let", "var", "is", "as", "inout", "throws",
    "rethrows", "async", "get", "set", "willSet", "didSet", "some", "any", "init", "deinit",
    "subscript", "default", "private", "fileprivate", "internal", "public", "open", "package",
  ]
  private static let declarations: Set = [
    "func", "struct", "class", "enum", "actor", "extension", "protocol", "macro", "typealias",
    "associatedtype", "import", "operator", "case", "precedencegroup",
  ]

  private static func call(at i: Int, _ tokens: SwiftTokens, _ around: [Int]) -> Call? {
    guard tokens.tokens[i].kind == .word, !keywords.contains(tokens.text(i)) else { return nil }
    let before = tokens.text(i - 1)
    guard before != "@", !declarations.contains(before) else { return nil }
    guard let first = tokens.bytes[tokens.tokens[i].range].first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    let isMember = before == "."
    var (end, brackets, arguments) = (i, ClosedRange<Int>?.none, [Argument]())
    if tokens.isSign(i + 1, of: "("), let close = tokens.closing(i + 1),
      // Brackets on a line of their own begin another statement.
      tokens.tokens[i + 1].line == tokens.tokens[i].line
    {
      brackets = i + 1...close
      arguments = self.arguments(in: i + 2..<close, tokens)
      end = close
    }
    var closures: [ClosedRange<Int>] = []
    let mayHaveClosure =
      brackets != nil || isMember
      || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        && !isType(before, isInside: around[i] >= 0 && tokens.isSign(around[i], of: "(")))
    if mayHaveClosure, tokens.isSign(end + 1, of: "{"), let close = tokens.closing(end + 1) {
      closures.append(end + 1...close)
      end = close
      while tokens.tokens.indices.contains(end + 3), tokens.tokens[end + 1].kind == .word,
        tokens.isSign(end + 2, of: ":"), tokens.isSign(end + 3, of: "{"),
        let close = tokens.closing(end + 3)
      {
        closures.append(end + 3...close)
        end = close
      }
    }
    guard brackets != nil || !closures.isEmpty else { return nil }
    return Call(
      name: i, isMember: isMember, arguments: arguments, brackets: brackets, closures: closures,
      end: end)
  }

  /// Whether a name with a brace behind it is a type because of the word before it.
  private static func isType(_ before: String, isInside: Bool) -> Bool {
    ["some", "any", ">", "&", "is", "as"].contains(before)
      || (!isInside && [":", ",", "="].contains(before) && before != "=")
  }

  private static func arguments(in range: Range<Int>, _ tokens: SwiftTokens) -> [Argument] {
    var (found, start, i) = ([Argument](), range.lowerBound, range.lowerBound)
    func add(_ end: Int) {
      guard start < end else { return }
      let isLabelled =
        start + 1 < end && tokens.tokens[start].kind == .word && tokens.isSign(start + 1, of: ":")
      found.append(
        Argument(
          label: isLabelled ? tokens.text(start) : nil,
          tokens: (isLabelled ? start + 2 : start)..<end))
    }
    while i < range.upperBound {
      if let close = tokens.closing(i) {
        i = close
      } else if tokens.isSign(i, of: ",") {
        add(i)
        start = i + 1
      }
      i += 1
    }
    add(range.upperBound)
    return found
  }
}

extension SwiftCalls {
  package func name(_ call: Call) -> String { tokens.text(call.name) }

  /// The value of the argument with a label; without one, of the first that has none.
  package func argument(_ label: String?, of call: Call) -> Argument? {
    call.arguments.first { $0.label == label }
  }

  /// The source of an argument's value.
  package func text(_ argument: Argument) -> String {
    guard let first = argument.tokens.first, let last = argument.tokens.last else { return "" }
    return tokens.text(
      tokens.tokens[first].range.lowerBound..<tokens.tokens[last].range.upperBound)
  }

  /// The value of a number that is written out.
  package func number(_ argument: Argument) -> Double? {
    let text = text(argument).replacing("_", with: "")
    guard text.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }) else { return nil }
    return Double(text)
  }

  /// The call whose brackets or closure are the innermost around a token.
  package func parent(of token: Int) -> Call? {
    var opener = around.indices.contains(token) ? around[token] : -1
    while opener >= 0 {
      if let owner = owners[opener] { return calls[owner] }
      opener = around[opener]
    }
    return nil
  }

  /// The bracket that is open directly around a token.
  package func bracket(around token: Int) -> Int? {
    around.indices.contains(token) && around[token] >= 0 ? around[token] : nil
  }

  /// The calls around a token, from the inside.
  package func ancestors(of token: Int) -> [Call] {
    var (found, at) = ([Call](), token)
    while let next = parent(of: at) {
      found.append(next)
      at = next.name
    }
    return found
  }

  /// The calls of a chain such as `Text("a").padding().font(.body)` in their order.
  package func chain(of call: Call) -> [Call] {
    var chain = [call]
    while let first = chain.first, first.isMember, let earlier = receiver(of: first) {
      chain.insert(earlier, at: 0)
    }
    while let last = chain.last, tokens.isSign(last.end + 1, of: "."),
      let next = byName[last.end + 2]
    {
      chain.append(calls[next])
    }
    return chain
  }

  /// The name at a chain's beginning; nil where it begins with a dot, as `.blue.opacity(0.5)` does.
  package func root(of call: Call) -> String? {
    guard let first = chain(of: call).first else { return nil }
    guard first.isMember else { return name(first) }
    var at = first.name
    while tokens.isSign(at - 1, of: "."), at >= 2, tokens.tokens[at - 2].kind == .word { at -= 2 }
    return at == first.name || tokens.isSign(at - 1, of: ".") ? nil : tokens.text(at)
  }

  /// The call that a member is called on.
  private func receiver(of call: Call) -> Call? {
    var at = call.name - 2
    while at >= 0, let opener = openers[at] {
      if let owner = owners[opener] { return calls[owner] }
      at = opener - 1
    }
    return nil
  }

  /// The line and the column, in bytes, where a token begins; both counted from 1.
  package func place(_ token: Int) -> (line: Int, column: Int) {
    let token = tokens.tokens[token]
    let start = tokens.bytes[..<token.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
    return (token.line, token.range.lowerBound - start)
  }

  /// The call whose name, or the dot before it, is at a line and column.
  package func call(line: Int, column: Int) -> Call? {
    calls.first { call in
      let place = place(call.name)
      return place.line == line && (place.column == column || place.column == column + 1)
    }
  }
}
