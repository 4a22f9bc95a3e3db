/// What Objective-C's protocols may leave out: `@objc optional func didTap(_ view: View)` and `delegate?.didTap?(view)`.
///
/// A method that returns something becomes one that may throw, which a method that does not throw stands for, and its
/// default throws; a call of it becomes `(try? delegate?.rows(in: view))`. So nil is what nobody answers.
extension AppleSource {
  typealias Insertion = (at: Int, text: String)

  /// The methods and properties that a file's protocols may leave out, such as `list(_:didSelect:)` and `tint`, and whether
  /// they return something.
  package static func optionalMethods(in bytes: [UInt8]) -> [String: Bool] {
    guard !places(of: "optional ", in: bytes).isEmpty else { return [:] }
    let tokens = SwiftTokens(bytes)
    var methods: [String: Bool] = [:]
    for i in tokens.tokens.indices where tokens.text(i) == "optional" {
      if let name = function(from: i + 1, in: tokens), let close = tokens.closing(name + 1) {
        methods[key(name, close, in: tokens)] = arrow(after: close, in: tokens) != nil
      } else if tokens.text(i + 1) == "var" {
        methods[tokens.text(i + 2)] = true
      }
    }
    return methods
  }

  /// Rewrites the protocol at a token, and returns what is written behind its parts.
  static func complete(
    protocolAt i: Int, in tokens: SwiftTokens, _ bytes: inout [UInt8]
  ) -> [Insertion] {
    guard tokens.tokens.indices.contains(i + 1), tokens.tokens[i + 1].kind == .word,
      let (access, isObjectiveC) = modifiers(before: i, in: tokens)
    else { return [] }
    var open = i + 2
    while open < tokens.tokens.count, !tokens.isSign(open, of: "{}") { open += 1 }
    guard let close = tokens.closing(open), tokens.isSign(open, of: "{") else { return [] }
    var insertions: [Insertion] = []
    if isObjectiveC {
      // An object's protocol: its references may be weak.
      if tokens.text(i + 2) != ":" {
        insertions.append((tokens.tokens[i + 1].range.upperBound, ": AnyObject"))
      } else if !(i + 3..<open).contains(where: { tokens.text($0) == "AnyObject" }) {
        insertions.append((tokens.tokens[i + 2].range.upperBound, " AnyObject,"))
      }
      for at in open + 1..<close { leaveOut(ifUnavailable: at, before: close, in: tokens, &bytes) }
    }
    var defaults: [String] = []
    for at in open + 1..<close where tokens.text(at) == "optional" {
      defaults.append(
        `default`(ofRequirementAt: at, before: close, in: tokens, &bytes, &insertions))
    }
    guard !defaults.isEmpty else { return insertions }
    let name = tokens.text(i + 1)
    insertions.append(
      (
        tokens.tokens[close].range.upperBound,
        "; \(access)extension \(name) { \(defaults.joined(separator: "; ")) };"
      ))
    return insertions
  }

  /// What stands before `protocol`: who may see it, and whether it is one of Objective-C's.
  private static func modifiers(
    before i: Int, in tokens: SwiftTokens
  ) -> (access: String, isObjectiveC: Bool)? {
    var (at, access, isObjectiveC) = (i - 1, "", false)
    while at >= 0 {
      switch tokens.text(at) {
      case "public", "open": access = "public "
      case "package": access = "package "
      case "private", "fileprivate": access = "fileprivate "
      case "internal": break
      case ")":
        // The arguments of an attribute.
        guard let start = (0..<at).last(where: { tokens.closing($0) == at }) else { return nil }
        at = start
      case "objc" where tokens.text(at - 1) == "@":
        isObjectiveC = true
        at -= 1
      case _ where tokens.text(at - 1) == "@": at -= 1
      default: return (access, isObjectiveC)
      }
      at -= 1
    }
    return (access, isObjectiveC)
  }

