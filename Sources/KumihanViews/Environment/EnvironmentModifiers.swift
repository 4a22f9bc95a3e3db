import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Lowers its content in a changed environment.
struct EnvironmentWriter<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.with(change) { content._lower(into: &$0) }
  }
}

extension View {
  /// Environment write, for the whole subtree.
  func writing(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentWriter(content: self, change: change)
  }

  /// Environment write: sets one value.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    writing { $0[keyPath: keyPath] = value }
  }

  /// Environment write: sets an observable object by its type.
  public func environment<T: AnyObject>(_ object: T?) -> some View {
    writing { $0[object: T.self] = object }
  }

  /// Environment write: changes one value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    writing { transform(&$0[keyPath: keyPath]) }
  }
}
