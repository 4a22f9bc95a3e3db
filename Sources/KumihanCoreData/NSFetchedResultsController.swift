public import Foundation
import KumihanFoundation

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
  public let sectionNameKeyPath: String?
  public let cacheName: String?
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
    (self.sectionNameKeyPath, self.cacheName) = (sectionNameKeyPath, cacheName)
  }
  /// Of no store: a place for a controller that is made later.
  public override convenience init() {
    self.init(
      fetchRequest: NSFetchRequest(),
      managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      sectionNameKeyPath: nil, cacheName: nil)
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
  open var sectionIndexTitles: [String] {
    sections?.compactMap { sectionIndexTitle(forSectionName: $0.name) } ?? []
  }
  open func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
  open func sectionIndexTitle(forSectionName name: String) -> String? {
    name.first.map { String($0).uppercased() }
  }
  open func indexPath(forObject object: Result) -> IndexPath? {
    let wanted = object as AnyObject
    for (section, group) in groups(of: fetchedObjects ?? []).enumerated() {
      if let item = group.objects.firstIndex(where: { $0 as AnyObject === wanted }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }
  open class func deleteCache(withName name: String?) {}
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
  func controller<Result>(
    _ controller: NSFetchedResultsController<Result>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller<Result>(
    _ controller: NSFetchedResultsController<Result>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller<Result>(
    _ controller: NSFetchedResultsController<Result>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent<Result>(
    _ controller: NSFetchedResultsController<Result>
  ) {}
  public func controllerWillChangeContent<Result>(
    _ controller: NSFetchedResultsController<Result>
  ) {}
  public func controller<Result>(
    _ controller: NSFetchedResultsController<Result>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller<Result>(
    _ controller: NSFetchedResultsController<Result>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller<Result>(
    _ controller: NSFetchedResultsController<Result>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
}

/// How an object of a request's changed, for screens of UIKit's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
