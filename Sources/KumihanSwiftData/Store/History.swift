public import Foundation

/// What was saved at once.
public protocol HistoryTransaction: Sendable {
  associatedtype TokenType: HistoryToken
  associatedtype TransactionIdentifierType: Hashable, Sendable
  var token: TokenType { get }
  var transactionIdentifier: TransactionIdentifierType { get }
  var author: String? { get }
  var timestamp: Date { get }
  var storeIdentifier: String { get }
  var changes: [HistoryChange] { get }
}

/// A place in what was saved.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// An object that changed.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)
  /// The object that changed.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let insert): insert.changedPersistentIdentifier
    case .update(let update): update.changedPersistentIdentifier
    case .delete(let deletion): deletion.changedPersistentIdentifier
    }
  }
}

/// What all changes tell.
public protocol _HistoryChanged: Sendable {
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var changeIdentifier: Int { get }
  var transactionIdentifier: Int { get }
}
/// A new object.
public protocol HistoryInsert<Model>: _HistoryChanged {
  associatedtype Model: PersistentModel
}
/// An object with other values.
public protocol HistoryUpdate<Model>: _HistoryChanged {
  associatedtype Model: PersistentModel
}
/// An object that went.
public protocol HistoryDelete<Model>: _HistoryChanged {
  associatedtype Model: PersistentModel
}

/// A new object in a store.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int
  public let transactionIdentifier: Int
}
/// An object of a store with other values.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int
  public let transactionIdentifier: Int
  /// Nobody notes which.
  public var updatedAttributes: [PartialKeyPath<Model>] { [] }
}
/// An object that went from a store.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int
  public let transactionIdentifier: Int
}

/// A place in what was saved.
public struct DefaultHistoryToken: HistoryToken {
  let number: Int
  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// What was saved at once.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int
  public let author: String?
  public let timestamp: Date
  public let changes: [HistoryChange]
  public var storeIdentifier: String { "memory" }
  public var bundleIdentifier: String { "" }
  public var processIdentifier: String { "" }
}

/// Which of what was saved is wanted.
public struct HistoryDescriptor<T: HistoryTransaction> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>] = []
  public var fetchLimit: UInt64 = 0
  public init(predicate: Predicate<T>? = nil) { self.predicate = predicate }
}

extension ModelContext {
  /// What was saved, the oldest first.
  ///
  /// - Throws: the predicate's error.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  {
    var found = container.store.history.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let limit = Int(clamping: descriptor.fetchLimit)
    return limit > 0 ? Array(found.prefix(limit)) : found
  }

  /// Forgets what was saved.
  ///
  /// - Throws: the predicate's error.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let tokens = Set(try fetchHistory(descriptor).compactMap { $0.token as? DefaultHistoryToken })
    container.store.history.removeAll { tokens.contains($0.token) }
  }
}

extension ModelStore {
  /// Notes what is saved; the times are the first moment of dates, as pictures must be the same.
  func note(
    _ inserted: [any PersistentModel], _ changed: [any PersistentModel],
    _ deleted: [any PersistentModel], by author: String?
  ) {
    guard !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty else { return }
    newestTransaction += 1
    let number = newestTransaction
    var changes: [HistoryChange] = []
    for model in inserted { changes.append(Self.insert(model, changes.count, number)) }
    for model in changed { changes.append(Self.update(model, changes.count, number)) }
    for model in deleted { changes.append(Self.delete(model, changes.count, number)) }
    history.append(
      DefaultHistoryTransaction(
        token: DefaultHistoryToken(number: number), transactionIdentifier: number, author: author,
        timestamp: Date(timeIntervalSinceReferenceDate: 0), changes: changes))
  }

  private static func insert<M: PersistentModel>(
    _ model: M, _ change: Int, _ number: Int
  ) -> HistoryChange {
    .insert(
      DefaultHistoryInsert<M>(
        changedPersistentIdentifier: model.persistentModelID, changeIdentifier: change,
        transactionIdentifier: number))
  }
  private static func update<M: PersistentModel>(
    _ model: M, _ change: Int, _ number: Int
  ) -> HistoryChange {
    .update(
      DefaultHistoryUpdate<M>(
        changedPersistentIdentifier: model.persistentModelID, changeIdentifier: change,
        transactionIdentifier: number))
  }
  private static func delete<M: PersistentModel>(
    _ model: M, _ change: Int, _ number: Int
  ) -> HistoryChange {
    .delete(
      DefaultHistoryDelete<M>(
        changedPersistentIdentifier: model.persistentModelID, changeIdentifier: change,
        transactionIdentifier: number))
  }
}
