import CKumihanCairo
import Foundation
import KumihanDrawing

/// Carries out draw commands on one page of a PDF.
final class PDFPainter {
  private let document: PDFDocumentWriter
  private let page: Int
  private let pageBounds: CGRect
  /// Pixels per point of patches.
  private let patchScale: CGFloat
  private(set) var patches: [RasterPatch] = []

  private var resources: DrawResources { document.resources }

  init(document: PDFDocumentWriter, page: Int, pageSize: CGSize, patchScale: CGFloat) {
    self.document = document
    self.page = page
    pageBounds = CGRect(origin: .zero, size: pageSize)
    self.patchScale = patchScale
  }

  func drawPage(_ items: [DrawItem]) throws(RenderError) {
    try draw(items, transform: .identity, opacity: 1)
    try drawPatchesOverPage(items)
    try drawMarks(items)
  }

  private func drawMarks(_ items: [DrawItem]) throws(RenderError) {
    guard items.hasMarks else { return }
    if try InkBounds(fonts: resources.fonts).bounds(of: items, transform: .identity).isNull {
      // Cairo forgets the links of a page without ink; this is too faint to see.
      document.context.setColor(RGBA.white.opacity(2.0 / 255))
      if document.context.setPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1))) {
        document.context.fill()
      }
    }
    // Without an element around them, Cairo leaves the structure tree out that links refer to.
    document.context.beginTag("Document", "")
    PDFMarks(document: document, page: page).add(items, transform: .identity)
    document.context.endTag("Document")
  }

  private func draw(
    _ items: [DrawItem], transform: CGAffineTransform, opacity: Double
  ) throws(RenderError) {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, let style):
        guard try setSource(paint, opacity, item, transform), document.context.setPath(path) else {
          continue
        }
        document.context.setFillStyle(style)
        document.context.fill()
      case .stroke(let path, let paint, let style):
        guard style.isVisible, try setSource(paint, opacity, item, transform),
          document.context.setPath(path)
        else { continue }
        document.context.setStrokeStyle(style)
        document.context.stroke()
      case .glyphs(let run, let paint):
        guard run.size > 0, run.size.isFinite, run.slant.isFinite, run.origin.isFinite,
          !run.glyphs.isEmpty
        else { continue }
        try draw(run, paint, opacity, item, transform)
      case .image(let image, let rect, let interpolation):
        try draw(image, in: rect, interpolation, item, transform)
      case .group(let group):
        try draw(group, item, transform: transform)
      case .mark:
        continue
      }
    }
    try document.context.check()
  }

  /// Makes `paint` the source; false when it leaves nothing.
  private func setSource(
    _ paint: Paint, _ opacity: Double, _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> Bool {
    if case .angularGradient(let ramp, let center, let start, let end) = paint {
      let area = try InkBounds(fonts: resources.fonts).bounds(
        of: item.command, transform: .identity)
      guard !ramp.stops.isEmpty, center.isFinite, start.isFinite, end.isFinite, !area.isNull else {
        return false
      }
      let sweep = AngularSweep(ramp: ramp, center: center, start: start, end: end)
      document.context.setSource(try Pattern(sweep, covering: area))
      return true
    }
    if case .imagePattern(let image, let origin, let scale) = paint, scale > 1, scale.isFinite,
      origin.isFinite
    {
      try setEnlargedPattern(image, origin, scale, paint)
      return true
    }
    return try document.context.setSource(paint, opacity, images: resources.images)
  }

  /// Repeats a picture whose pixels are larger than points, smoothed across its edges.
  private func setEnlargedPattern(
    _ image: ImageResource, _ origin: CGPoint, _ scale: CGFloat, _ paint: Paint
  ) throws(RenderError) {
    let size = CGSize(
      width: CGFloat(image.pixelWidth) * scale, height: CGFloat(image.pixelHeight) * scale)
    func pixels(_ length: CGFloat) -> Int { Int(min((length * patchScale).rounded(.up), 4096)) }
    let bounds = PixelRect(
      left: 0, top: 0, right: pixels(size.width), bottom: pixels(size.height))
    guard !bounds.isEmpty else { return }
    let tile = try RasterLayer(bounds: bounds)
    let map = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(bounds.width) / size.width, y: CGFloat(bounds.height) / size.height))
    let fill = DrawItem(.fill(Path(CGRect(origin: origin, size: size)), paint, FillStyle()))
    try RasterPainter(resources: resources).draw(
      [fill], on: tile, transform: map, clip: RasterClip(bounds))
    let pattern = try Pattern(surface: tile.surface)
    pattern.setExtend(CAIRO_EXTEND_REPEAT)
    pattern.setMatrix(map)
    document.context.setSource(pattern)
  }

  /// Text; under any paint but a colour, its outlines over a trace of it.
  ///
  /// Readers show text in a gradient badly or not at all, so the gradient goes through outlines;
  /// the words stay selectable as text too faint to see.
  private func draw(
    _ run: GlyphRun, _ paint: Paint, _ opacity: Double, _ item: DrawItem,
    _ transform: CGAffineTransform
  ) throws(RenderError) {
    let face = try document.face(run.face)
    if case .color(let color) = paint {
      guard color.alpha > 0 else { return }
      document.context.setColor(color.opacity(opacity))
      document.context.show(run, face: face)
      return
    }
    document.context.setColor(RGBA.white.opacity(2.0 / 255))
    document.context.show(run, face: face)
    guard try setSource(paint, opacity, item, transform) else { return }
    document.context.fillOutlines(of: run, face: face)
  }

  private func draw(
    _ image: ImageResource, in rect: CGRect, _ interpolation: ImageInterpolation,
    _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    guard !image.isEnlarged(in: rect, interpolation) else {
      return try drawEnlarged(item, in: rect, transform: transform)
    }
    let entry = try resources.images.entry(image)
    let pattern = try Pattern(surface: entry.surface)
    pattern.setFilter(interpolation, isEnlarging: rect.width > CGFloat(image.pixelWidth))
    document.context.save()
    document.context.concatenate(entry.placed(in: rect.insideEdges))
    document.context.setSource(pattern)
    document.context.paint()
    document.context.restore()
  }

  /// An image whose pixels are larger than points, smoothed or not as it was asked for.
  private func drawEnlarged(
    _ item: DrawItem, in rect: CGRect, transform: CGAffineTransform
  ) throws(RenderError) {
    let seen = rect.intersection(document.context.clipBounds).applying(patchTransform(transform))
    let area = PixelRect(covering: seen).intersection(patchBounds)
    guard !area.isEmpty else { return }
    let picture = try RasterLayer(bounds: area)
    try RasterPainter(resources: resources).draw(
      [item], on: picture, transform: patchTransform(transform), clip: RasterClip(area))
    try lay(picture, transform: transform, opacity: 1)
  }

  private func draw(
    _ group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let transform = group.transform.concatenating(transform)
    guard transform.isFinite, transform.determinant != 0, group.opacity > 0 else { return }
    // Drawn in the end, together with what lies below it.
    guard let blend = group.blend.inPDF else { return }
    document.context.save()
    defer { document.context.restore() }
    document.context.concatenate(group.transform)
    if let clip = group.clip { document.context.clip(clip) }
    if group.isPlain, group.opacity >= 1 || group.hasOnePaint {
      try draw(group.children, transform: transform, opacity: min(group.opacity, 1))
      return
    }
    if group.needsPixels {
      try drawPatch(of: group, item, transform: transform)
      return
    }
    document.context.pushGroup()
    for filter in group.filters {
      guard case .shadow = filter else { continue }
      try drawShadow(filter, of: group, item, transform: transform)
    }
    try draw(group.children, transform: transform, opacity: 1)
    if let mask = group.mask {
      let picture = try document.context.popGroup()
      document.context.pushGroup()
      try draw(mask, transform: transform, opacity: 1)
      let cover = try document.context.popGroup()
      if group.opacity < 1 || blend != CAIRO_OPERATOR_OVER { document.context.pushGroup() }
      document.context.setSource(picture)
      document.context.mask(cover)
      guard group.opacity < 1 || blend != CAIRO_OPERATOR_OVER else { return }
    }
    document.context.setSource(try document.context.popGroup())
    document.context.setOperator(blend)
    document.context.paint(opacity: min(group.opacity, 1))
  }

  /// The page in the pixels of its patches.
  private var patchBounds: PixelRect {
    PixelRect(
      covering: pageBounds.applying(CGAffineTransform(scaleX: patchScale, y: patchScale)))
  }

  private func patchTransform(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(scaleX: patchScale, y: patchScale))
  }

  /// A group with effects that a PDF cannot say, as pixels.
  private func drawPatch(
    of group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let painter = RasterPainter(resources: resources)
    guard
      let picture = try painter.picture(
        of: group, transform: patchTransform(transform), within: patchBounds)
    else { return }
    document.context.setOperator(group.blend.inPDF ?? CAIRO_OPERATOR_OVER)
    try lay(picture, transform: transform, opacity: min(group.opacity, 1))
    report(picture.bounds, item, group.causeOfPixels)
  }

  private func drawShadow(
    _ shadow: Filter, of group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let painter = RasterPainter(resources: resources)
    guard
      let picture = try painter.shadow(
        shadow, of: group, transform: patchTransform(transform), within: patchBounds)
    else { return }
    try lay(picture, transform: transform, opacity: 1)
    report(picture.bounds, item, "shadow")
  }

  /// Paints pixels where they belong on the page, whatever the current space is.
  private func lay(
    _ picture: RasterLayer, transform: CGAffineTransform, opacity: Double
  ) throws(RenderError) {
    let picture = try picture.padded(toMultiplesOf: Int(patchScale.rounded()))
    let frame = picture.bounds.rect
      .applying(CGAffineTransform(scaleX: 1 / patchScale, y: 1 / patchScale)).insideEdges
    document.context.save()
    document.context.concatenate(transform.inverted())
    document.context.concatenate(
      CGAffineTransform(
        a: frame.width / CGFloat(picture.bounds.width), b: 0, c: 0,
        d: frame.height / CGFloat(picture.bounds.height), tx: frame.minX, ty: frame.minY))
    document.context.setSource(picture.surface, x: 0, y: 0)
    document.context.paint(opacity: opacity)
    document.context.restore()
  }

  /// Groups that combine with the page in a way no PDF can say: the page below and around them,
  /// drawn again as pixels on white paper.
  private func drawPatchesOverPage(_ items: [DrawItem]) throws(RenderError) {
    let painter = RasterPainter(resources: resources)
    for found in items.groupsBeyondPDF(.identity) {
      let area = PixelRect(
        covering: try painter.ink.bounds(
          of: found.item.command, transform: patchTransform(found.transform))
      ).intersection(patchBounds)
      guard !area.isEmpty else { continue }
      let picture = try RasterLayer(bounds: area)
      picture.memory.fill(RGBA.white.premultiplied)
      try painter.draw(
        items, on: picture, transform: patchTransform(.identity), clip: RasterClip(area))
      try lay(picture, transform: .identity, opacity: 1)
      report(area, found.item, "blend mode")
    }
  }

  private func report(_ area: PixelRect, _ item: DrawItem, _ cause: String) {
    patches.append(
      RasterPatch(
        page: page,
        area: area.rect.applying(CGAffineTransform(scaleX: 1 / patchScale, y: 1 / patchScale)),
        node: item.node, cause: cause))
  }
}

extension CGRect {
  /// A hair smaller: readers that draw pictures on whole pixels widen one whose edge lies on a
  /// pixel's own by a pixel.
  fileprivate var insideEdges: CGRect {
    let hair = min(0.001, width / 8, height / 8)
    return insetBy(dx: hair, dy: hair)
  }
}
