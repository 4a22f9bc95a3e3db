public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A view that draws by commands; it takes the room it is offered.
public struct Canvas<Symbols: View>: _PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let site: CallSite

  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
    site = CallSite(fileID: fileID, line: line)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    let renderer = renderer
    let maker = DeferredContent.Maker.drawing { size, environment in
      var context = GraphicsContext(environment: environment)
      renderer(&context, size)
      return context.items
    }
    lowering.deferredLeaf(
      DeferredContent(maker: maker, environment: lowering.environment), site: site)
  }
}
