public import KumihanAppleNames
public import KumihanViews

private struct ContextKey: EnvironmentKey {
  /// Without a container, an empty one that nobody else has.
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context that fetch requests read.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects of the view's context that are wanted, fetched whenever the view is drawn.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private let sort: [SortDescriptor<Result>]

  private init(_ request: NSFetchRequest<Result>, sort: [SortDescriptor<Result>] = []) {
    (self.request, self.sort) = (request, sort)
  }

  /// The objects; none where they cannot be fetched.
  @MainActor @preconcurrency
  public var wrappedValue: FetchedResults<Result> {
    get {
      let found = (try? context.fetch(request)) ?? []
      return FetchedResults(objects: sort.isEmpty ? found : found.sorted(using: sort))
    }
    // A view asks for another order or other objects by the results; that comes after the first picture.
    nonmutating set {}
  }

  @MainActor @preconcurrency
  public var projectedValue: Binding<Configuration> { .constant(Configuration()) }

  /// What a view may change of a request; changes of a first picture do not count.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?
  }
}

extension FetchRequest {
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject { self.init(Self.request(sortDescriptors, predicate)) }

  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject { self.init(Self.request(sortDescriptors, predicate)) }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject { self.init(Self.request([], predicate), sort: sortDescriptors) }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest)
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest)
  }

  private static func request(
    _ sort: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sort
    request.predicate = predicate
    return request
  }
}

/// The objects of a request.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [SortDescriptor<Result>] = []

  init(objects: [Result]) { self.objects = objects }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(index: Int) -> Result { objects[index] }
}
