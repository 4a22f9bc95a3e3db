public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension GraphicsContext {
  /// Text in the environment of a canvas, to be measured and drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let text: Text
    fileprivate let host: ViewHost
    /// The shading of text without a colour of its own.
    public var shading: Shading = .foreground

    /// The size of the text in an area; at most the area's width, unless a word is wider.
    public func measure(in size: CGSize) -> CGSize {
      layout(in: size)?.size ?? .zero
    }

    /// The first line's baseline below the top of the text.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }

    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }

    private func layout(in size: CGSize) -> TextLayout? {
      host.place(text, in: size.proposal).placed.texts.lazy.compactMap { $0 }.first
    }
  }

  /// An image in the environment of a canvas.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
    /// The baseline below the top: the symbol's baseline, otherwise the bottom.
    public let baseline: CGFloat
    /// The shading of a template image; nil for images with their own colours.
    public var shading: Shading?
  }

  /// A view passed to the canvas as a symbol.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    fileprivate let items: [DrawItem]
    /// In points.
    public let size: CGSize

    init(_ hosted: HostedView) {
      (items, size) = (hosted.displayList().items.withoutViews, hosted.placed.size)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, host: host)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let image = image.resolved(in: styleContext)
    let placed = host.place(image, in: .unspecified).placed
    let isTemplate =
      switch image.source {
      case .symbol: true
      case .resource: image.rendering == .template
      case .empty, .named, .failed: false
      }
    return ResolvedImage(
      image: image, size: placed.size, baseline: placed.symbolBaseline ?? placed.size.height,
      shading: isTemplate ? .foreground : nil)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let frame = text.text.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    draw(frame, text.shading, in: rect.size.proposal, at: rect.origin, anchor: .topLeading)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, text.shading, in: .unspecified, at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      image.image.resizable(), image.shading, in: rect.size.proposal, at: rect.origin,
      anchor: .topLeading)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, image.shading, in: .unspecified, at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let map = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    append([DrawItem(.group(DrawGroup(transform: map, children: symbol.items)))])
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let move = CGAffineTransform(
      translationX: point.x - symbol.size.width * anchor.x,
      y: point.y - symbol.size.height * anchor.y)
    append([DrawItem(.group(DrawGroup(transform: move, children: symbol.items)))])
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(shading, in: path.boundingRect) { .fill(path, $0, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(shading, in: path.boundingRect) { .stroke(path, $0, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ shading: Shading, in bounds: CGRect, command: (Paint) -> DrawCommand) {
    let fitted = shading.fitted(styleContext, bounds)
    let item = DrawItem(command(fitted.paint))
    append(
      fitted.filters.isEmpty && fitted.blend == .normal
        ? [item]
        : [
          DrawItem(
            .group(DrawGroup(blend: fitted.blend, filters: fitted.filters, children: [item])))
        ])
  }

  private func draw<V: View>(
    _ view: V, _ shading: Shading?, in proposal: ProposedViewSize, at point: CGPoint,
    anchor: UnitPoint
  ) {
    let hosted =
      if let style = shading?.style { host.place(view.foregroundStyle(style), in: proposal) } else {
        host.place(view, in: proposal)
      }
    let size = hosted.placed.size
    let origin = CGPoint(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    let move = CGAffineTransform(translationX: origin.x, y: origin.y)
    let items = [
      DrawItem(
        .group(DrawGroup(transform: move, children: hosted.displayList().items.withoutViews)))
    ]
    guard let shading, shading.style == nil else { return append(items) }
    // A paint that depends on its bounds: masked by the ink.
    let area = CGRect(origin: origin, size: size).insetBy(dx: -size.height, dy: -size.height)
    let fill = DrawItem(.fill(Path(area), shading.fitted(styleContext, area).paint, FillStyle()))
    append([DrawItem(.group(DrawGroup(mask: items, children: [fill])))])
  }
}

extension CGSize {
  /// An infinite side proposes nil.
  fileprivate var proposal: ProposedViewSize {
    ProposedViewSize(
      width: width.isFinite ? width : nil, height: height.isFinite ? height : nil)
  }
}

extension PlacedTree {
  /// The baseline of a tree that is a single symbol.
  fileprivate var symbolBaseline: CGFloat? {
    tree.nodes.lazy.compactMap { node in
      if case .leaf(.fixed(_, let baseline)) = node.kind { baseline } else { nil }
    }.first
  }
}

extension [DrawItem] {
  /// As ink of the canvas: views that are laid out for themselves have numbers that mean others on
  /// the page.
  var withoutViews: [DrawItem] {
    map { item in
      guard case .group(var group) = item.command else { return DrawItem(item.command) }
      group.children = group.children.withoutViews
      group.mask = group.mask?.withoutViews
      return DrawItem(.group(group))
    }
  }
}
