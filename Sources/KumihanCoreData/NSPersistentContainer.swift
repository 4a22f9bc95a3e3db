/// A store with its contexts, in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public let managedObjectModel = NSManagedObjectModel()

  public init(name: String) { self.name = name }
  public convenience init(name: String, managedObjectModel: NSManagedObjectModel) {
    self.init(name: name)
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

  public func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { completionHandler(description, nil) } }

  public func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(store: viewContext.store)
  }

  public func performBackgroundTask(_ work: @escaping (NSManagedObjectContext) -> Void) {
    work(newBackgroundContext())
  }
  public func performBackgroundTask<T>(
    _ work: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try work(newBackgroundContext()) }
}

/// The same with a cloud that is never there.
public final class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public func initializeCloudKitSchema() throws {}
}

/// Where a store would be kept.
public final class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSInMemoryStoreType
  public var configuration: String?
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var shouldAddStoreAsynchronously = false
  public var isReadOnly = false
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public override init() {}
  public init(url: URL) { self.url = url }
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A container in the cloud.
public final class NSPersistentCloudKitContainerOptions: NSObject {
  public init(containerIdentifier: String) {}
}

/// The entities of stores.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  public override init() {}
  public init?(contentsOf url: URL) {}
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// The stores of a container.
public final class NSPersistentStoreCoordinator: NSObject {
  public override init() {}
  public init(managedObjectModel: NSManagedObjectModel) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSave")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChange")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChange")
}
