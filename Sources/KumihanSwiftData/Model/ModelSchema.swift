import Foundation

/// The stored properties of a class of models, as `@Model` found them.
public final class ModelSchema: @unchecked Sendable {
  let properties: [ModelProperty]
  /// Sets of properties of which no two objects agree in all.
  let uniques: [[AnyKeyPath]]

  public init(_ properties: [ModelProperty], uniques: [[AnyKeyPath]] = []) {
    self.properties = properties
    self.uniques =
      uniques + properties.filter(\.traits.isUnique).map { [$0.keyPath] }
  }

  func property(at keyPath: AnyKeyPath) -> ModelProperty? {
    properties.first { $0.keyPath == keyPath }
  }
}

/// What `@Attribute` or `@Relationship` says about a property.
public struct ModelTraits: @unchecked Sendable {
  var isUnique = false
  var isRelationship = false
  var deleteRule = Schema.Relationship.DeleteRule.nullify
  var inverse: AnyKeyPath?

  public static let none = ModelTraits()

  /// The arguments of `@Attribute`.
  public static func attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) -> ModelTraits { ModelTraits(isUnique: options.contains(.unique)) }

  /// The arguments of `@Relationship`.
  public static func relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) -> ModelTraits {
    ModelTraits(
      isUnique: options.contains(.unique), isRelationship: true, deleteRule: deleteRule,
      inverse: inverse)
  }
}

/// A stored property of a class of models.
public struct ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let traits: ModelTraits
  /// The class of the objects that the property leads to; nil for a value.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool
  let get: (AnyObject) -> Any
  let set: (AnyObject, Any) -> Void
  /// The objects that a value of the property leads to.
  let objects: (Any) -> [any PersistentModel]
  /// A value that leads to these objects.
  let value: ([any PersistentModel]) -> Any?

  /// A property that holds a value, or objects.
  public init<Root: PersistentModel, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ name: String, _ traits: ModelTraits = .none
  ) {
    let shape = Shape(Value.self)
    (self.keyPath, self.name, self.traits) = (keyPath, name, traits)
    (destination, isToMany) = (shape.destination, shape.isToMany)
    get = { ($0 as! Root)[keyPath: keyPath] }
    set = { ($0 as! Root)[keyPath: keyPath] = $1 as! Value }
    (objects, value) = (shape.objects, shape.value)
  }

  /// The property of the destination that leads back: the one that is named, or the only one that can be meant.
  func inverse(from owner: any PersistentModel.Type) -> ModelProperty? {
    guard let destination else { return nil }
    let properties = destination._modelSchema.properties
    if let named = traits.inverse { return properties.first { $0.keyPath == named } }
    let naming = properties.filter { $0.traits.inverse == keyPath }
    if let one = naming.first { return one }
    let others = properties.filter { $0.destination == owner && $0.traits.inverse == nil }
    let ours = owner._modelSchema.properties.filter {
      $0.destination == destination && $0.traits.inverse == nil
    }
    return others.count == 1 && ours.count == 1 && others[0].keyPath != keyPath ? others[0] : nil
  }

  /// Lets the objects that the property leads to now lead back, and those that it no longer leads to not.
  func relink<Owner: PersistentModel>(_ owner: Owner, from old: Any) {
    guard destination != nil else { return }
    let now = objects(get(owner))
    if let context = owner.modelContext {
      for object in now where object.modelContext == nil { context.insertAny(object) }
    }
    guard let inverse = inverse(from: Owner.self) else { return }
    for object in objects(old) where !now.contains(where: { $0 === object }) {
      inverse.remove(owner, from: object)
    }
    for object in now { inverse.add(owner, to: object) }
  }

  private func add(_ target: any PersistentModel, to owner: any PersistentModel) {
    let present = objects(get(owner))
    guard !present.contains(where: { $0 === target }) else { return }
    if let next = value(isToMany ? present + [target] : [target]) { set(owner, next) }
  }

  /// Forgets an object that the property leads to.
  func remove(_ target: any PersistentModel, from owner: any PersistentModel) {
    let present = objects(get(owner))
    guard present.contains(where: { $0 === target }) else { return }
    if let next = value(present.filter { $0 !== target }) { set(owner, next) }
  }
}

/// How a type of property holds objects: one, perhaps one, or many.
private struct Shape {
  var destination: (any PersistentModel.Type)?
  var isToMany = false
  var objects: (Any) -> [any PersistentModel] = { _ in [] }
  var value: ([any PersistentModel]) -> Any? = { _ in nil }

  init<Value>(_ type: Value.Type) {
    guard let holder = type as? any ObjectHolder.Type else {
      if let model = type as? any PersistentModel.Type {
        destination = model
        objects = { [$0 as! any PersistentModel] }
        value = { $0.first }
      }
      return
    }
    guard let held = holder.held else { return }
    destination = held
    isToMany = holder.isToMany
    objects = { ($0 as! any ObjectHolder).heldObjects }
    value = { holder.holding($0) }
  }
}

/// An optional or an array, which may hold objects.
private protocol ObjectHolder {
  static var held: (any PersistentModel.Type)? { get }
  static var isToMany: Bool { get }
  var heldObjects: [any PersistentModel] { get }
  static func holding(_ objects: [any PersistentModel]) -> Any
}

extension Optional: ObjectHolder {
  static var held: (any PersistentModel.Type)? {
    (Wrapped.self as? any ObjectHolder.Type)?.held ?? (Wrapped.self as? any PersistentModel.Type)
  }
  static var isToMany: Bool { (Wrapped.self as? any ObjectHolder.Type)?.isToMany ?? false }
  var heldObjects: [any PersistentModel] {
    guard let value = self else { return [] }
    if let holder = value as? any ObjectHolder { return holder.heldObjects }
    return (value as? any PersistentModel).map { [$0] } ?? []
  }
  static func holding(_ objects: [any PersistentModel]) -> Any {
    if let holder = Wrapped.self as? any ObjectHolder.Type {
      return holder.holding(objects) as! Wrapped? as Any
    }
    return objects.first.map { $0 as! Wrapped } as Any
  }
}

extension Array: ObjectHolder {
  static var held: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
  static var isToMany: Bool { true }
  var heldObjects: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
  static func holding(_ objects: [any PersistentModel]) -> Any { objects.map { $0 as! Element } }
}
