/// A type-erased view.
nonisolated public struct AnyView: _PrimitiveView {
  private let view: any View

  public init<Content: View>(_ view: Content) { self.view = view }

  public init<Content: View>(erasing view: Content) { self.view = view }

  @MainActor public func _lowerPrimitive(into lowering: inout Lowering) {
    view._lower(into: &lowering)
  }
}