  /// Leaves out the method that an attribute says is not to be had: only Objective-C's protocols may have such ones.
  private static func leaveOut(
    ifUnavailable at: Int, before end: Int, in tokens: SwiftTokens, _ bytes: inout [UInt8]
  ) {
    guard tokens.text(at) == "available", tokens.text(at - 1) == "@",
      let close = tokens.closing(at + 1),
      (at + 2..<close).contains(where: { tokens.text($0) == "unavailable" }),
      let name = function(from: close + 1, in: tokens), let last = tokens.closing(name + 1)
    else { return }
    let result = arrow(after: last, in: tokens)
    let stop =
      result.map {
        tokens.tokens[$0].range.lowerBound + type(from: $0, before: end, in: tokens).utf8.count
      } ?? tokens.tokens[last].range.upperBound
    replace(tokens.tokens[at - 1].range.lowerBound..<stop, by: "", in: &bytes)
  }

  /// Makes one requirement whole, and returns what stands for it where a type leaves it out.
  private static func `default`(
    ofRequirementAt at: Int, before end: Int, in tokens: SwiftTokens, _ bytes: inout [UInt8],
    _ insertions: inout [Insertion]
  ) -> String {
    replace(tokens.tokens[at].range, by: "", in: &bytes)
    if let name = function(from: at + 1, in: tokens), let close = tokens.closing(name + 1) {
      let head = tokens.text(
        tokens.tokens[name].range.lowerBound..<tokens.tokens[close].range.upperBound)
      let isAsync = tokens.text(close + 1) == "async" ? " async" : ""
      guard let arrow = arrow(after: close, in: tokens) else {
        return "func \(head)\(isAsync) {}"
      }
      if tokens.text(arrow - 1) != "throws" {
        insertions.append((tokens.tokens[arrow].range.lowerBound, "throws "))
      }
      let result = type(from: arrow, before: end, in: tokens)
      return "func \(head)\(isAsync) throws \(result) { throw CancellationError() }"
    }
    guard let name = (at + 1..<end).first(where: { tokens.text($0 - 1) == "var" }),
      let open = (name..<end).first(where: { tokens.isSign($0, of: "{") }),
      let close = tokens.closing(open)
    else { return "" }
    let head = tokens.text(
      tokens.tokens[name].range.lowerBound..<tokens.tokens[open].range.lowerBound)
    // A property that may throw cannot be set.
    for inner in open + 1..<close where tokens.text(inner) == "set" {
      replace(tokens.tokens[inner].range, by: "", in: &bytes)
    }
    if let get = (open + 1..<close).first(where: { tokens.text($0) == "get" }) {
      insertions.append((tokens.tokens[get].range.upperBound, " throws"))
    }
    return "var \(head) { get throws { throw CancellationError() } }"
  }

  /// The token with the name of a function whose declaration goes on at a token.
  private static func function(from start: Int, in tokens: SwiftTokens) -> Int? {
    var at = start
    while ["public", "internal", "static", "class", "mutating"].contains(tokens.text(at)) {
      at += 1
    }
    return tokens.text(at) == "func" && tokens.isSign(at + 2, of: "(") ? at + 1 : nil
  }

  /// The sign `-` of the arrow to a function's result; nil for a function without one.
  private static func arrow(after close: Int, in tokens: SwiftTokens) -> Int? {
    var at = close + 1
    while ["async", "throws"].contains(tokens.text(at)) { at += 1 }
    guard tokens.text(at) == "-", tokens.text(at + 1) == ">" else { return nil }
    let isNothing =
      tokens.text(at + 2) == "Void" || tokens.text(at + 2) == "(" && tokens.text(at + 3) == ")"
    return isNothing ? nil : at
  }

  /// An arrow and the type behind it.
  private static func type(from arrow: Int, before end: Int, in tokens: SwiftTokens) -> String {
    var last = arrow + 2
    while last + 1 < end {
      if let close = tokens.closing(last) {
        last = close
        continue
      }
      let next = last + 1
      let goesOn =
        tokens.isSign(next, of: ".?!<>&([,:") || tokens.isSign(last, of: ".<&,:-")
        || ["any", "some", "inout"].contains(tokens.text(last))
      // A generic's last bracket may stand before the next requirement.
      guard goesOn else { break }
      last = next
    }
    return tokens.text(
      tokens.tokens[arrow].range.lowerBound..<tokens.tokens[last].range.upperBound)
  }

