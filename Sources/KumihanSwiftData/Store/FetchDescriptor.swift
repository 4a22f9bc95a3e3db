public import Foundation

/// Which objects of a store are wanted, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects.
  public var fetchLimit: Int?
  /// The number of objects that are passed over first.
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The reason why a store did not do what was asked.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the words of the store.
  public let description: String

  public static let unsupportedPredicate = SwiftDataError(
    description: "the predicate cannot be evaluated for the objects of the store")
  public static let unknownSchema = SwiftDataError(
    description: "the class is not in the schema of the store")
  public static let modelValidationFailure = SwiftDataError(
    description: "an object is not valid")
  public static let loadIssueModelContainer = SwiftDataError(
    description: "the store cannot be made")
  public static let backwardMigration = SwiftDataError(
    description: "the schema is older than that of the migration plan")

  static func doesNotAllowSaving(_ name: String) -> SwiftDataError {
    SwiftDataError(description: "the store '\(name)' does not allow saving")
  }
  static func denied(_ property: String, of entity: String) -> SwiftDataError {
    SwiftDataError(
      description: "'\(entity)' cannot be deleted while '\(property)' leads to objects")
  }
}
