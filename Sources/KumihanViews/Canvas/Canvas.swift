public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A view that draws by commands; it fills the proposed size.
public struct Canvas<Symbols: View>: _PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  let site: CallSite

  /// - Parameter symbols: views that the renderer may draw by tag; they get the canvas's
  ///   environment and their ideal size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() }, fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    let renderer = renderer
    let symbols = symbols
    let maker = DeferredContent.Maker.drawing { size, environment, services in
      let store = CanvasSymbols { id in
        var isFound = false
        let symbol = ChosenSymbol(content: symbols, id: id) { isFound = true }
        let hosted = ViewHost(environment: environment, services: services)
          .place(symbol, in: .unspecified)
        return isFound ? hosted : nil
      }
      var context = GraphicsContext(
        environment: environment, services: services, size: size, symbols: store)
      renderer(&context, size)
      return context.items
    }
    lowering.deferredLeaf(
      DeferredContent(maker: maker, environment: lowering.environment), site: site)
  }
}

/// The colour space that a canvas blends in. Ignored: always encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The symbols of one canvas, each laid out on first use.
@MainActor
final class CanvasSymbols {
  private let make: (AnyHashable) -> HostedView?
  private var known: [AnyHashable: GraphicsContext.ResolvedSymbol?] = [:]

  init(make: @escaping (AnyHashable) -> HostedView?) { self.make = make }

  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    if let symbol = known[id] { return symbol }
    let symbol = make(id).map { GraphicsContext.ResolvedSymbol($0) }
    known[id] = .some(symbol)
    return symbol
  }
}

/// The one of several views with a tag.
private struct ChosenSymbol<Content: View>: _PrimitiveView {
  let content: Content
  let id: AnyHashable
  let whenFound: () -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    let views = lowering.gather { content._lower(into: &$0) }
    guard let view = views.first(where: { $0.containerValues.tag == id }) else { return }
    lowering.append(view)
    whenFound()
  }
}
