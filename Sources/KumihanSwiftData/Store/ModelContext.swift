public import Foundation
public import KumihanAppleNames

/// Inserts, fetches and deletes the objects of a container.
public final class ModelContext: Hashable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var author: String?
  public var undoManager: UndoManager?
  private var inserted: [any PersistentModel] = []
  private var deleted: [(object: any PersistentModel, index: Int)] = []
  /// The rule that a deletion broke, told when the context is saved.
  private var refusal: SwiftDataError?

  public init(_ container: ModelContainer) { self.container = container }

  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var deletedModelsArray: [any PersistentModel] { deleted.map(\.object) }
  public var changedModelsArray: [any PersistentModel] {
    container.store.objects.filter { object in
      object._modelRecord.isChanged && !inserted.contains { $0 === object }
    }
  }
  public var hasChanges: Bool {
    !inserted.isEmpty || !deleted.isEmpty || !changedModelsArray.isEmpty
  }

  /// Keeps an object, and those that its relationships lead to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let record = model._modelRecord
    guard record.context == nil || !container.store.contains(model) else { return }
    (record.context, record.isDeleted) = (self, false)
    container.store.insert(model)
    inserted.append(model)
    follow(model)
  }

  /// Initialisers tell nothing, so relationships that they made lead back from now on.
  private func follow<T: PersistentModel>(_ model: T) {
    for property in T._modelSchema.properties {
      property.relink(model, from: [any PersistentModel]())
    }
  }

  /// Forgets an object, and what its rules say about those that it leads to.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  private func deleteAny(_ model: any PersistentModel) {
    guard let index = container.store.objects.firstIndex(where: { $0 === model }) else { return }
    let type = type(of: model)
    model._modelRecord.isDeleted = true
    deleted.append((model, index))
    container.store.remove(model)
    inserted.removeAll { $0 === model }
    for property in type._modelSchema.properties where property.destination != nil {
      let targets = property.objects(property.get(model))
      switch property.traits.deleteRule {
      case .cascade: targets.forEach(deleteAny)
      case .nullify:
        let inverse = property.inverse(from: type)
        for target in targets { inverse?.remove(model, from: target) }
      case .deny:
        if !targets.isEmpty { refusal = .denied(property.name, of: "\(type)") }
      case .noAction: break
      }
    }
    model._modelRecord.context = nil
  }

  /// Forgets all objects of a class, or those that a predicate is true of.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  /// The objects that are wanted.
  ///
  /// - Throws: the predicate's error.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    container.store.settle()
    var found = container.store.objects.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(offset, 0))) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    for case let object as T in container.store.objects where object.persistentModelID == id {
      return object
    }
    return nil
  }

  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let object = container.store.objects.first(where: { $0.persistentModelID == id }) else {
      preconditionFailure("no \(id.entityName) of this identifier is in the store")
    }
    return object
  }

  /// - Throws: ``SwiftDataError`` where the store does not allow saving, or a rule denies a deletion.
  public func save() throws {
    if let refusal { throw refusal }
    if let name = container.store.refusesSaving { throw SwiftDataError.doesNotAllowSaving(name) }
    container.store.settle()
    // An object that went before it was ever saved leaves no trace.
    let gone = deletedModelsArray.filter { $0._modelRecord.saved != nil }
    container.store.note(inserted, changedModelsArray, gone, by: author)
    for object in container.store.objects {
      let record = object._modelRecord
      record.saved = type(of: object)._modelSchema.properties.map { $0.get(object) }
      record.isChanged = false
    }
    (inserted, deleted) = ([], [])
  }

  /// Goes back to what was saved last.
  public func rollback() {
    for (object, index) in deleted.reversed() {
      container.store.restore(object, at: index)
      (object._modelRecord.isDeleted, object._modelRecord.context) = (false, self)
    }
    for object in inserted {
      container.store.remove(object)
      object._modelRecord.context = nil
    }
    for object in container.store.objects {
      guard let saved = object._modelRecord.saved else { continue }
      for (property, value) in zip(type(of: object)._modelSchema.properties, saved) {
        property.set(object, value)
      }
    }
    for object in container.store.objects { object._modelRecord.isChanged = false }
    (inserted, deleted, refusal) = ([], [], nil)
  }

  public func processPendingChanges() { container.store.settle() }

  /// Runs a closure and saves what it did.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The names of what a notification tells.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
    case deletedIdentifiers
  }
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")
}

extension ModelStore {
  func restore(_ object: any PersistentModel, at index: Int) {
    guard !contains(object) else { return }
    place(object, at: index)
  }
}
