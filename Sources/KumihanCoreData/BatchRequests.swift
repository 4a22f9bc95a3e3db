public import Foundation

/// Deletes what a request finds.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public typealias ResultType = NSBatchDeleteRequestResultType
  private let find: (NSManagedObjectContext) throws -> [NSManagedObject]
  public init<T>(fetchRequest: NSFetchRequest<T>) {
    find = { context in
      try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        .filter { fetchRequest.entityName == nil || $0.entity.name == fetchRequest.entityName }
    }
  }
  public init(objectIDs: [NSManagedObjectID]) {
    find = { context in objectIDs.compactMap(context.registeredObject) }
  }
  override func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let found = try find(context)
    found.forEach(context.delete)
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found.map(\.objectID)
      case .resultTypeCount: found.count
      }
    return result
  }
}

/// What deleting what a request finds answers.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean, an array of identifiers or a number, as the request asked for.
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// What deleting answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What inserting answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Inserts objects with the values of dictionaries.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  public var entity: NSEntityDescription? { .named(entityName) }
  public var resultType = NSBatchInsertRequestResultType.statusOnly
  public var objectsToInsert: [[String: Any]]?
  public var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  public var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, objects)
  }
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { (self.entityName, dictionaryHandler) = (entityName, handler) }
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { (self.entityName, managedObjectHandler) = (entityName, handler) }
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }
  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  /// The values of the objects, one after the other until a handler says that it is done.
  private func values() -> [[String: Any]] {
    if let objectsToInsert { return objectsToInsert }
    var all: [[String: Any]] = []
    while let dictionaryHandler {
      let next = NSMutableDictionary()
      if dictionaryHandler(next) { break }
      all.append(
        next.reduce(into: [:]) { values, pair in
          if let key = pair.key as? String { values[key] = pair.value }
        })
    }
    return all
  }

  override func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let entity = NSEntityDescription.named(entityName)
    var made = values().map { values in
      let object = NSEntityDescription.object(of: entity, in: context)
      for (key, value) in values { object.setValue(value, forKey: key) }
      return object
    }
    while let managedObjectHandler {
      let object = NSEntityDescription.object(of: entity, in: context)
      if managedObjectHandler(object) {
        context.delete(object)
        break
      }
      made.append(object)
    }
    // What a batch inserts is in the store at once.
    for object in made { (object.isInserted, object.changes) = (false, [:]) }
    let result = NSBatchInsertResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: made.map(\.objectID)
      case .count: made.count
      }
    return result
  }
}

/// What inserting answers.
public final class NSBatchInsertResult: NSPersistentStoreResult {
  /// A Boolean, an array of identifiers or a number, as the request asked for.
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// What changing answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Sets values of all objects that a condition finds.
public final class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  public var predicate: NSPredicate?
  public var propertiesToUpdate: [AnyHashable: Any]?
  public var includesSubentities = true
  public var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
  override func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    let found = try context.fetch(request).filter { $0.entity.name == entityName }
    for object in found {
      let changes = object.changes
      for case (let key as String, let value) in propertiesToUpdate ?? [:] {
        object.setValue(value, forKey: key)
      }
      // What a batch changes is in the store at once.
      object.changes = changes
    }
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found.map(\.objectID)
      case .updatedObjectsCountResultType: found.count
      }
    return result
  }
}

/// What changing answers.
public final class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A Boolean, an array of identifiers or a number, as the request asked for.
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}
