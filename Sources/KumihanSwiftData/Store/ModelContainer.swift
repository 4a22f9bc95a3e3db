import Foundation

/// A store in memory, empty at first.
public final class ModelContainer: Hashable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { plans.first }
  private let plans: [any SchemaMigrationPlan.Type]
  let store: ModelStore

  /// - Throws: ``SwiftDataError/backwardMigration`` where the plan ends with a newer schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let plans = migrationPlan.map { [$0] } ?? []
    try Self.check(schema, plans)
    let all = schema.models + configurations.flatMap { $0.schema?.models ?? [] }
    self.schema = Schema(all, version: schema.version)
    self.plans = plans
    self.configurations = Set(configurations)
    store = ModelStore(refusesSaving: configurations.first { !$0.allowsSave }?.name)
  }

  private static func check(
    _ schema: Schema, _ plans: [any SchemaMigrationPlan.Type]
  ) throws {
    let newest = plans.flatMap { $0.schemas.map { $0.versionIdentifier } }.max()
    let isVersioned = schema.version != Schema.Version(1, 0, 0)
    if let newest, isVersioned, newest > schema.version { throw SwiftDataError.backwardMigration }
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of views.
  @MainActor @preconcurrency public var mainContext: ModelContext { main }
  private lazy var main = ModelContext(self)

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The objects of a container, in the order in which they came.
final class ModelStore {
  /// What was saved, the oldest first.
  var history: [DefaultHistoryTransaction] = []
  /// The number of the newest of what was saved, which may be forgotten since.
  var newestTransaction = 0
  private(set) var objects: [any PersistentModel] = []
  /// The name of a configuration that does not allow saving.
  let refusesSaving: String?

  init(refusesSaving: String?) { self.refusesSaving = refusesSaving }

  func contains(_ object: any PersistentModel) -> Bool { objects.contains { $0 === object } }

  /// Keeps an object, in the place of one that agrees with it in what is unique.
  func insert(_ object: any PersistentModel) {
    guard !contains(object) else { return }
    if let index = objects.firstIndex(where: { Self.agree(object, $0) }) {
      objects[index]._modelRecord.isDeleted = true
      objects[index] = object
    } else {
      objects.append(object)
    }
  }

  func remove(_ object: any PersistentModel) { objects.removeAll { $0 === object } }
  func removeAll() { objects = [] }
  func place(_ object: any PersistentModel, at index: Int) {
    objects.insert(object, at: min(index, objects.count))
  }

  /// Lets the newer of two objects stand that have come to agree in what is unique.
  func settle() {
    var index = 0
    while index < objects.count {
      let object = objects[index]
      if !type(of: object)._modelSchema.uniques.isEmpty,
        let later = objects[(index + 1)...].firstIndex(where: { Self.agree($0, object) })
      {
        object._modelRecord.isDeleted = true
        objects[index] = objects.remove(at: later)
      } else {
        index += 1
      }
    }
  }

  private static func agree(_ a: any PersistentModel, _ b: any PersistentModel) -> Bool {
    guard type(of: a) == type(of: b) else { return false }
    let schema = type(of: a)._modelSchema
    return schema.uniques.contains { keys in
      keys.allSatisfy { key in
        guard let property = schema.property(at: key) else { return false }
        return same(property.get(a), property.get(b))
      }
    }
  }

  private static func same(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    // Nothing is not the same as nothing.
    if case .none = a.base as Any? { return false }
    return a == b && "\(a.base)" != "nil"
  }
}
