public import KumihanViews

/// Traits that can be set. Those of an app's own are read and set by their types.
@dynamicMemberLookup
public protocol UIMutableTraits {
  var _traits: UITraitCollection { get set }
}
extension UIMutableTraits {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { _traits[trait] }
    set { _traits.set(trait, to: newValue) }
  }
  /// A trait of the system, by its name.
  public subscript<T>(dynamicMember trait: WritableKeyPath<UITraitCollection, T>) -> T {
    get { _traits[keyPath: trait] }
    set { _traits[keyPath: trait] = newValue }
  }
}

/// Traits in the place of those around.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

/// Traits in the place of those around, as they are kept.
public struct _UITraitOverrides: UITraitOverrides {
  public var _traits = UITraitCollection()
  public func contains(_ trait: UITrait) -> Bool { _traits.specifies(trait) }
  public mutating func remove(_ trait: UITrait) { _traits.remove(trait) }
}

/// The value of a trait of an app's own: the same as another where both say so.
struct OwnTrait: Hashable, Sendable {
  let value: any Sendable
  private var same: AnyHashable? { if case let same as AnyHashable = value { same } else { nil } }
  static func == (a: OwnTrait, b: OwnTrait) -> Bool { a.same == b.same }
  func hash(into hasher: inout Hasher) { hasher.combine(same) }
}

extension UITraitCollection {
  /// What a view or a screen has in the place of the traits around it.
  init(overrides: any UITraitOverrides, style: UIUserInterfaceStyle) {
    self = overrides._traits
    if style != .unspecified { userInterfaceStyle = style }
  }

  /// These, with others in their place.
  func with(_ own: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, own])
  }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    let value: Any? =
      if case let trait as any SystemTrait.Type = trait { trait.read(self) } else {
        own[ObjectIdentifier(trait)]?.value
      }
    if case let value as T.Value = value { return value }
    return T.defaultValue
  }

  fileprivate mutating func set<T: UITraitDefinition>(_ trait: T.Type, to value: T.Value) {
    if case let trait as any SystemTrait.Type = trait {
      trait.write(value, to: &self)
    } else {
      own[ObjectIdentifier(trait)] = OwnTrait(value: value)
    }
  }

  fileprivate func specifies(_ trait: UITrait) -> Bool {
    guard case let system as any SystemTrait.Type = trait else {
      return own[ObjectIdentifier(trait)] != nil
    }
    var without = self
    system.write(system.defaultValue, to: &without)
    return without != self
  }

  fileprivate mutating func remove(_ trait: UITrait) {
    if case let system as any SystemTrait.Type = trait {
      system.write(system.defaultValue, to: &self)
    } else {
      own[ObjectIdentifier(trait)] = nil
    }
  }
}

/// A value of the environment that is a trait of UIKit's, too.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: uiTraits) }
    set {
      var traits: any UIMutableTraits = _UITraitOverrides(_traits: uiTraits)
      K.write(to: &traits, value: newValue)
      uiTraits = traits._traits
    }
  }

  private struct UITraits: EnvironmentKey {
    static let defaultValue = UITraitCollection()
  }
  /// The traits of an app's own.
  var uiTraits: UITraitCollection {
    get { self[UITraits.self] }
    set { self[UITraits.self] = newValue }
  }
}
