import KumihanLayout

extension View {
  /// Layout: several views stand below each other, as at the root of a screen; one is as it is.
  package func rooted() -> RootStack<Self> { RootStack(content: self) }
}

/// The views at the root of a screen.
package struct RootStack<Content: View>: _PrimitiveView {
  let content: Content

  package func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.implicitStack(site: .unknown) { content._lower(into: &$0) }
  }
}
