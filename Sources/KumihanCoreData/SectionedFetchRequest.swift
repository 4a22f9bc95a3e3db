public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// The objects of the view's context in sections, each of neighbours in the order with one identifier.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private let sort: [SortDescriptor<Result>]
  private let identifier: KeyPath<Result, SectionIdentifier>

  private init(
    _ request: NSFetchRequest<Result>, sort: [SortDescriptor<Result>] = [],
    by identifier: KeyPath<Result, SectionIdentifier>
  ) { (self.request, self.sort, self.identifier) = (request, sort, identifier) }

  /// The sections; none where the objects cannot be fetched.
  @MainActor @preconcurrency
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    get {
      let found = (try? context.fetch(request)) ?? []
      return SectionedFetchResults(
        sort.isEmpty ? found : found.sorted(using: sort), by: identifier)
    }
    nonmutating set {}
  }

  @MainActor @preconcurrency
  public var projectedValue: Binding<Configuration> {
    .constant(Configuration(sectionIdentifier: identifier))
  }

  /// What a view may change of a request; changes of a first picture do not count.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?
  }
}

extension SectionedFetchRequest {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(Self.request(sortDescriptors, predicate), by: sectionIdentifier)
  }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(Self.request(sortDescriptors, predicate), by: sectionIdentifier)
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(Self.request([], predicate), sort: sortDescriptors, by: sectionIdentifier)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { self.init(fetchRequest, by: sectionIdentifier) }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { self.init(fetchRequest, by: sectionIdentifier) }

  private static func request(
    _ sort: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sort
    request.predicate = predicate
    return request
  }
}

/// The objects of a request in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Objects with one identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate(set) var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(index: Int) -> Result { objects[index] }
  }

  let sections: [Section]
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [SortDescriptor<Result>] = []

  init(_ objects: [Result], by identifier: KeyPath<Result, SectionIdentifier>) {
    sectionIdentifier = identifier
    var sections: [Section] = []
    for object in objects {
      let id = object[keyPath: identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> Section { sections[index] }
}
