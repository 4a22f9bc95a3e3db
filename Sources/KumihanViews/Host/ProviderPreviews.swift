/// The views of a preview provider, in one picture.
package struct ProviderPreviews<Content: View>: _PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  package func _lowerPrimitive(into lowering: inout Lowering) {
    var trial = Lowering(environment: lowering.environment)
    let count = trial.gather { content._lower(into: &$0) }.count
    content.environment(\.sharesPicture, count > 1)._lower(into: &lowering)
  }
}

private struct SharesPictureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether several previews stand in one picture: what each asks for the whole stays its own.
  var sharesPicture: Bool {
    get { self[SharesPictureKey.self] }
    set { self[SharesPictureKey.self] = newValue }
  }
}