  /// The name of the function at a token with the labels of what is in the brackets behind it.
  private static func key(_ name: Int, _ close: Int, in tokens: SwiftTokens) -> String {
    var (labels, at, isFirst) = ("", name + 2, true)
    while at < close {
      if isFirst {
        let second = tokens.text(at + 1)
        let isParameter = tokens.isSign(at + 2, of: ":") && tokens.tokens[at].kind == .word
        labels += isParameter || second == ":" ? tokens.text(at) + ":" : "_:"
      }
      isFirst = tokens.isSign(at, of: ",")
      at = (tokens.closing(at) ?? at) + 1
    }
    return "\(tokens.text(name))(\(labels))"
  }

  /// Beginnings of the names of methods without labels that Apple's protocols may leave out.
  private static let subjects = [
    "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "tableView",
    "presentationController", "application", "scene",
  ]

  /// Rewrites the call of a method that may be left out, at the token of its name.
  static func call(
    at i: Int, methods: [String: Bool], in tokens: SwiftTokens, _ bytes: inout [UInt8]
  ) -> [Insertion] {
    guard tokens.text(i - 1) == ".", tokens.text(i + 1) == "?", tokens.isSign(i + 2, of: "("),
      touch(i, i + 1), touch(i + 1, i + 2), let close = tokens.closing(i + 2)
    else { return [] }
    func touch(_ first: Int, _ second: Int) -> Bool {
      tokens.tokens[first].range.upperBound == tokens.tokens[second].range.lowerBound
    }
    var at = i + 3
    var (labels, isFirst) = ("", true)
    while at < close {
      if isFirst {
        labels += tokens.isSign(at + 1, of: ":") ? tokens.text(at) + ":" : "_:"
      }
      isFirst = tokens.isSign(at, of: ",")
      at = (tokens.closing(at) ?? at) + 1
    }
    let name = tokens.text(i)
    let returns = methods["\(name)(\(labels))"]
    // What has labels is no closure; what has none may be one.
    let isApples = subjects.contains { name.hasPrefix($0) }
    guard returns != nil || isApples || labels.contains(where: { $0 != "_" && $0 != ":" }) else {
      return []
    }
    replace(tokens.tokens[i + 1].range, by: "", in: &bytes)
    guard returns != false, let start = start(ofChainBefore: i - 1, in: tokens) else { return [] }
    let goesOn = tokens.isSign(close + 1, of: ".") && touch(close, close + 1)
    return [
      (tokens.tokens[start].range.lowerBound, "(try? "),
      (tokens.tokens[close].range.upperBound, goesOn ? ")?" : ")"),
    ]
  }

  /// Rewrites the use of a property that a delegate may leave out, at the token of its name.
  static func use(at i: Int, in tokens: SwiftTokens) -> [Insertion] {
    let owner = tokens.text(i - 3).lowercased()
    guard tokens.text(i - 1) == ".", tokens.isSign(i - 2, of: "?"),
      owner.hasSuffix("delegate") || owner.hasSuffix("datasource"), !tokens.isSign(i + 1, of: "("),
      let start = start(ofChainBefore: i - 1, in: tokens)
    else { return [] }
    return [
      (tokens.tokens[start].range.lowerBound, "(try? "), (tokens.tokens[i].range.upperBound, ")"),
    ]
  }

  /// The first token of the expression that ends before the point of a member.
  private static func start(ofChainBefore point: Int, in tokens: SwiftTokens) -> Int? {
    var at = point - 1
    while at >= 0 {
      while tokens.isSign(at, of: "?!)]") {
        guard tokens.isSign(at, of: ")]") else {
          at -= 1
          continue
        }
        guard let open = (0..<at).last(where: { tokens.closing($0) == at }) else { return nil }
        at = open - 1
      }
      guard at >= 0, tokens.tokens[at].kind == .word else { return nil }
      guard tokens.text(at - 1) == "." else { return at }
      at -= 2
    }
    return nil
  }
}
