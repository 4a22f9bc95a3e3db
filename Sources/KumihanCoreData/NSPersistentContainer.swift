public import Foundation
public import KumihanFoundation

/// A store with its contexts, in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let managedObjectModel: NSManagedObjectModel

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel: NSManagedObjectModel) {
    (self.name, self.managedObjectModel) = (name, managedObjectModel)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel)
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

  public func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description) { _, _ in }
      completionHandler(description, nil)
    }
  }

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
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// How far a schema is written.
  public struct SchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 2)
    public static let printSchema = Self(rawValue: 4)
  }
  public func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {}
  public func canUpdateRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
  public func canDeleteRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
  public func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  /// Is told when the cloud is reached; it never is.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  /// A time when the cloud was reached.
  public final class Event: NSObject {
    /// What was done.
    public enum EventType: Int, Sendable { case setup, `import`, export }
    public let identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    public let storeIdentifier = ""
    public let type = EventType.setup
    public let startDate = Date.distantPast
    public let endDate: Date? = nil
    public let succeeded = false
    public var error: (any Error)? { nil }
  }
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
  public var timeout: TimeInterval = 0
  public private(set) var options: [String: NSObject] = [:]
  public var sqlitePragmas: [String: NSObject] { [:] }
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A container in the cloud.
public final class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  /// Whose records they are.
  public var databaseScope = CKDatabaseScope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The entities of stores.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  public override init() {}
  open var versionIdentifiers: Set<AnyHashable> = []
  open var configurations: [String] { [] }
  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? { entities }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {}
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
  open func isConfiguration(
    withName name: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
  public init?(contentsOf url: URL) {}
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}
