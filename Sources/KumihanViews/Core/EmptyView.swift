import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// No view at all: a container does not see it.
public struct EmptyView: _PrimitiveView {
  public nonisolated init() {}
  public func _lowerPrimitive(into lowering: inout Lowering) {}
}
