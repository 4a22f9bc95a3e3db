import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText
public import KumihanCombine
public import Observation

/// An observable object that is owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An observable object that the view makes on first use.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    private let make: () -> ObjectType
    private lazy var own = make()
    private var kept: Box?
    var object: ObjectType { kept?.own ?? own }
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    func keep(in cell: inout AnyObject?) {
      let known = cell.map { $0 as! Box } ?? Box(make)
      (cell, kept) = (known, known)
    }
  }

  private let box: Box

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = Box(make) }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { box.object }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: box.object)
  }
}

extension StateObject: KeptProperty {
  func keep(in cell: inout AnyObject?) { box.keep(in: &cell) }
}

/// An observable object inherited from `environmentObject(_:)`; a missing object stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentScope.values[object: ObjectType.self] else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; hint: set it with .environmentObject(_:)")
    }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  private init(holding value: Value) { wrappedValue = value }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.init(holding: wrappedValue)
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) { self = Bindable(holding: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  /// Environment write: sets an observable object by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> _EnvironmentWriter<Self> {
    writing { $0[object: T.self] = object }
  }
}
