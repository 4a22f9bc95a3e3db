public import Foundation
import KumihanDiscovery
import KumihanFoundation
import Synchronization

/// A type of objects in a model.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var isAbstract = false
  open var uniquenessConstraints: [[Any]] = []
  let type: NSManagedObject.Type?

  public override init() { type = nil }
  init(name: String, type: NSManagedObject.Type?) { (self.name, self.type) = (name, type) }

  open var attributesByName: [String: NSAttributeDescription] { named(properties) }
  open var relationshipsByName: [String: NSRelationshipDescription] { named(properties) }
  private func named<P: NSPropertyDescription>(_ all: [NSPropertyDescription]) -> [String: P] {
    Dictionary(all.compactMap { $0 as? P }.map { ($0.name, $0) }) { first, _ in first }
  }

  open var propertiesByName: [String: NSPropertyDescription] { named(properties) }
  open var subentities: [NSEntityDescription] = []
  open var superentity: NSEntityDescription? { nil }
  open var indexes: [NSFetchIndexDescription] = []
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open func isKindOf(entity: NSEntityDescription) -> Bool { entity.name == name }

  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { object(of: named(name), in: context) }

  /// An object of the entity's class, or a plain one where the app has no class of that name.
  static func object(
    of entity: NSEntityDescription, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    entity.type?.init(context: context) ?? NSManagedObject(entity: entity, insertInto: context)
  }

  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { named(name) }

  /// An entity whose class is the app's of the same name.
  static func named(_ name: String) -> NSEntityDescription {
    NSEntityDescription(name: name, type: EntityClasses.named(name))
  }
}

/// The apps' classes of objects by the names of their entities.
private enum EntityClasses {
  private static let known = Mutex<[String: NSManagedObject.Type]>([:])
  static func named(_ name: String) -> NSManagedObject.Type? {
    known.withLock { known in
      if let type = known[name] { return type }
      // One that is not there yet may be in a library that is loaded later.
      known[name] =
        ConformingTypes.classes(named: name).lazy.compactMap { $0 as? NSManagedObject.Type }.first
      return known[name]
    }
  }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var isIndexedBySpotlight = false
  open var entity: NSEntityDescription { NSEntityDescription() }
}

/// A value that a request computes.
open class NSExpressionDescription: NSPropertyDescription {
  /// Kept, and computed by nobody.
  open var expression: Any?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}

/// A list of objects by a value.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }
}

/// A value by which objects are listed.
open class NSFetchIndexElementDescription: NSObject {
  open var property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}

/// How objects are listed.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false
  /// The type by its newer names.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undefined = Self(rawValue: 0)
    public static let integer16 = Self(rawValue: 100)
    public static let integer32 = Self(rawValue: 200)
    public static let integer64 = Self(rawValue: 300)
    public static let decimal = Self(rawValue: 400)
    public static let double = Self(rawValue: 500)
    public static let float = Self(rawValue: 600)
    public static let string = Self(rawValue: 700)
    public static let boolean = Self(rawValue: 800)
    public static let date = Self(rawValue: 900)
    public static let binaryData = Self(rawValue: 1000)
    public static let uuid = Self(rawValue: 1100)
    public static let uri = Self(rawValue: 1200)
    public static let transformable = Self(rawValue: 1800)
    public static let objectID = Self(rawValue: 2000)
  }
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// A value of an entity that a store computes.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// Kept, and computed by nobody.
  open var derivationExpression: Any?
}

/// What becomes of others when an object goes.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// An entity's way to another.
open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription?
  open var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

/// What a request may give.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
