import Foundation

/// Reads the words of a condition, or of a sum.
struct PredicateReader {
  typealias Condition = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private var words: ArraySlice<String>
  private var values: ArraySlice<Any?>

  init(_ format: String, _ values: [Any?]) {
    let pattern =
      /"[^"]*"|'[^']*'|%[@K]|%l*[dioufgs]+|([!<>=]=|=[<>]|<>|[<>=])(\[[cdlnCDLN]+\])?|&&|\|\||[A-Za-z_@#$][\w.@]*(\[[cdlnCDLN]+\])?|\d+(\.\d+)?([eE][+-]?\d+)?|\.\d+|\*\*|\S/
    words = format.matches(of: pattern).map { String($0.0) }[...]
    self.values = values[...]
  }

  /// The condition; nil for words that are none.
  mutating func whole() -> Condition? {
    guard let condition = either(), words.isEmpty else { return nil }
    return condition
  }

  /// The sum; nil for words that are none.
  mutating func wholeSum() -> Value? {
    guard let sum = sum(), words.isEmpty else { return nil }
    return sum
  }

  private mutating func take(_ names: String...) -> Bool {
    guard let word = words.first?.uppercased(), names.contains(word) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func either() -> Condition? {
    guard var condition = both() else { return nil }
    while take("OR", "||") {
      guard let other = both() else { return nil }
      condition = { [condition] in condition($0) || other($0) }
    }
    return condition
  }

  private mutating func both() -> Condition? {
    guard var condition = single() else { return nil }
    while take("AND", "&&") {
      guard let other = single() else { return nil }
      condition = { [condition] in condition($0) && other($0) }
    }
    return condition
  }

  private mutating func single() -> Condition? {
    if take("NOT", "!") { return single().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    // What is in parentheses may also be the first part of a sum.
    let start = self
    if take("("), let condition = either(), take(")"), !Self.goesOn(words.first) {
      return condition
    }
    self = start
    return comparison()
  }

  private static func goesOn(_ word: String?) -> Bool {
    word.map { ["+", "-", "*", "/", "**", "==", "=", "!=", "<", ">", "<=", ">="].contains($0) }
      ?? false
  }

  private mutating func sum() -> Value? {
    joined(by: ["+", "-"]) { $0.joined(by: ["*", "/"]) { $0.joined(by: ["**"]) { $0.part() } } }
  }

  /// Parts with signs between them, from the left.
  private mutating func joined(
    by signs: Set<String>, _ part: (inout Self) -> Value?
  ) -> Value? {
    guard var all = part(&self) else { return nil }
    while let sign = words.first, signs.contains(sign) {
      words.removeFirst()
      guard let next = part(&self) else { return nil }
      all = { [all] in Sums.value(sign, all($0), next($0)) }
    }
    return all
  }

  private mutating func part() -> Value? {
    if take("-") { return part().map { part in { Sums.value("-", 0, part($0)) } } }
    if take("+") { return part() }
    if take("(") {
      guard let sum = sum(), take(")") else { return nil }
      return sum
    }
    guard words.dropFirst().first == "(", let name = words.first, name.first?.isLetter == true
    else { return value() }
    words.removeFirst(2)
    guard let parts = listed(until: ")") else { return nil }
    return { object in Sums.value(of: name.lowercased(), parts.map { $0(object) }) }
  }

  private mutating func comparison() -> Condition? {
    guard let left = sum(), let word = words.popFirst() else { return nil }
    let parts = word.uppercased().split(separator: "[")
    guard let operation = parts.first, let right = sum() else { return nil }
    let marks = parts.dropFirst().first ?? ""
    var options: String.CompareOptions = []
    if marks.contains("C") { options.insert(.caseInsensitive) }
    if marks.contains("D") { options.insert(.diacriticInsensitive) }
    func ordered(_ holds: @escaping (ComparisonResult) -> Bool) -> Condition {
      { KeyedValue.order(left($0), right($0)).map(holds) ?? false }
    }
    func text(_ holds: @escaping (String, String) -> Bool) -> Condition {
      { object in
        guard let one = KeyedValue.unwrapped(left(object)) as? String,
          let two = KeyedValue.unwrapped(right(object)) as? String
        else { return false }
        return holds(one, two)
      }
    }
    let equal: Condition =
      options.isEmpty
      ? { KeyedValue.equal(left($0), right($0)) }
      : text { $0.compare($1, options: options) == .orderedSame }
    switch operation {
    case "==", "=": return equal
    case "!=", "<>": return { !equal($0) }
    case "<": return ordered { $0 == .orderedAscending }
    case ">": return ordered { $0 == .orderedDescending }
    case "<=", "=<": return ordered { $0 != .orderedDescending }
    case ">=", "=>": return ordered { $0 != .orderedAscending }
    case "BEGINSWITH":
      return text { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case "ENDSWITH":
      return text { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case "CONTAINS":
      return { object in
        guard let many = Self.list(left(object)) else {
          return text { $0.range(of: $1, options: options) != nil }(object)
        }
        return many.contains { KeyedValue.equal($0, right(object)) }
      }
    case "MATCHES": return text { Self.isWhole($0, $1, options) }
    case "LIKE":
      return text { one, two in
        let pattern = NSRegularExpression.escapedPattern(for: two)
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return Self.isWhole(one, pattern, options)
      }
    case "IN":
      return { object in
        Self.list(right(object))?.contains { KeyedValue.equal(left(object), $0) } ?? false
      }
    case "BETWEEN":
      return { object in
        guard let ends = Self.list(right(object)), ends.count == 2 else { return false }
        let order = (
          KeyedValue.order(ends[0], left(object)), KeyedValue.order(left(object), ends[1])
        )
        return order.0.map { $0 != .orderedDescending } == true
          && order.1.map { $0 != .orderedDescending } == true
      }
    default: return nil
    }
  }

  private static func isWhole(_ text: String, _ pattern: String, _ options: String.CompareOptions)
    -> Bool
  {
    text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
  }

  private static func list(_ value: Any?) -> [Any]? {
    switch KeyedValue.unwrapped(value) {
    case let value as [Any]: value
    case let value as NSArray: Array(value)
    case let value as NSSet: Array(value)
    case let value as Set<AnyHashable>: Array(value)
    default: nil
    }
  }

  private mutating func value() -> Value? {
    guard let word = words.popFirst() else { return nil }
    switch word.uppercased() {
    case "%K":
      let path = values.popFirst().flatMap { $0 } as? String ?? ""
      return { KeyedValue.at(path, of: $0) }
    case let word where word.hasPrefix("%"):
      let given = values.popFirst().flatMap { $0 }
      return { _ in given }
    case "SELF": return { $0 }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "{":
      guard let parts = listed(until: "}") else { return nil }
      return { object in parts.map { $0(object) as Any } }
    default: break
    }
    if let quote = word.first, quote == "'" || quote == "\"" {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Int(word) { return { _ in number } }
    if let number = Double(word) { return { _ in number } }
    guard word.first?.isLetter == true || word.hasPrefix("_") else { return nil }
    return { KeyedValue.at(word, of: $0) }
  }

  private mutating func listed(until end: String) -> [Value]? {
    var all: [Value] = []
    while !take(end) {
      guard let one = sum() else { return nil }
      all.append(one)
      _ = take(",")
    }
    return all
  }
}
