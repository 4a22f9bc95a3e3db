public import Foundation

/// A value of a script: one that was given to it, or one that is not defined.
open class JSValue: NSObject {
  /// Nil for a value that is not defined, `NSNull` for null.
  private var object: Any?
  private weak var home: JSContext?
  open var context: JSContext! { home }

  public init!(object value: Any!, in context: JSContext!) {
    (object, home) = (JSValue.held(by: value ?? NSNull()), context)
  }
  init(found value: Any?, in context: JSContext?) {
    (object, home) = (JSValue.held(by: value), context)
  }
  /// What a value of a script holds, which may be nothing; another value is its own.
  private static func held(by value: Any?) -> Any? {
    guard let other = value as? JSValue else { return value }
    return other.object
  }
  private convenience init(_ value: Any, _ context: JSContext?) {
    self.init(found: value, in: context)
  }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(value, context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, context) }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(value, context)
  }
  public convenience init!(newObjectIn context: JSContext!) {
    self.init([String: Any](), context)
  }
  public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(["message": message ?? ""], context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), context) }
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(found: nil, in: context)
  }
  /// A promise that is never kept, for no script waits for it.
  public convenience init!(
    newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!
  ) { self.init(found: nil, in: context) }

  open var isUndefined: Bool { object == nil }
  open var isNull: Bool { object is NSNull }
  open var isBoolean: Bool { object is Bool }
  open var isNumber: Bool { number != nil && !isBoolean }
  open var isString: Bool { object is String }
  open var isArray: Bool { object is [Any] }
  open var isDate: Bool { object is Date }
  open var isSymbol: Bool { false }
  open var isObject: Bool {
    !(isUndefined || isNull || isBoolean || isNumber || isString)
  }
  private var number: Double? {
    switch object {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double("\(value)")
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  open func toObject() -> Any! { object }
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { object }
  /// By the rules of the language: texts are true unless empty, numbers unless 0.
  open func toBool() -> Bool {
    if let text = object as? String { return !text.isEmpty }
    if let number { return number != 0 && !number.isNaN }
    return isObject
  }
  open func toDouble() -> Double {
    if isNull { return 0 }
    let text = (object as? String)?.trimmingCharacters(in: .whitespacesAndNewlines)
    return number ?? text.flatMap { $0.isEmpty ? 0 : Double($0) } ?? .nan
  }
  open func toInt32() -> Int32 { toDouble().isFinite ? Int32(truncatingIfNeeded: whole) : 0 }
  open func toUInt32() -> UInt32 { toDouble().isFinite ? UInt32(truncatingIfNeeded: whole) : 0 }
  private var whole: Int64 { Int64(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  /// Whole numbers without a point, as scripts write them.
  open func toString() -> String! {
    switch object {
    case nil: return "undefined"
    case is NSNull: return "null"
    case let value as Bool: return "\(value)"
    case let value as String: return value
    case let value as [Any]:
      return value.map { JSValue(found: $0, in: home).toString() ?? "" }.joined(separator: ",")
    default: break
    }
    guard let number else { return "[object Object]" }
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
  open func toDate() -> Date! { object as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
  open func toArray() -> [Any]! { object as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }
  open override var description: String { toString() }

  open func hasProperty(_ property: Any!) -> Bool {
    (object as? [String: Any])?["\(property ?? "")"] != nil
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    forProperty(key)
  }
  open func forProperty(_ property: Any!) -> JSValue! {
    JSValue(found: (object as? [String: Any])?["\(property ?? "")"], in: home)
  }
  open func setObject(_ value: Any!, forKeyedSubscript key: Any!) {
    setValue(value, forProperty: key)
  }
  open func setValue(_ value: Any!, forProperty property: Any!) {
    guard var all = object as? [String: Any] else { return }
    all["\(property ?? "")"] = value
    object = all
  }
  open func deleteProperty(_ property: Any!) -> Bool {
    setValue(nil, forProperty: property)
    return true
  }
  open func atIndex(_ index: Int) -> JSValue! {
    let all = object as? [Any] ?? []
    return JSValue(found: all.indices.contains(index) ? all[index] : nil, in: home)
  }
  open func setValue(_ value: Any!, at index: Int) {
    guard var all = object as? [Any], let value, all.indices.contains(index) else { return }
    all[index] = value
    object = all
  }
  /// - Returns: A value that is not defined.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: home)
  }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: home)
  }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!)
    -> JSValue!
  { JSValue(undefinedIn: home) }
  open func isEqual(to value: Any!) -> Bool {
    toString() == JSValue(found: value, in: home).toString()
  }
}
