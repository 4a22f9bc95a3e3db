import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A value that a view owns. It starts with its initial value and keeps the changes that actions
/// make before the first frame.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Kept<Value>

  public init(wrappedValue: Value) { box = Kept(wrappedValue) }
  public init(initialValue: Value) { box = Kept(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: KeptProperty {
  func keep(in cell: inout AnyObject?) { box.keep(in: &cell) }
}

/// A value, restored from the same place in an earlier round.
final class Kept<Value> {
  private var own: Value
  private var kept: Kept?

  init(_ value: Value) { own = value }

  var value: Value {
    get { kept?.own ?? own }
    set { if let kept { kept.own = newValue } else { own = newValue } }
  }

  /// The first value of a place stays unchanged, so that drawing a view again starts over.
  func keep(in cell: inout AnyObject?) {
    let known = cell.map { $0 as! Kept } ?? Kept(own)
    (cell, kept) = (known, known)
  }
}
