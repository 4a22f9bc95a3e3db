import Foundation
import KumihanDrawing

/// Executes draw commands on one page of a PDF.
final class PDFPainter {
  let document: PDFDocumentWriter
  let tags: PDFPageTags
  let marks: PDFMarks
  private let page: Int
  private let pageBounds: CGRect
  /// Pixels per point of patches.
  let patchScale: CGFloat
  private(set) var patches: [RasterPatch] = []
  /// The target of drawing: the page, or a group on it.
  var content: PDFContent

  var resources: DrawResources { document.resources }
  private var bounds: InkBounds<RenderError> { InkBounds(fonts: resources.fonts) }

  init(
    document: PDFDocumentWriter, content: PDFContent, tags: PDFPageTags, marks: PDFMarks,
    page: Int, pageSize: CGSize, patchScale: CGFloat
  ) {
    self.document = document
    self.content = content
    self.tags = tags
    self.marks = marks
    self.page = page
    pageBounds = CGRect(origin: .zero, size: pageSize)
    self.patchScale = patchScale
  }

  func drawPage(_ items: [DrawItem]) throws(RenderError) {
    try draw(items, transform: .identity, opacity: 1)
    try drawPatchesOverPage(items)
  }

  /// Draws items; `transform` maps their space to the page's.
  func draw(
    _ items: [DrawItem], transform: CGAffineTransform, opacity: Double
  ) throws(RenderError) {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, let style):
        try self.paint(paint, opacity, item, transform, isText: false) { content in
          if content.addPath(path) { content.fill(style) }
        }
      case .stroke(let path, let paint, let style):
        guard style.isVisible else { continue }
        try self.paint(paint, opacity, item, transform, isText: false, strokes: true) { content in
          content.setStrokeStyle(style)
          if content.addPath(path) { content.stroke() }
        }
      case .glyphs(let run, let paint):
        guard run.size > 0, run.size.isFinite, run.slant.isFinite, run.origin.isFinite,
          !run.glyphs.isEmpty
        else { continue }
        try draw(run, paint, opacity, item, transform)
      case .image(let image, let rect, let interpolation):
        try draw(image, in: rect, interpolation, opacity, item, transform)
      case .group(let group):
        try draw(group, item, transform: transform)
      case .mark(let mark):
        marks.add(mark, transform: transform)
      }
    }
  }

  /// Draws with a paint, unless it is invisible.
  private func paint(
    _ paint: Paint, _ opacity: Double, _ item: DrawItem, _ transform: CGAffineTransform,
    isText: Bool, strokes: Bool = false, _ body: (PDFContent) throws(RenderError) -> Void
  ) throws(RenderError) {
    if let color = paint.plainColor {
      guard color.alpha > 0 else { return }
      tags.mark(content, isText: isText, node: item.node)
      try content.setBlending(alpha: color.alpha * opacity, states: document.states)
      if strokes { content.setStroke(color) } else { content.setFill(color) }
      return try body(content)
    }
    let area = try bounds.bounds(of: item.command, transform: .identity)
    guard !area.isNull else { return }
    let shading = shading(paint, covering: area)
    guard shading != nil || paint.isPattern else { return }
    tags.mark(content, isText: isText, node: item.node)
    content.save()
    defer { content.restore() }
    func fill() throws(RenderError) {
      let pattern =
        if let shading { try shading.pattern(content.ctm, to: document.objects) } else {
          try tile(paint)
        }
      content.setPattern(pattern, stroking: strokes)
      try body(content)
    }
    guard let shading, shading.needsGroup(opacity: opacity) else {
      try content.setBlending(alpha: opacity, states: document.states)
      return try fill()
    }
    // Viewers draw the parts of a shading one by one, so translucent ones are flattened first.
    let picture = try form(transform, fill)
    try content.setBlending(alpha: opacity, states: document.states)
    if shading.isTranslucent {
      let mask = try shading.opacityGroup(area, to: document.objects)
      content.use(state: try document.states.mask(mask, byLuminosity: true))
    }
    content.show(picture)
  }

  /// A gradient, or nil where it is invisible.
  private func shading(_ paint: Paint, covering area: CGRect) -> PDFShading? {
    switch paint {
    case .color, .imagePattern, .veil: return nil
    case .linearGradient(let ramp, let from, let to):
      guard from.isFinite, to.isFinite else { return nil }
      return PDFShading(linear: ramp, from: from, to: to)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius, let scale):
      guard center.isFinite, scale.width > 0, scale.height > 0 else { return nil }
      return PDFShading(
        radial: ramp, center: center, startRadius: startRadius, endRadius: endRadius, scale: scale)
    case .angularGradient(let ramp, let center, let start, let end):
      guard !ramp.stops.isEmpty, center.isFinite, start.isFinite, end.isFinite else { return nil }
      let sweep = AngularSweep(ramp: ramp, center: center, start: start, end: end)
      return PDFShading(sweep, ramp: ramp, covering: area)
    case .mesh(let mesh):
      return PDFShading(mesh, covering: area)
    }
  }

  /// A pattern of adjacent pictures.
  private func tile(_ paint: Paint) throws(RenderError) -> Int {
    guard case .imagePattern(let image, let origin, let scale) = paint else { return 0 }
    let size = CGSize(
      width: CGFloat(image.pixelWidth) * scale, height: CGFloat(image.pixelHeight) * scale)
    let cell = PDFContent(number: 0)
    cell.resources.profile = document.profile
    cell.show(
      try scale > 1
        ? enlarged(paint, origin: origin, size: size) : document.images.number(image, .low),
      in: CGRect(origin: .zero, size: size))
    var dictionary = PDFBytes("/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ")
    dictionary.number(size.width)
    dictionary.number(size.height)
    dictionary.write("]/XStep ")
    dictionary.number(size.width)
    dictionary.write("/YStep ")
    dictionary.number(size.height)
    dictionary.write("/Matrix[")
    dictionary.matrix(
      CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(content.ctm))
    dictionary.write("]")
    dictionary.write(cell.resources.entry)
    return try document.objects.addStream(dictionary, cell.out.bytes)
  }

  /// A tile whose pixels are larger than points, smoothed across its edges.
  private func enlarged(
    _ paint: Paint, origin: CGPoint, size: CGSize
  ) throws(RenderError) -> Int {
    func pixels(_ length: CGFloat) -> Int {
      Int(max(1, min((length * patchScale).rounded(.up), 4096)))
    }
    let bounds = PixelRect(
      left: 0, top: 0, right: pixels(size.width), bottom: pixels(size.height))
    let tile = try RasterLayer(bounds: bounds)
    let map = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(bounds.width) / size.width, y: CGFloat(bounds.height) / size.height))
    let fill = DrawItem(.fill(Path(CGRect(origin: origin, size: size)), paint, FillStyle()))
    try RasterPainter(resources: resources).draw(
      [fill], on: tile, transform: map, clip: RasterClip(bounds))
    tile.flush()
    return try document.images.write(tile.memory, isSmooth: true)
  }

  /// Text; under any paint except a colour, its outlines over invisible text.
  ///
  /// Viewers show text in a gradient badly or not at all, so the gradient is clipped to outlines;
  /// the words stay selectable.
  private func draw(
    _ run: GlyphRun, _ paint: Paint, _ opacity: Double, _ item: DrawItem,
    _ transform: CGAffineTransform
  ) throws(RenderError) {
    let font = try document.font(run.face)
    if !run.isSymbol { tags.read(run.text) }
    if let color = paint.plainColor {
      let language = run.isSymbol ? nil : document.language(of: run.text)
      return try self.paint(.color(color), opacity, item, transform, isText: !run.isSymbol) {
        content throws(RenderError) in
        if let language { content.out.write("/Span<</Lang(\(language))>>BDC\n") }
        try content.show(run, font: font)
        if language != nil { content.out.write("EMC\n") }
      }
    }
    tags.mark(content, isText: !run.isSymbol, node: item.node)
    content.hideText(true)
    try content.show(run, font: font)
    content.hideText(false)
    let outlines = run.outlines(try resources.fonts.file(run.face))
    try self.paint(paint, opacity, item, transform, isText: !run.isSymbol) { content in
      if content.addPath(outlines) { content.fill(FillStyle()) }
    }
  }

  private func draw(
    _ image: ImageResource, in rect: CGRect, _ interpolation: ImageInterpolation,
    _ opacity: Double, _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    guard !image.isEnlarged(in: rect, interpolation) else {
      return try drawEnlarged(item, in: rect, opacity, transform)
    }
    tags.markPicture(content, node: item.node)
    let number = try document.images.number(image, interpolation)
    content.save()
    try content.setBlending(alpha: opacity, states: document.states)
    content.show(number, in: rect.insideEdges)
    content.restore()
  }

  /// An image whose pixels are larger than points, smoothed or not as requested.
  private func drawEnlarged(
    _ item: DrawItem, in rect: CGRect, _ opacity: Double, _ transform: CGAffineTransform
  ) throws(RenderError) {
    let seen = rect.shared(with: content.clipArea).applying(patchTransform(transform))
    let area = PixelRect(covering: seen).intersection(patchBounds)
    guard !area.isEmpty else { return }
    let picture = try RasterLayer(bounds: area)
    try RasterPainter(resources: resources).draw(
      [item], on: picture, transform: patchTransform(transform), clip: RasterClip(area))
    try lay(picture, item, transform: transform, opacity: opacity)
  }

  /// The page in the pixels of its patches.
  var patchBounds: PixelRect {
    PixelRect(
      covering: pageBounds.applying(CGAffineTransform(scaleX: patchScale, y: patchScale)))
  }

  /// The page in the space that `transform` maps to it.
  func pageArea(_ transform: CGAffineTransform) -> CGRect {
    pageBounds.applying(transform.inverted())
  }

  func report(_ area: PixelRect, _ item: DrawItem, _ cause: String) {
    patches.append(
      RasterPatch(
        page: page,
        area: area.rect.applying(CGAffineTransform(scaleX: 1 / patchScale, y: 1 / patchScale)),
        node: item.node, cause: cause))
  }
}

