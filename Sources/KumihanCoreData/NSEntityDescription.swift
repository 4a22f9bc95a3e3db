public import Foundation
import KumihanFoundation

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

  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }

  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: name, type: nil) }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
}

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

/// Sections of what a request gives, for screens of UIKit's.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Follows what a request gives, for screens of UIKit's.
open class NSFetchedResultsController<Result>: NSObject {
  public let fetchRequest: NSFetchRequest<Result>
  public let managedObjectContext: NSManagedObjectContext
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [Result]?
  private let sectionNameKeyPath: String?
  private struct Section: NSFetchedResultsSectionInfo {
    let objects: [Any]?
    let name: String
    var indexTitle: String? { nil }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    self.sectionNameKeyPath = sectionNameKeyPath
  }
  /// Neighbours of one name in a section each; all objects in one where sections have no names.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    return groups(of: fetchedObjects).map { Section(objects: $0.objects, name: $0.name) }
  }
  private func groups(of objects: [Result]) -> [(name: String, objects: [Result])] {
    guard let sectionNameKeyPath else { return [("", objects)] }
    return objects.reduce(into: []) { groups, object in
      let name = KeyedValue.at(sectionNameKeyPath, of: object).map { "\($0)" } ?? ""
      if groups.last?.name != name { groups.append((name, [])) }
      groups[groups.count - 1].objects.append(object)
    }
  }
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  open func object(at path: IndexPath) -> Result {
    guard let fetchedObjects else { preconditionFailure("performFetch was not called") }
    return groups(of: fetchedObjects)[path.count > 1 ? path[0] : 0].objects[path[path.count - 1]]
  }
}

/// Is told of changes of what a request gives.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerDidChangeContent<Result>(_ controller: NSFetchedResultsController<Result>)
  func controllerWillChangeContent<Result>(_ controller: NSFetchedResultsController<Result>)
}

/// How an object of a request's changed, for screens of UIKit's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent<Result>(_ controller: NSFetchedResultsController<Result>) {
  }
  public func controllerWillChangeContent<Result>(
    _ controller: NSFetchedResultsController<Result>
  ) {}
}
