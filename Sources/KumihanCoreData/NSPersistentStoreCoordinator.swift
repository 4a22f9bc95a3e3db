public import Foundation

/// The stores of a container.
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }
  public init(managedObjectModel: NSManagedObjectModel) {
    self.managedObjectModel = managedObjectModel
  }
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName configuration: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: type, configuration: configuration, url: url)
    persistentStores.append(store)
    return store
  }
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(
      NSPersistentStore(
        type: description.type, configuration: description.configuration, url: description.url))
    completionHandler(description, nil)
  }
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/") }
  /// Nil: a store in memory is new.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  open func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom source: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType type: String
  ) throws {}
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore { store }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }
  open class func metadataForPersistentStore(
    ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { [:] }
  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }
  open func perform(_ work: @escaping () -> Void) { work() }
  open func performAndWait<T>(_ work: () throws -> T) rethrows -> T { try work() }
}

/// A store of a coordinator's; its objects are in memory.
open class NSPersistentStore: NSObject {
  /// A kind of store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
  public let type: String
  public let configurationName: String
  open var url: URL?
  open var identifier: String! = ""
  open var isReadOnly = false
  open var metadata: [String: Any] = [:]
  open var options: [AnyHashable: Any]? { nil }
  init(type: String, configuration: String?, url: URL?) {
    (self.type, configurationName, self.url) = (type, configuration ?? "PF_DEFAULT", url)
  }
}
