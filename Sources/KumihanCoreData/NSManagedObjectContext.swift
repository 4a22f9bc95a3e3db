public import KumihanAppleNames
public import KumihanFoundation

/// Objects that are looked at and changed together, in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context's work would be done.
  public enum ConcurrencyType: Sendable {
    case mainQueueConcurrencyType, privateQueueConcurrencyType, confinementConcurrencyType
  }

  /// A store that several contexts read.
  final class Store {
    var objects: [NSManagedObject] = []
  }

  private(set) var store = Store()
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var name: String?
  public var undoManager: UndoManager?
  public var parent: NSManagedObjectContext? { didSet { if let parent { store = parent.store } } }
  public weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var insertedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isInserted)) }
  public var deletedObjects: Set<NSManagedObject> { [] }
  public var updatedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isUpdated)) }
  public let concurrencyType: ConcurrencyType
  public var retainsRegisteredObjects = false
  public var propagatesDeletesAtEndOfEvent = true
  public var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()
  public var hasChanges: Bool { store.objects.contains(where: \.hasChanges) }

  public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType)
  }

  init(store: Store) {
    concurrencyType = .privateQueueConcurrencyType
    self.store = store
  }

  open func insert(_ object: NSManagedObject) {
    object.isInserted = true
    store.objects.append(object)
  }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    store.objects.removeAll { $0 === object }
  }

  open func save() throws {
    for object in store.objects where object.hasChanges {
      object.willSave()
      object.isInserted = false
      object.changes = [:]
      object.didSave()
    }
  }

  open func rollback() {
    store.objects.removeAll(where: \.isInserted)
    for object in store.objects { object.takeBackChanges() }
  }
  open func reset() { store.objects = [] }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    if !mergeChanges, !object.isInserted { object.takeBackChanges() }
  }
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open var transactionAuthor: String?
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  open var shouldDeleteInaccessibleFaults = true
  open func undo() {}
  open func redo() {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  open var queryGenerationToken: NSQueryGenerationToken? { nil }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    // Where a request's result is of no class of its own, the entity says which objects are wanted.
    let isOfOwnClass = T.self is NSManagedObject.Type && T.self != NSManagedObject.self
    let type = isOfOwnClass ? nil : request.entity?.type
    let found = store.objects.filter { object in
      guard let wanted = request.entityName else { return true }
      if let name = object.ownEntity?.name { return name == wanted }
      return type?.isClass(of: object) ?? true
    }
    .filter { request.predicate?.evaluate(with: $0) != false }.compactMap { $0 as? T }
    let sorted =
      request.sortDescriptors.map { descriptors in sort(found, by: descriptors) } ?? found
    let rest = sorted.dropFirst(request.fetchOffset)
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.answer(in: self)
  }

  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === id }
  }

  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = store.objects.first(where: { $0.objectID === id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }

  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID === id } ?? NSManagedObject(context: self)
  }

  public func perform(_ work: @escaping () -> Void) { work() }
  public func performAndWait<T>(_ work: () throws -> T) rethrows -> T { try work() }
  /// When work is done: at once.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ work: @escaping () throws -> T
  ) async rethrows -> T { try work() }

  /// By the descriptors, the first first; equal objects stay in the order in which they came.
  private func sort<T>(_ objects: [T], by descriptors: [NSSortDescriptor]) -> [T] {
    objects.enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension NSManagedObject: KeyedValues {
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }
}

extension NSSortDescriptor {
  /// By a value that may be missing, which comes first, or one without an order of its own on Linux, as false before true.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      func order<C: Comparable>(_ first: C) -> ComparisonResult {
        guard let second = second as? C, first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
      }
      switch (Self.unwrapped(first), Self.unwrapped(second)) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let first as Bool, let second as Bool):
        return first == second ? .orderedSame : second ? .orderedAscending : .orderedDescending
      case (let first as any Comparable, _): return order(first)
      default: return .orderedSame
      }
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any _OptionalValue else { return value }
    return optional._value
  }
}

/// An optional behind `Any`.
private protocol _OptionalValue {
  var _value: Any? { get }
}
extension Optional: _OptionalValue {
  fileprivate var _value: Any? { self }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObjectContext.ConcurrencyType {
  public static var mainQueue: Self { .mainQueueConcurrencyType }
  public static var privateQueue: Self { .privateQueueConcurrencyType }
}

/// What is done where two changes meet.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }
  open func resolve(mergeConflicts list: [Any]) throws {}
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// What is done where two changes meet, by a number.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// Two changes of one object; there are none in one store in memory.
public final class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?
  init(_ object: NSManagedObject) {
    sourceObject = object
    (objectSnapshot, cachedSnapshot, persistedSnapshot) = (nil, nil, nil)
  }
}

/// Two objects where one is allowed; there are none in a store without rules.
public final class NSConstraintConflict: NSObject {
  public let constraint: [String]
  public let databaseObject: NSManagedObject?
  public let conflictingObjects: [NSManagedObject]
  init(_ constraint: [String], _ objects: [NSManagedObject]) {
    (self.constraint, databaseObject, conflictingObjects) = (constraint, nil, objects)
  }
}

/// The state of a store at a time.
public final class NSQueryGenerationToken: NSObject, Sendable {
  public static let current = NSQueryGenerationToken()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback
