/// Swift source text as it reads for an iPhone: the conditions that ask for the platform answered as Apple's compiler would,
/// which no option of the compiler does.
///
/// Each condition becomes `true` or `false` and blanks, so every line and column stays where it was; only behind what Objective-C
/// lets a type leave out and behind the main actor's attribute columns move.
package enum AppleSource {
  /// Modules of other platforms and of Linux, which an iPhone does not have.
  private static let absent: Set = [
    "AppKit", "Cocoa", "Carbon", "WatchKit", "ClockKit", "TVUIKit", "TVServices", "Glibc", "Musl",
    "Android", "Bionic", "WinSDK", "ucrt", "WASILibc", "FoundationNetworking", "FoundationXML",
    "FoundationEssentials",
  ]
  private static let present: Set = ["Foundation", "Dispatch", "ObjectiveC", "Swift"]
  /// Modules whose names come with another's.
  private static let synonyms = [
    "SwiftUICore": "SwiftUI", "CoreFoundation": "Foundation", "FoundationNetworking": "Foundation",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The text for an iPhone.
  ///
  /// - Parameters:
  ///   - modules: Apple's modules that are found; `canImport` of any other is left to the compiler. Imports of a
  ///     part of one (`os.log`, `class UIKit.UIImage`) become imports of the whole.
  ///   - methods: what protocols of the module's other files may leave out: `optionalMethods(in:)`.
  package static func forIPhone(
    _ bytes: [UInt8], modules: Set<String>, methods: [String: Bool] = [:]
  ) -> [UInt8] {
    let tokens = SwiftTokens(bytes)
    var result = bytes
    var insertions: [Insertion] = []
    var i = 0
    while i < tokens.tokens.count {
      if tokens.text(i) == "#", ["if", "elseif"].contains(tokens.text(i + 1)) {
        i = answer(from: i + 2, in: tokens, modules: modules, &result)
      } else {
        if tokens.text(i) == "#" { name(expressionAt: i, in: tokens, &result) }
        if tokens.text(i) == "@" {
          omit(attributeAt: i, in: tokens, &result)
          insertions += ease(isolationAt: i, in: tokens)
        }
        if tokens.text(i) == "import" { widen(importAt: i, in: tokens, modules: modules, &result) }
        if tokens.text(i) == "protocol" {
          insertions += complete(protocolAt: i, in: tokens, &result)
        }
        if tokens.isSign(i + 1, of: "?"), tokens.tokens[i].kind == .word {
          insertions += call(at: i, methods: methods, in: tokens, &result)
        }
        if !methods.isEmpty, methods[tokens.text(i)] != nil {
          insertions += use(at: i, in: tokens)
        }
        i += 1
      }
    }
    // Of two in one place the one that was found last stands first: it is the outer one's.
    for (_, insertion) in insertions.enumerated().sorted(by: {
      ($0.element.at, $1.offset) > ($1.element.at, $0.offset)
    }) {
      result.insert(contentsOf: Array(insertion.text.utf8), at: insertion.at)
    }
    return result
  }

  /// The names of the modules that a file imports.
  package static func imports(in tokens: SwiftTokens) -> Set<String> {
    var names: Set<String> = []
    for i in tokens.tokens.indices where tokens.text(i) == "import" {
      let at = kinds.contains(tokens.text(i + 1)) ? i + 2 : i + 1
      if at < tokens.tokens.count, tokens.tokens[at].kind == .word { names.insert(tokens.text(at)) }
    }
    return names
  }

  /// The lines with outlets, whose attributes the text for an iPhone has no more.
  package static func linesOfOutlets(in bytes: [UInt8]) -> Set<Int> {
    Set(
      places(of: "@IBOutlet", in: bytes).map { place in
        bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
      })
  }

  /// Where a word begins: byte by byte, which takes a tenth of what cutting a file into tokens does.
  static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    var (places, rest) = ([Int](), bytes[...])
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { places.append(start) }
      rest.removeFirst()
    }
    return places
  }

  /// Answers the questions of one condition, and returns the token after it.
  private static func answer(
    from start: Int, in tokens: SwiftTokens, modules: Set<String>, _ bytes: inout [UInt8]
  ) -> Int {
    var at = start
    while at < tokens.tokens.count {
      // A condition may go on in the next line after or before an operator.
      if at > start, tokens.tokens[at].line != tokens.tokens[at - 1].line,
        !tokens.isSign(at - 1, of: "&|!("), !tokens.isSign(at, of: "&|)")
      {
        break
      }
      if tokens.tokens[at].kind == .word, tokens.isSign(at + 1, of: "("),
        let close = tokens.closing(at + 1)
      {
        let argument = tokens.text(at + 2)
        if let holds = holds(tokens.text(at), argument, modules: modules) {
          replace(
            tokens.tokens[at].range.lowerBound..<tokens.tokens[close].range.upperBound,
            by: holds ? "true" : "false", in: &bytes)
        }
        at = close
      }
      at += 1
    }
    return at
  }

  /// Nil where the compiler knows the answer.
  private static func holds(
    _ question: String, _ argument: String, modules: Set<String>
  ) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "canImport":
      modules.contains(argument) || present.contains(argument)
        ? true : absent.contains(argument) ? false : nil
    default: nil
    }
  }

  /// `import os.log` and `import class UIKit.UIImage` name a part of a module, which one of ours has not.
  private static func widen(
    importAt i: Int, in tokens: SwiftTokens, modules: Set<String>, _ bytes: inout [UInt8]
  ) {
    let line = tokens.tokens[i].line
    func stands(_ at: Int) -> Bool {
      at < tokens.tokens.count && tokens.tokens[at].line == line
    }
    let module = kinds.contains(tokens.text(i + 1)) ? i + 2 : i + 1
    guard stands(module) else { return }
    if let synonym = synonyms[tokens.text(module)] {
      replace(tokens.tokens[module].range, by: synonym, in: &bytes)
    } else if !modules.contains(tokens.text(module)) {
      // Linux's Foundation has its declarations, and no parts such as `Foundation.NSURLSession`.
      guard module == i + 1, present.contains(tokens.text(module)) else { return }
    }
    if module == i + 2 { replace(tokens.tokens[i + 1].range, by: "", in: &bytes) }
    var at = module + 1
    while tokens.text(at) == ".", stands(at + 1), tokens.tokens[at + 1].kind == .word {
      replace(
        tokens.tokens[at].range.lowerBound..<tokens.tokens[at + 1].range.upperBound, by: "",
        in: &bytes)
      at += 2
    }
  }

  /// Attributes for the Objective-C runtime, for Xcode's files and for what moves, which a picture does without.
  private static let omitted: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "UIApplicationMain", "NSApplicationMain", "Animatable", "AnimatableIgnored",
  ]

  private static func omit(attributeAt i: Int, in tokens: SwiftTokens, _ bytes: inout [UInt8]) {
    guard omitted.contains(tokens.text(i + 1)) else { return }
    var last = i + 1
    if tokens.isSign(i + 2, of: "("), let close = tokens.closing(i + 2),
      tokens.tokens[i + 2].range.lowerBound == tokens.tokens[i + 1].range.upperBound
    {
      last = close
    }
    replace(
      tokens.tokens[i].range.lowerBound..<tokens.tokens[last].range.upperBound, by: "", in: &bytes)
  }

  /// `#selector(Screen.close(_:))` and `#keyPath(Song.title)`, which need the Objective-C runtime, become the runtime's names in
  /// quotes, and `#Rule(…)` of a tip, a macro, the type of that name in the tip.
  private static func name(
    expressionAt i: Int, in tokens: SwiftTokens, _ bytes: inout [UInt8]
  ) {
    guard tokens.isSign(i + 2, of: "("), let close = tokens.closing(i + 2), close > i + 3 else {
      return
    }
    let head = tokens.tokens[i].range.lowerBound..<tokens.tokens[i + 2].range.upperBound
    let words = (i + 3..<close).map(tokens.text)
    switch tokens.text(i + 1) {
    case "selector": quote(selector(words), after: "_Sel(")
    case "keyPath": quote(keyPath(words), after: "String(")
    case "Rule": replace(head, by: " Rule(", in: &bytes)
    default: break
    }
    // In the line of the name, between what stands before and after it.
    func quote(_ name: String, after type: String) {
      let newline = UInt8(ascii: "\n")
      let own = tokens.tokens[i + 3].range.lowerBound..<tokens.tokens[close - 1].range.upperBound
      let end = tokens.tokens[close].range.lowerBound
      let low = bytes[..<own.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let first = max(head.lowerBound + type.utf8.count, low)
      let last = bytes[own.upperBound..<end].firstIndex(of: newline) ?? end
      let text = "\"\(name)\""
      guard !bytes[own].contains(newline), text.utf8.count <= last - first else { return }
      replace(head, by: type, in: &bytes)
      replace(own, by: "", in: &bytes)
      replace(max(first, last - text.utf8.count)..<last, by: text, in: &bytes)
    }
  }

  /// The runtime's name of a method, such as `close:` of `Screen.close(_:)`.
  private static func selector(_ words: [String]) -> String {
    let labels = words.firstIndex(of: "(") ?? words.endIndex
    let name = words[..<labels].last { $0 != "." } ?? ""
    let parts = words[labels...].split(separator: ":").dropLast(words.last == ")" ? 1 : 0)
      .map { $0.last { $0 != "(" } ?? "_" }
    guard let first = parts.first else { return name }
    let with = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
    return ([name + with] + parts.dropFirst().map { $0 == "_" ? "" : $0 }).map { "\($0):" }.joined()
  }

  /// The path without the type that it begins at.
  private static func keyPath(_ words: [String]) -> String {
    let names = words.filter { $0 != "." }
    return names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
  }

  /// Writes a word and blanks; what is replaced is at least as long.
  static func replace(_ range: Range<Int>, by word: String, in bytes: inout [UInt8]) {
    var rest = Array(word.utf8)[...]
    for at in range where bytes[at] != UInt8(ascii: "\n") {
      bytes[at] = rest.popFirst() ?? UInt8(ascii: " ")
    }
  }
}
