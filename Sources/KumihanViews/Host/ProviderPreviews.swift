/// The views of a preview provider, in one picture.
package struct ProviderPreviews<Content: View>: _PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  package func _lowerPrimitive(into lowering: inout Lowering) {
    var trial = Lowering(environment: lowering.environment, services: lowering.services)
    let count = trial.gather { content._lower(into: &$0) }.count
    content.environment(\.picture.isShared, count > 1)._lower(into: &lowering)
  }
}
