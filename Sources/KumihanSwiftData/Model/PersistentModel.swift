import Foundation
public import Observation

/// A class that a store keeps; `@Model` makes classes conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What the store knows about the object.
  var _modelRecord: ModelRecord { get }
  /// The stored properties, in the order of the class.
  static var _modelSchema: ModelSchema { get }
}

extension PersistentModel {
  /// Identifies the object as long as its store lives.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", object: ObjectIdentifier(_modelRecord))
  }
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into; nil before, and after it was deleted.
  public var modelContext: ModelContext? { _modelRecord.context }
  public var isDeleted: Bool { _modelRecord.isDeleted }
  public var hasChanges: Bool { _modelRecord.isChanged }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What a stored property tells after it was set.
  public func _modelChanged<Value>(_ keyPath: KeyPath<Self, Value>, from old: Value) {
    _modelRecord.isChanged = true
    Self._modelSchema.property(at: keyPath)?.relink(self, from: old)
  }
}

/// What a store knows about an object: where it is kept, and what it was when it was saved.
public final class ModelRecord: Hashable {
  weak var context: ModelContext?
  var isDeleted = false
  var isChanged = false
  /// The values of the properties when they were saved; nil for an object that never was.
  var saved: [Any]?

  public init() {}
  public static func == (a: ModelRecord, b: ModelRecord) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object of a store.
public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
  public let entityName: String
  let object: ObjectIdentifier
  public var id: PersistentIdentifier { self }
  public var storeIdentifier: String? { "memory" }
}

extension PersistentIdentifier: Codable {
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(entityName)
  }
  /// - Throws: always: what was written down is not in memory any more.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "the store is in memory and new"))
  }
}
