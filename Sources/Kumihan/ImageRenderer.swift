public import Foundation
public import KumihanCairo
public import KumihanDrawing
public import KumihanLayout
public import KumihanSVG
public import KumihanViews

/// Draws a view into a picture or a page.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// What the view is offered, in points; where nil, the size it wishes.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point of PNG pictures.
  public var scale: CGFloat = 1
  /// True for a picture without transparency, on the system's background unless another is set.
  public var isOpaque = false
  /// What lies below the view; nil for nothing.
  public var background: Color?
  /// The environment at the top of the view: locale, colour scheme, text size…
  public var environment = EnvironmentValues()
  /// How far the safe area's border lies inside the picture.
  public var safeAreaInsets = EdgeInsets()
  /// What happens to characters that no face has.
  public var missingGlyphs = MissingGlyphPolicy.box
  /// Whether `onAppear`, `task`, `onChange` and their like run before the picture is drawn, so that
  /// what they change is drawn. A task is waited for as far as its first suspension.
  public var runsActions = true
  /// Fonts and caches; nil for the bundled ones.
  public var context: RenderingContext?

  public init(content: Content) { self.content = content }

  /// The view with its frames: what a test asks for positions.
  ///
  /// - Throws: ``MissingGlyphs`` where that is the policy, or what loading fonts throws.
  public func layout() throws -> ViewLayout { try layout(displayScale: scale) }

  private func layout(displayScale: CGFloat) throws -> ViewLayout {
    let layout = ViewLayout(try host(displayScale: displayScale).place(content, in: proposedSize))
    if missingGlyphs == .error {
      let missing = layout.issues.filter { issue in
        if case .missingGlyph = issue.issue { true } else { false }
      }
      if !missing.isEmpty { throw MissingGlyphs(issues: missing) }
    }
    return layout
  }

  /// The drawing in points, its frames on whole pixels.
  public func displayList() throws -> DisplayList {
    try layout().displayList(on: PixelGrid(scale: scale))
  }

  /// The size the view would be drawn in, in points.
  public func measuredSize() throws -> CGSize {
    try host(displayScale: scale).measure(content, in: proposedSize)
  }

  /// The picture as premultiplied pixels.
  public func pixels() throws -> PixelBuffer { try pixels(of: layout()) }

  private func pixels(of layout: ViewLayout) throws -> PixelBuffer {
    try resolvedContext().rasterizer.render(
      layout.displayList(on: PixelGrid(scale: scale)), scale: scale,
      background: try backgroundColor(of: layout))
  }

  /// The picture as a PNG file's bytes.
  ///
  /// - Throws: ``RenderError`` for a size that cannot be drawn, or what loading fonts throws.
  public func pngData() throws -> Data { try pngData(of: layout()) }

  /// The picture of a layout that this renderer made, as a PNG file's bytes.
  public func pngData(of layout: ViewLayout) throws -> Data {
    PNGEncoder.encode(try pixels(of: layout))
  }

  /// The view as a PDF of one page.
  public func pdfData(metadata: PDFMetadata = PDFMetadata()) throws -> Data {
    try pdfData(of: layout(), metadata: metadata)
  }

  /// A layout that this renderer made, as a PDF of one page.
  public func pdfData(of layout: ViewLayout, metadata: PDFMetadata = PDFMetadata()) throws -> Data {
    try PDFRenderer(metadata: metadata).render(pages: [PDFPage(pageList(layout))])
  }

  /// The view as an SVG file.
  public func svgData(options: SVGOptions = SVGOptions()) throws -> Data {
    try svgData(of: layout(), options: options)
  }

  /// A layout that this renderer made, as an SVG file.
  public func svgData(of layout: ViewLayout, options: SVGOptions = SVGOptions()) throws -> Data {
    var patches: [RasterPatch] = []
    return try svgData(of: layout, options: options, patches: &patches)
  }

  /// A layout that this renderer made, as an SVG file; what SVG has no words for and was drawn as
  /// pixels is appended to `patches`.
  public func svgData(
    of layout: ViewLayout, options: SVGOptions = SVGOptions(), patches: inout [RasterPatch]
  ) throws -> Data {
    try svgData(of: pageList(layout), options: options, patches: &patches)
  }

  /// A drawing as an SVG file.
  public func svgData(
    of list: DisplayList, options: SVGOptions = SVGOptions(), patches: inout [RasterPatch]
  ) throws -> Data {
    let drawing = try SVGDrawing(rasterizer: resolvedContext().rasterizer)
    return try SVGRenderer(options: options).render(list, with: drawing, patches: &patches)
  }

  /// Hands the drawing to `renderer`, with the size it was laid out in.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, DisplayList) throws -> Void
  ) throws {
    let layout = try layout(displayScale: rasterizationScale)
    try renderer(layout.size, layout.displayList(on: PixelGrid(scale: rasterizationScale)))
  }

  /// The drawing for paper: exact frames, over the background.
  package func pageList(_ layout: ViewLayout) throws -> DisplayList {
    var list = layout.displayList(on: nil)
    if let color = try backgroundColor(of: layout) {
      let page = CGRect(origin: .zero, size: list.size)
      list.items.insert(DrawItem(.fill(Path(page), .color(color), FillStyle())), at: 0)
    }
    return list
  }

  /// What lies below the view, in the scheme that it was drawn for.
  private func backgroundColor(of layout: ViewLayout) throws -> RGBA? {
    guard background != nil || isOpaque else { return nil }
    var environment = environment
    environment.colorScheme = layout.colorScheme
    let color = background ?? Color(.systemBackground)
    return color.rgba(
      in: StyleContext(environment, assets: try resolvedContext().services.assets))
  }

  private func resolvedContext() throws -> RenderingContext {
    try context ?? RenderingContext.bundled()
  }

  private func host(displayScale: CGFloat) throws -> ViewHost {
    var environment = environment
    environment.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    environment.text.missingGlyphs = missingGlyphs == .skip ? .skip : .box
    return ViewHost(
      environment: environment, services: try resolvedContext().services,
      safeArea: safeAreaInsets, runsActions: runsActions)
  }
}
