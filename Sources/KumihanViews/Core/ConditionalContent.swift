import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The view of the branch that was taken. An enumeration itself: each copy of one inside it would look up its type.
nonisolated public enum _ConditionalContent<First, Second> {
  case first(First)
  case second(Second)
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  @MainActor public func _lowerPrimitive(into lowering: inout Lowering) {
    switch self {
    case .first(let view): lowering.inside(.child(0)) { view._lower(into: &$0) }
    case .second(let view): lowering.inside(.child(1)) { view._lower(into: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }
  public func _lower(into lowering: inout Lowering) { self?._lower(into: &lowering) }
}
