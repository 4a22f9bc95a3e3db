public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// The objects of the view's store that are wanted, fetched whenever the view is drawn.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  public init() { descriptor = FetchDescriptor() }

  private init(descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  /// The objects; none where they cannot be fetched.
  @MainActor @preconcurrency
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// The reason why there are none.
  @MainActor @preconcurrency
  public var fetchError: (any Error)? {
    do { _ = try context.fetch(descriptor) } catch { return error }
    return nil
  }

  @MainActor @preconcurrency public var modelContext: ModelContext { context }
  public var projectedValue: Self { self }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor: descriptor)
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.init(descriptor: descriptor)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      descriptor: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(filter: filter, sort: keyPath, order: order) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      descriptor: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
