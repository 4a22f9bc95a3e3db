/// A view whose type is forgotten.
public struct AnyView: _PrimitiveView {
  private let lower: (inout Lowering) -> Void

  public init<Content: View>(_ view: Content) { lower = { view._lower(into: &$0) } }

  public init<Content: View>(erasing view: Content) { self.init(view) }

  public func _lowerPrimitive(into lowering: inout Lowering) { lower(&lowering) }
}
