// The module for `import CoreData` in rendered files. No product: packages take the name for the platform.
@_exported public import Foundation
@_exported public import KumihanCombine

/// An object of an entity. Its values live in memory.
open class NSManagedObject: NSObject, ObservableObject {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  public var hasChanges: Bool { isInserted || isDeleted }
  public var isFault: Bool { false }

  public required init(context: NSManagedObjectContext) {
    super.init()
    managedObjectContext = context
    context.insert(self)
    awakeFromInsert()
  }

  public convenience init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.init(
      context: context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}

  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: "\(self)", type: self)
  }
  public var entity: NSEntityDescription { type(of: self).entity() }

  public func value(forKey key: String) -> Any? { values[key] }
  public func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
  }
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}

  /// What the getter of an attribute of the model gives: its value, else that of a new object.
  public func _managed<Value>(_ key: String = #function) -> Value {
    if let value = values[key] as? Value { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? Value
    {
      return none
    }
    let plain: [Any] = [
      false, "", Int(0), Int16(0), Int32(0), Int64(0), Double(0), Float(0),
      Date(timeIntervalSinceReferenceDate: 0), UUID(uuid: Self.noUUID), Data(), NSSet(),
      NSOrderedSet(), NSDecimalNumber.zero, NSNumber(value: 0), [String](), [Int](),
      Set<NSManagedObject>(),
    ]
    for value in plain { if let value = value as? Value { return value } }
    preconditionFailure("'\(key)' has no value yet")
  }

  private static var noUUID: uuid_t { (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }

  public func _setManaged<Value>(_ value: Value, _ key: String = #function) {
    objectWillChange.send()
    values[key] = value
  }

  /// What generated accessors of relationships do.
  public func _add(_ objects: [Any], to key: String) {
    let set = NSMutableSet(set: (values[key] as? NSSet as? Set<AnyHashable>) ?? [])
    for object in objects { set.add(object) }
    _setManaged(set as NSSet, key)
  }

  public func _remove(_ objects: [Any], from key: String) {
    let set = NSMutableSet(set: (values[key] as? NSSet as? Set<AnyHashable>) ?? [])
    for object in objects { set.remove(object) }
    _setManaged(set as NSSet, key)
  }
}

/// The identity of an object.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public var isTemporaryID: Bool { false }
  private let url = URL(string: "x-coredata:///object")
  public func uriRepresentation() -> URL { url ?? URL(fileURLWithPath: "/") }
}