extension Paint {
  fileprivate var isPattern: Bool {
    guard case .imagePattern(_, let origin, let scale) = self else { return false }
    return scale > 0 && scale.isFinite && origin.isFinite
  }

  /// The colour of a uniform paint, including a gradient without an extent.
  fileprivate var plainColor: RGBA? {
    switch self {
    case .color(let color): color
    case .linearGradient(let ramp, let from, let to):
      from == to || ramp.stops.isEmpty ? ramp.stops.last?.color ?? .clear : nil
    case .radialGradient(let ramp, _, let startRadius, let endRadius, _):
      startRadius == endRadius ? ramp.stops.last?.color ?? .clear : nil
    // Each visible veil has been replaced by a picture.
    case .veil(let veil): veil.plainColor
    case .angularGradient, .mesh, .imagePattern: nil
    }
  }
}

extension GlyphRun {
  /// The outlines of the glyphs at their positions.
  fileprivate func outlines(_ file: FontFile) -> Path {
    let scale = size / CGFloat(file.unitsPerEm)
    var path = Path()
    for glyph in glyphs {
      path.addPath(
        file.path(of: glyph.id),
        transform: CGAffineTransform(
          a: scale, b: 0, c: slant * scale, d: -scale, tx: origin.x + glyph.x,
          ty: origin.y + glyph.y))
    }
    return path
  }
}

extension PDFContent {
  /// Shows an image over a rectangle.
  func show(_ image: Int, in rect: CGRect) {
    concatenate(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
    show(image)
  }
}

extension CGRect {
  /// A hair smaller: viewers that draw pictures on whole pixels widen one whose edge coincides with
  /// a pixel's edge by a pixel.
  var insideEdges: CGRect {
    let hair = min(0.001, width / 8, height / 8)
    return insetBy(dx: hair, dy: hair)
  }
}
