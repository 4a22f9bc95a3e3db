import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A view, or what its preference puts in its place.
private struct PreferenceSwitch<Content: View, K: PreferenceKey>: _PrimitiveView {
  let content: Content
  let key: K.Type
  let replacement: (K.Value) -> AnyView?

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.readsPreferences = true
    let outer = lowering.preferences
    lowering.preferences = PreferenceValues()
    let views = lowering.gather { content._lower(into: &$0) }
    let inner = lowering.preferences
    lowering.preferences = outer
    if let other = replacement(inner[key]) {
      // The view stays below: it has appeared, but it is not drawn.
      lowering.inside(.secondary) { $0.lowerBody { other } }
      return
    }
    lowering.preferences.merge(inner)
    for view in views { lowering.append(view) }
  }
}

extension View {
  /// Layout: another view in place of this one, where its preference asks for one.
  package func replaced<K: PreferenceKey>(
    from key: K.Type, by replacement: @escaping (K.Value) -> AnyView?
  ) -> some View { PreferenceSwitch(content: self, key: key, replacement: replacement) }
}
