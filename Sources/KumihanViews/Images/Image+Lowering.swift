import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Image: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) {
    if lowering.environment.tabImages == .hidden { return }
    let words = semantics(in: lowering)
    lowering.changeEach({ $1.describe(&$0, words) }) { lowering in
      let image = resolved(in: lowering.styleContext)
      guard isMirrored(in: lowering.environment) else { return image.lowerInk(into: &lowering) }
      let mirror = Effect.scale(CGSize(width: -1, height: 1), .center)
      lowering.wrapEach(lowering.tree.wrapper(mirror), site: site) { image.lowerInk(into: &$0) }
    }
  }

  @MainActor private func semantics(in lowering: Lowering) -> Semantics {
    var result = Semantics()
    switch (words, source) {
    case (.decorative, _): (result.part, result.image) = (.silent, .nameless)
    case (.label(let label), _): result.label = label.string(in: lowering)
    case (.name(let name), _): result.image = .named(name)
    case (nil, .symbol(let name, _)): result.image = .symbol(name)
    case (nil, _): result.image = .nameless
    }
    if case .label = words { result.image = .nameless }
    return result
  }

  /// Whether it is a symbol of directions that the layout turns round.
  private func isMirrored(in environment: EnvironmentValues) -> Bool {
    guard environment.layoutDirection == .rightToLeft, case .symbol(let name, _) = source else {
      return false
    }
    return SymbolDirection.followsLayout(name)
  }

  /// Lowers a picture whose source is found.
  @MainActor private func lowerInk(into lowering: inout Lowering) {
    switch source {
    case .named: break
    case .symbol(let name, let value): lowerSymbol(name, value: value, into: &lowering)
    case .resource(let resource, let scale, let orientation):
      lower(resource, scale: scale, orientation, into: &lowering)
    case .empty: lowering.leaf(.fixed(.zero, baseline: nil), ink: nil, site: site)
    case .failed(let issue): lowerMissing(issue, into: &lowering)
    }
  }

  @MainActor private func lowerSymbol(
    _ name: String, value: Double?, into lowering: inout Lowering
  ) {
    let context = lowering.styleContext
    var environment = context.environment
    if case .font(let font) = environment.tabImages {
      (environment.text.font, environment.text.fontModifiers) = (font, [])
    }
    let engine = lowering.services.engine
    let request = environment.symbolFont
    let shading = ForegroundStyle()._shading(in: context)
    guard let (variant, found) = environment.symbol(name, font: request, from: engine) else {
      let suggestions = engine.symbol(name, font: request).suggestions
      return lowerMissing(.missingSymbol(name, suggestions), into: &lowering)
    }
    var symbol = found
    if environment.style.imageScale != .medium {
      // A symbol of any scale is centred on the capitals of the text beside it.
      let text = environment.textFont
      symbol.baseline += (engine.metrics(text).capHeight - engine.metrics(request).capHeight) / 2
    }
    let layers = context.shaded(
      engine.symbolLayers(variant, font: request), of: symbol.run, mode: symbolRendering,
      value: value)
    let pixel = environment.pixelLength
    symbol.size.width = (symbol.size.width / pixel - 1e-6).rounded(.up) * pixel
    symbol.size.height = (symbol.size.height / pixel - 1e-6).rounded(.up) * pixel
    let leaf: LayoutNode.Leaf =
      resizing == nil
      ? .fixed(symbol.size, baseline: symbol.baseline)
      : .resizable(natural: symbol.size, minimum: .zero)
    var ink = SymbolInk(
      run: symbol.run, size: symbol.size, isResizable: resizing != nil, layers: layers)
    ink.weight = request.weight
    lowering.leaf(leaf, ink: context.redacted(.symbol(ink, shading)), site: site)
  }

  @MainActor private func lowerMissing(_ issue: ViewIssue, into lowering: inout Lowering) {
    let request = lowering.environment.symbolFont
    let side = request.size * FontRequest.systemLineHeight
    lowering.report(issue, at: site)
    lowering.leaf(
      .fixed(CGSize(width: side, height: side), baseline: nil),
      ink: .missingSymbol(ForegroundStyle()._shading(in: lowering.styleContext)), site: site)
  }

  @MainActor private func lower(
    _ resource: ImageResource, scale: CGFloat, _ orientation: Orientation,
    into lowering: inout Lowering
  ) {
    let natural = UIImage(source).size
    var ink = ImageInk(resource: resource, scale: scale, interpolation: sampling)
    ink.turn = orientation.turn
    if rendering == .template {
      ink.template = ForegroundStyle()._shading(in: lowering.styleContext)
    }
    var leaf = LayoutNode.Leaf.fixed(natural, baseline: nil)
    switch resizing {
    case nil: break
    case .stretch(let insets):
      ink.resizing = .stretch(insets)
      leaf = .resizable(
        natural: natural, minimum: CGSize(width: insets.horizontal, height: insets.vertical))
    case .tile(let insets):
      ink.resizing = .tile(insets)
      leaf = .resizable(
        natural: natural, minimum: CGSize(width: insets.horizontal, height: insets.vertical))
    }
    lowering.leaf(leaf, ink: lowering.styleContext.redacted(.image(ink)), site: site)
  }

  /// The image as an attachment in a line of text.
  func attachment(in context: StyleContext) -> TextAttachment? {
    switch source {
    case .named: return resolved(in: context).attachment(in: context)
    case .symbol(let name, _):
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      return .symbol(isMirrored ? SymbolDirection.turned(name) : name)
    case .resource(let resource, let scale, _):
      return .image(
        resource,
        CGSize(
          width: CGFloat(resource.pixelWidth) / scale,
          height: CGFloat(resource.pixelHeight) / scale))
    case .empty, .failed: return nil
    }
  }
}

extension EnvironmentValues {
  /// The font that symbols are drawn in: the text's, at the image scale.
  var symbolFont: FontRequest {
    SymbolSize(scale: style.imageScale).font(for: textFont)
  }

  /// The font of text without one of its own.
  var textFont: FontRequest { text.request(nil, adding: text.fontModifiers) }

  /// The symbol with the environment's variants as far as the icon font has them, and its full
  /// name.
  func symbol(
    _ name: String, font: FontRequest, from engine: any TextEngine
  ) -> (name: String, symbol: SymbolLookup.Symbol)? {
    for variant in style.symbolVariants.names(of: name) {
      if let symbol = engine.symbol(variant, font: font).symbol { return (variant, symbol) }
    }
    return nil
  }
}
