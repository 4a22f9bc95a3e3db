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
  /// What was set since the last save, with the values before.
  var changes: [String: Any?] = [:]
  public var isUpdated: Bool { !isInserted && !isDeleted && !changes.isEmpty }
  public var hasChanges: Bool { isInserted || isDeleted || !changes.isEmpty }
  public var hasPersistentChangedValues: Bool { !changes.isEmpty }
  public var isFault: Bool { false }
  public var faultingState: Int { 0 }
  /// The entity that it was made of; nil where that is its type's.
  private(set) var ownEntity: NSEntityDescription?

  public required convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    if entity.type.map({ $0 == Swift.type(of: self) }) != true { ownEntity = entity }
    guard let context else { return }
    managedObjectContext = context
    context.insert(self)
    awakeFromInsert()
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: "\(self)", type: self)
  }
  class func isClass(of object: NSManagedObject) -> Bool { object is Self }
  public var entity: NSEntityDescription { ownEntity ?? type(of: self).entity() }
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  public func value(forKey key: String) -> Any? { values[key] }
  public func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    note(key)
    values[key] = value
  }
  private func note(_ key: String) {
    if !changes.keys.contains(key) { changes[key] = .some(values[key]) }
  }
  /// The values are those of the last save again.
  func takeBackChanges() {
    if !changes.isEmpty { objectWillChange.send() }
    for (key, value) in changes { values[key] = value }
    changes = [:]
  }
  public func changedValues() -> [String: Any] {
    changes.keys.reduce(into: [:]) { $0[$1] = values[$1] ?? NSNull() }
  }
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? Array(values.keys)).reduce(into: [:]) { found, key in
      found[key] = changes.keys.contains(key) ? changes[key] ?? nil : values[key]
    }
  }
  /// The objects of a relationship, which change with the set.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    if let set = values[key] as? NSMutableSet { return set }
    let set = NSMutableSet()
    for object in (values[key] as? NSSet)?.allObjects ?? [] { set.add(object) }
    setValue(set, forKey: key)
    return set
  }
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    if let set = values[key] as? NSMutableOrderedSet { return set }
    let set = NSMutableOrderedSet()
    for object in (values[key] as? NSOrderedSet)?.array ?? [] { set.add(object) }
    setValue(set, forKey: key)
    return set
  }
  public func hasFault(forRelationshipNamed key: String) -> Bool { false }
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    (values[key] as? NSSet)?.compactMap { ($0 as? NSManagedObject)?.objectID } ?? []
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
    note(key)
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

/// Why an object is what it was before.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
