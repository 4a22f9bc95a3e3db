public import Foundation

/// A question to a store.
open class NSPersistentStoreRequest: NSObject {
  public var affectedStores: [NSPersistentStore]?
  func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

/// The answer to one.
open class NSPersistentStoreResult: NSObject {}

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
  public var propertiesToGroupBy: [Any]?
  public var havingPredicate: NSPredicate?
  public var returnsDistinctResults = false
  public var shouldRefreshRefetchedObjects = false
  public var includesPendingChanges = true
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public var entity: NSEntityDescription? {
    get { entityName.map(NSEntityDescription.named) }
    set { entityName = newValue?.name }
  }
  /// - Throws: always: a request alone knows no context.
  public func execute() throws -> [Result] { throw CocoaError(.coreData) }
  public var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// A request that is answered later, here at once.
public final class NSAsynchronousFetchRequest<Result>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<Result>
  public var estimatedResultCount = 0
  private let completion: ((NSAsynchronousFetchResult<Result>) -> Void)?
  public init(
    fetchRequest request: NSFetchRequest<Result>,
    completionBlock: ((NSAsynchronousFetchResult<Result>) -> Void)? = nil
  ) { (fetchRequest, completion) = (request, completionBlock) }
  override func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest))
    completion?(result)
    return result
  }
}

/// The answer to a request that is answered later.
public final class NSAsynchronousFetchResult<Result>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<Result>
  public let finalResult: [Result]?
  init(_ request: NSAsynchronousFetchRequest<Result>, _ objects: [Result]) {
    (fetchRequest, finalResult) = (request, objects)
  }
  public func cancel() {}
}
