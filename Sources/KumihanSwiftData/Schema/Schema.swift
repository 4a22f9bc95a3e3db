public import Foundation

/// The classes that a store keeps.
public final class Schema: Hashable, @unchecked Sendable {
  public let encodingVersion: Version
  public var version: Version { encodingVersion }
  let models: [any PersistentModel.Type]

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    let parts: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    public static func < (a: Version, b: Version) -> Bool {
      a.parts.lexicographicallyPrecedes(b.parts)
    }
    public var description: String { parts.map(String.init).joined(separator: ".") }
  }

  public init() { (models, encodingVersion) = ([], Version(1, 0, 0)) }
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (models, encodingVersion) = (types, version)
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }
  public convenience init(versionedSchema schema: any VersionedSchema.Type) {
    self.init(schema.models, version: schema.versionIdentifier)
  }

  public var entities: [Entity] { models.map { Entity(name: "\($0)") } }

  /// A class of a schema.
  public struct Entity: Hashable, Sendable { public let name: String }

  public static func == (a: Schema, b: Schema) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Names for what is said about values.
  public enum Attribute {
    /// What is said about a value; in memory only `unique` matters.
    public struct Option: Hashable, Sendable {
      let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let spotlight = Option(name: "spotlight")
      public static func ephemeral(_ isEphemeral: Bool) -> Option { .ephemeral }
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// Names for what is said about relationships.
  public enum Relationship {
    public typealias Option = Attribute.Option
    /// What happens to the objects that a deleted one led to.
    public enum DeleteRule: String, Hashable, Sendable { case noAction, nullify, cascade, deny }
  }
}

/// A schema of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

extension VersionedSchema {
  public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
}

/// The way from older schemas to the newest; a store in memory is always new.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step of a migration, which a store in memory never takes.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where and how a store would be kept: here in memory, whatever is asked for.
public struct ModelConfiguration: Hashable, Identifiable, @unchecked Sendable {
  public let name: String
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL
  public let groupAppContainerIdentifier: String? = nil
  public let cloudKitContainerIdentifier: String? = nil
  public var id: String { name }

  /// The database in the cloud that would be kept alike.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The folder that apps of a group share.
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url) = (name ?? "default", schema, url)
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
