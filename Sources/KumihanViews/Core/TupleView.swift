import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Several views in a row, without a container of their own.
nonisolated public struct TupleView<each Content: View>: _PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public func _lowerPrimitive(into lowering: inout Lowering) {
    var index = 0
    for view in repeat each content {
      lowering.inside(.child(index)) { view._lower(into: &$0) }
      index += 1
    }
  }
}
