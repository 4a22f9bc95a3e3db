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
  public var updatedObjects: Set<NSManagedObject> { [] }
  public var hasChanges: Bool { store.objects.contains(where: \.hasChanges) }

  public init(concurrencyType: ConcurrencyType) {}

  init(store: Store) { self.store = store }

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
    for object in store.objects {
      object.willSave()
      object.isInserted = false
    }
  }

  open func rollback() { store.objects.removeAll(where: \.isInserted) }
  open func reset() { store.objects = [] }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open var transactionAuthor: String?
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  open var shouldDeleteInaccessibleFaults = true
  open func undo() {}
  open func redo() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = store.objects.filter { request.predicate?.evaluate(with: $0) != false }
      .compactMap { $0 as? T }
    let sorted =
      request.sortDescriptors.map { descriptors in sort(found, by: descriptors) } ?? found
    let rest = sorted.dropFirst(request.fetchOffset)
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let found = try request.find(self)
    found.forEach(delete)
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found.map(\.objectID)
      case .resultTypeCount: found.count
      }
    return result
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
  public func perform<T>(_ work: @escaping () throws -> T) async rethrows -> T { try work() }

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

extension NSManagedObjectContext.ConcurrencyType {
  public static var mainQueue: Self { .mainQueueConcurrencyType }
  public static var privateQueue: Self { .privateQueueConcurrencyType }
}

/// A question to a store.
open class NSPersistentStoreRequest: NSObject {}

/// The answer to one.
open class NSPersistentStoreResult: NSObject {}

/// Deletes what a request finds.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = ResultType.resultTypeStatusOnly
  /// What it answers.
  public enum ResultType: Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }
  let find: (NSManagedObjectContext) throws -> [NSManagedObject]
  public init<T>(fetchRequest: NSFetchRequest<T>) {
    find = { context in
      try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        .filter { fetchRequest.entityName == nil || $0.entity.name == fetchRequest.entityName }
    }
  }
}

/// What deleting what a request finds answers.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean, an array of identifiers or a number, as the request asked for.
  public internal(set) var result: Any?
  public var resultType = NSBatchDeleteRequest.ResultType.resultTypeStatusOnly
}

public typealias NSBatchDeleteRequestResultType = NSBatchDeleteRequest.ResultType

/// Objects by entity and condition, in an order.
public final class NSFetchRequest<Result>: NSPersistentStoreRequest {
  public var entityName: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var includesPropertyValues = true
  public var includesSubentities = true
  public var propertiesToFetch: [Any]?
  public var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

/// What is done where two changes meet.
public final class NSMergePolicy: NSObject, Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
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
