import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Lowers its content in a changed environment.
public struct _EnvironmentWriter<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentWriter: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.with(change) { content._lower(into: &$0) }
  }
}

extension View {
  /// Environment write, for the whole subtree.
  consuming func writing(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> _EnvironmentWriter<Self>
  {
    _EnvironmentWriter(content: self, change: change)
  }

  /// Environment write: sets one value.
  public consuming func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _EnvironmentWriter<Self> {
    writing { $0[keyPath: keyPath] = value }
  }

  /// Environment write: sets an observable object by its type.
  public consuming func environment<T: AnyObject>(_ object: T?) -> _EnvironmentWriter<Self> {
    writing { $0[object: T.self] = object }
  }

  /// Environment write: changes one value.
  public consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> _EnvironmentWriter<Self> {
    writing { transform(&$0[keyPath: keyPath]) }
  }
}
