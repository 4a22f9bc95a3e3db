public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A value kept between launches. A still picture reads no store: it has its default.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  private init(default value: Value) { state = State(wrappedValue: value) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage: KeptProperty {
  func keep(in cell: inout AnyObject?) { state.keep(in: &cell) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(default: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(default: wrappedValue) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value: ExpressibleByNilLiteral { self.init(default: nil) }
}

/// A value kept for a scene. A still picture reads no store: it has its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: KeptProperty {
  func keep(in cell: inout AnyObject?) { state.keep(in: &cell) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// What a reader changed of a table or of tabs, which storages keep without a default of the author's.
public protocol _Customization {
  init()
}

extension AppStorage where Value: _Customization {
  public init(wrappedValue: Value = Value(), _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue)
  }
}

extension SceneStorage where Value: _Customization {
  public init(_ key: String) { self.init(wrappedValue: Value(), key) }
}
