public import Foundation
public import KumihanCairo
public import KumihanDrawing
public import KumihanLayout
public import KumihanSVG
public import KumihanViews

/// Draws a view into a picture or a page, as SwiftUI's class of this name does.
///
/// It is a ``RenderingContext`` with a view and ``LayoutOptions``; ``page()`` gives access to other
/// formats and to reports.
@MainActor @preconcurrency
public final class ImageRenderer<Content> {
  /// The view to draw.
  public var content: Content
  /// The layout options; ``scale`` overrides theirs.
  public var options = LayoutOptions()
  /// Pixels per point of PNG pictures.
  public var scale: CGFloat = 1
  /// Fonts and caches; nil for the bundled ones.
  public var context: RenderingContext?

  // The parameter has no constraint: the runtime would search for a conformance in each process.
  package let view: (Content) -> any View

  public init(content: Content) where Content: View {
    self.content = content
    view = { $0 }
  }

  /// The proposed size, in points; nil for the ideal size.
  public var proposedSize: ProposedViewSize {
    get { options.proposedSize }
    set { options.proposedSize = newValue }
  }

  /// True for a picture without transparency, on the system's background unless another is set.
  public var isOpaque: Bool {
    get { options.isOpaque }
    set { options.isOpaque = newValue }
  }

  /// The background below the view; nil for none.
  public var background: Color? {
    get { options.background }
    set { options.background = newValue }
  }

  /// The environment of the root view: locale, colour scheme, text size…
  public var environment: EnvironmentValues {
    get { options.environment }
    set { options.environment = newValue }
  }

  /// The insets of the safe area, in points.
  public var safeAreaInsets: EdgeInsets {
    get { options.safeAreaInsets }
    set { options.safeAreaInsets = newValue }
  }

  /// The treatment of characters missing in all faces.
  public var missingGlyphs: MissingGlyphPolicy {
    get { options.missingGlyphs }
    set { options.missingGlyphs = newValue }
  }

  /// Whether `onAppear`, `task`, `onChange` and similar actions run before the picture is drawn.
  public var runsActions: Bool {
    get { options.runsActions }
    set { options.runsActions = newValue }
  }

  /// The view's layout, for any format.
  ///
  /// - Throws: ``RenderError/missingGlyphs(_:)`` where that is the policy,
  ///   ``RenderError/fonts(_:)`` and ``RenderError/noFonts(tried:)`` when the bundled faces are
  ///   needed but missing.
  public func page() throws(RenderError) -> LaidOutPage { try page(displayScale: scale) }

  private func page(displayScale: CGFloat) throws(RenderError) -> LaidOutPage {
    try resolvedContext().layout(view(content), options: options(displayScale: displayScale))
  }

  /// The layout of the view: its frames, for tests of positions.
  ///
  /// - Throws: as ``page()``.
  public func layout() throws(RenderError) -> ViewLayout { try page().layout }

  /// The drawing in points, its frames on whole pixels.
  ///
  /// - Throws: as ``page()``.
  public func displayList() throws(RenderError) -> DisplayList {
    try page().displayList(on: PixelGrid(scale: scale))
  }

  /// The size the view would be drawn in, in points.
  ///
  /// - Throws: ``RenderError`` when the bundled faces are needed but missing.
  public func measuredSize() throws(RenderError) -> CGSize {
    try resolvedContext().measure(view(content), options: options(displayScale: scale))
  }

  /// The picture as premultiplied pixels.
  ///
  /// - Throws: as ``page()``, and for a size or scale that cannot be drawn.
  public func pixels() throws(RenderError) -> PixelBuffer { try page().pixels(scale: scale) }

  /// The picture as a PNG file's bytes.
  ///
  /// - Throws: as ``page()``, and for a size or scale that cannot be drawn.
  public func pngData() throws(RenderError) -> Data {
    try page().export(.png(scale: scale)).data
  }

  /// The view as a PDF of one page.
  ///
  /// - Throws: as ``page()``, and for a size too large for PDF.
  public func pdfData(metadata: PDFMetadata = PDFMetadata()) throws(RenderError) -> Data {
    try page().export(.pdf(metadata: metadata)).data
  }

  /// The view as an SVG file.
  ///
  /// - Throws: as ``page()``, and for a size or resolution that cannot be drawn.
  public func svgData(options: SVGOptions = SVGOptions()) throws(RenderError) -> Data {
    try page().export(.svg(options)).data
  }

  /// Passes the drawing to `renderer`, with its size in points. Frames are on a grid of
  /// `rasterizationScale` pixels per point.
  ///
  /// - Throws: as ``page()``.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, DisplayList) -> Void
  ) throws(RenderError) {
    let page = try page(displayScale: rasterizationScale)
    renderer(page.size, page.displayList(on: PixelGrid(scale: rasterizationScale)))
  }

  private func options(displayScale: CGFloat) -> LayoutOptions {
    var options = options
    options.scale = displayScale
    return options
  }

  private func resolvedContext() throws(RenderError) -> RenderingContext {
    if let context { return context }
    return try RenderingContext.bundled()
  }
}
