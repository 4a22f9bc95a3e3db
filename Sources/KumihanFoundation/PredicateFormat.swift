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
