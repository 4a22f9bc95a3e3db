public import Foundation

/// A value that is found when it is asked for: a constant, one at a path of names, or a sum in words such as `2 * (3 + 4)`.
open class NSExpression: NSObject {
  /// What an expression is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case aggregate = 14
    case block = 19
  }
  public let expressionType: ExpressionType
  /// The names and the words that the expression was made of.
  private let words: String
  private let constant: Any?
  open private(set) var arguments: [NSExpression]?
  private let value: (Any?, NSMutableDictionary?) -> Any?

  init(
    _ kind: ExpressionType, _ words: String, constant: Any? = nil, arguments: [NSExpression]? = nil,
    _ value: @escaping (Any?, NSMutableDictionary?) -> Any?
  ) {
    (expressionType, self.words, self.constant) = (kind, words, constant)
    (self.arguments, self.value) = (arguments, value)
  }

  /// Words that are no expression have no value.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, values: arguments)
  }
  public convenience init(format: String, argumentArray arguments: [Any]) {
    self.init(format: format, values: arguments)
  }
  private convenience init(format: String, values: [Any?]) {
    var reader = PredicateReader(format, values)
    let value = reader.wholeSum()
    self.init(.function, format) { object, _ in Sums.wrapped(value?(object)) }
  }
  public convenience init(forConstantValue constant: Any?) {
    self.init(.constantValue, "\(constant ?? "nil")", constant: constant) { _, _ in constant }
  }
  public convenience init(forKeyPath path: String) {
    self.init(.keyPath, path) { object, _ in KeyedValue.at(path, of: object) }
  }
  public convenience init(forVariable name: String) {
    self.init(.variable, name) { _, context in context?.object(forKey: name) }
  }
  public convenience init(forAggregate parts: [Any]) {
    let parts = parts.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.aggregate, "\(parts)", arguments: parts) { object, context in
      parts.map { $0.expressionValue(with: object, context: context) as Any }
    }
  }
  /// A function by its name in Objective-C, such as `add:to:` or `sqrt:`.
  public convenience init(forFunction name: String, arguments: [Any]) {
    let parts = arguments.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.function, name, arguments: parts) { object, context in
      Sums.value(
        of: name, parts.map { $0.expressionValue(with: object, context: context) })
    }
  }
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block, "BLOCK", arguments: arguments) { object, context in
      let values = (arguments ?? []).map { $0.expressionValue(with: object, context: context) }
      return block(object, values.map { $0 as Any }, context)
    }
  }
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, "SELF") { object, _ in object }
  }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value(object, context)
  }
  open var constantValue: Any? { constant }
  open var keyPath: String { words }
  open var function: String { words }
  open var variable: String { words }
  open override var description: String { words }
}

/// Sums of numbers that are known when the program runs.
enum Sums {
  /// As Foundation has it: whole numbers have whole quotients, and anything beside a fraction is one.
  static func value(_ sign: String, _ one: Any?, _ other: Any?) -> Any? {
    guard let left = KeyedValue.number(one), let right = KeyedValue.number(other) else {
      return nil
    }
    if let left = whole(one), let right = whole(other) {
      let result: (Int, Bool)? =
        switch sign {
        case "+": left.addingReportingOverflow(right)
        case "-": left.subtractingReportingOverflow(right)
        case "*": left.multipliedReportingOverflow(by: right)
        case "/" where right != 0: left.dividedReportingOverflow(by: right)
        default: nil
        }
      if let result, !result.1 { return NSNumber(value: result.0) }
    }
    switch sign {
    case "+": return NSNumber(value: left + right)
    case "-": return NSNumber(value: left - right)
    case "*": return NSNumber(value: left * right)
    case "/": return NSNumber(value: left / right)
    case "**": return NSNumber(value: pow(left, right))
    default: return nil
    }
  }

  /// A number as Foundation hands it back, which every kind of number can be read from.
  static func wrapped(_ value: Any?) -> Any? {
    switch value {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: value
    }
  }

  private static func whole(_ value: Any?) -> Int? {
    switch KeyedValue.unwrapped(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int(exactly: value)
    case let value as NSNumber where !isFraction(value): value.intValue
    default: nil
    }
  }

  private static func isFraction(_ number: NSNumber) -> Bool {
    unsafe ["d", "f"].contains(String(cString: number.objCType))
  }

  /// The value of a function by its name, with or without the colons of its arguments.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    let listed = arguments.first.flatMap { KeyedValue.unwrapped($0) as? [Any] }
    let numbers = (listed ?? arguments.map { $0 as Any }).compactMap(KeyedValue.number)
    let (first, count) = (numbers.first, Double(numbers.count))
    let result: Double? =
      switch name.prefix(while: { $0 != ":" }) {
      case "sqrt": first.map { $0.squareRoot() }
      case "abs": first.map { abs($0) }
      case "ceiling": first?.rounded(.up)
      case "floor": first?.rounded(.down)
      case "trunc": first?.rounded(.towardZero)
      case "ln": first.map { log($0) }
      case "log": first.map { log10($0) }
      case "exp": first.map { exp($0) }
      case "sum": numbers.reduce(0, +)
      case "count": Double(listed?.count ?? arguments.count)
      case "average" where count > 0: numbers.reduce(0, +) / count
      case "min": numbers.min()
      case "max": numbers.max()
      case "median" where count > 0: median(numbers.sorted())
      case "raise" where count == 2: pow(numbers[0], numbers[1])
      case "modulus" where count == 2: numbers[0].truncatingRemainder(dividingBy: numbers[1])
      default: nil
      }
    if let result { return NSNumber(value: result) }
    let signs = ["add": "+", "from": "-", "multiply": "*", "divide": "/"]
    guard arguments.count == 2, let sign = signs[String(name.prefix { $0 != ":" })] else {
      return nil
    }
    // `from:subtract:` takes the second from the first.
    return value(sign, arguments[0], arguments[1])
  }

  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
