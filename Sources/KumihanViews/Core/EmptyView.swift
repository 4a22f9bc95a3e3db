import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// No view at all: containers skip it.
public struct EmptyView: _PrimitiveView {
  public nonisolated init() {}
  public func _lowerPrimitive(into lowering: inout Lowering) {}
}
