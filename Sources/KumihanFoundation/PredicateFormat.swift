public import Foundation

extension NSPredicate {
  /// A condition in words, such as `done == NO AND name CONTAINS[cd] %@`.
  ///
  /// Comparisons, BETWEEN, IN, BEGINSWITH, CONTAINS, ENDSWITH, LIKE and MATCHES with `[c]` and `[d]`, joined by AND, OR and NOT,
  /// are known. Names of properties are those of managed objects and of dictionaries; `SELF` is the value itself. A format that
  /// is none of these is true of nothing.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, values: arguments)
  }
  /// A condition in words, with its values in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(format: format, values: argumentArray ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    var reader = PredicateReader(format, values)
    let condition = reader.whole()
    self.init { object, _ in condition?(object) ?? false }
  }
}

/// Something whose values are found by their names.
package protocol KeyedValues: AnyObject {
  func keyedValue(_ key: String) -> Any?
}

/// Values that are found and compared without knowing their types.
package enum KeyedValue {
  /// The value at a path of names, such as `folder.name`; nil where a name has none.
  package static func at(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(unwrapped(object)) { value, name in
      switch value {
      case let value as any KeyedValues: unwrapped(value.keyedValue(String(name)))
      case let value as [String: Any]: unwrapped(value[String(name)])
      default: name.uppercased() == "SELF" ? value : nil
      }
    }
  }

  /// The order of two values; a missing one comes first. Nil for values that have no order.
  package static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    let (first, second) = (unwrapped(first), unwrapped(second))
    if let one = number(first), let two = number(second) { return order(one, two) }
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one as Date, let two as Date): return order(one, two)
    case (let one as String, let two as String): return order(one, two)
    default: return nil
    }
  }

  /// Whether two values are equal. One that was never set counts as zero beside a number.
  static func equal(_ first: Any?, _ second: Any?) -> Bool {
    let (first, second) = (unwrapped(first), unwrapped(second))
    guard let first, let second else {
      let other = first ?? second
      return other == nil || number(other) == 0
    }
    if let order = order(first, second) { return order == .orderedSame }
    if let one = first as? AnyHashable, let two = second as? AnyHashable { return one == two }
    return false
  }

  private static func order<C: Comparable>(_ first: C, _ second: C) -> ComparisonResult {
    first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Without the optionals around it, and without the classes around texts and dates.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return unwrapped(mirror.children.first?.value) }
    switch value {
    case is NSNull: return nil
    case let value as NSString: return value as String
    case let value as NSDate: return value as Date
    case let value as NSUUID: return value as UUID
    default: return value
    }
  }
}

/// Reads the words of a condition.
private struct PredicateReader {
  typealias Condition = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private var words: ArraySlice<String>
  private var values: ArraySlice<Any?>

  init(_ format: String, _ values: [Any?]) {
    let pattern =
      /"[^"]*"|'[^']*'|%[@K]|%l*[dioufgs]+|([!<>=]=|=[<>]|<>|[<>=])(\[[cdlnCDLN]+\])?|&&|\|\||[A-Za-z_@#$][\w.@]*(\[[cdlnCDLN]+\])?|-?\d+(\.\d+)?|\S/
    words = format.matches(of: pattern).map { String($0.0) }[...]
    self.values = values[...]
  }

  /// The condition; nil for words that are none.
  mutating func whole() -> Condition? {
    guard let condition = either(), words.isEmpty else { return nil }
    return condition
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
    if take("(") {
      guard let condition = either(), take(")") else { return nil }
      return condition
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    guard let left = value(), let word = words.popFirst() else { return nil }
    let parts = word.uppercased().split(separator: "[")
    guard let operation = parts.first, let right = value() else { return nil }
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
    case "{": return listed()
    default: break
    }
    if let quote = word.first, quote == "'" || quote == "\"" {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(word) { return { _ in number } }
    guard word.first?.isLetter == true || word.hasPrefix("_") else { return nil }
    return { KeyedValue.at(word, of: $0) }
  }

  private mutating func listed() -> Value? {
    var all: [Value] = []
    while !take("}") {
      guard let one = value() else { return nil }
      all.append(one)
      _ = take(",")
    }
    return { object in all.map { $0(object) as Any } }
  }
}
