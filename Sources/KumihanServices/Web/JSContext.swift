public import Foundation

/// A machine for scripts, of which there is none: what is put into a context is found again, and no script runs.
open class JSVirtualMachine: NSObject {
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Names and their values for scripts that do not run.
open class JSContext {
  open var virtualMachine: JSVirtualMachine!
  open var name: String!
  open var isInspectable = false
  open var exception: JSValue!
  /// Never called: what does not run does not fail.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  private var values: [String: Any] = [:]

  public init!() { virtualMachine = JSVirtualMachine() }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  open class func current() -> JSContext! { nil }
  open class func currentThis() -> JSValue! { nil }
  open class func currentCallee() -> JSValue! { nil }
  open class func currentArguments() -> [Any]! { nil }
  open var globalObject: JSValue! { JSValue(object: values, in: self) }
  /// - Returns: A value that is not defined.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    JSValue(undefinedIn: self)
  }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!)
    -> JSValue!
  { JSValue(undefinedIn: self) }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    JSValue(found: values["\(key ?? "")"], in: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    values["\(key ?? "")"] = object
  }
  public subscript(key: String) -> JSValue? {
    get { objectForKeyedSubscript(key) }
    set { values[key] = newValue }
  }
}

/// What a script may use of an object.
public protocol JSExport {}

/// A value that is kept no longer than its owner.
open class JSManagedValue: NSObject {
  open var value: JSValue!
  public init!(value: JSValue!) { self.value = value }
  public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
}
