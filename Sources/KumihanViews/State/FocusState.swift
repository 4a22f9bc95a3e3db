import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The focused view: none, until an action before the first frame or a state that is asked for sets
/// it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let holder: Kept<Value>
  /// The value where nothing has the focus.
  private let none: Value

  public init() where Value == Bool { (holder, none) = (Kept(false), false) }
  public init<T: Hashable>() where Value == T? { (holder, none) = (Kept(nil), nil) }

  /// A reference to a focus state, passed to fields.
  @propertyWrapper
  public struct Binding {
    let read: () -> Value
    let write: (Value) -> Void
    let none: Value

    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  public var wrappedValue: Value {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }

  public var projectedValue: Binding {
    Binding(read: { holder.value }, write: { holder.value = $0 }, none: none)
  }
}

extension FocusState: KeptProperty {
  func keep(in cell: inout AnyObject?) { holder.keep(in: &cell) }
}

/// A name space for matched views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the text size, in whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (base, self.style) = (wrappedValue, style)
  }

  @MainActor @preconcurrency
  public var wrappedValue: Value {
    let environment = EnvironmentScope.values
    let scale = Value(style.scale(at: environment.dynamicTypeSize))
    guard scale != 1 else { return base }
    let pixels = Value(environment.displayScale)
    return (base * scale * pixels).rounded() / pixels
  }
}
