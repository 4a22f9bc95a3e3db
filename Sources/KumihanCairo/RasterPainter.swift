import CKumihanCairo
import Foundation
import KumihanDrawing

/// Executes draw commands on layers of pixels.
struct RasterPainter {
  let resources: DrawResources
  /// The recorder of veils' pictures, if they are needed.
  var veils: VeilRecorder?

  var ink: InkBounds<RenderError> { InkBounds(fonts: resources.fonts) }

  /// Draws `items`; `transform` maps their points to page pixels.
  ///
  /// `opacity` weakens each item's paint; only for items where that equals weakening their picture.
  func draw(
    _ items: [DrawItem], on layer: RasterLayer, transform: CGAffineTransform, clip: RasterClip,
    opacity: Double = 1
  ) throws(RenderError) {
    guard !clip.bounds.isEmpty, transform.isFinite, transform.determinant != 0 else { return }
    for item in items {
      if let veil = item.command.paint?.veil {
        try draw(veil, over: item.command, on: layer, transform: transform, clip: clip)
        continue
      }
      switch item.command {
      case .fill(let path, let paint, let style):
        layer.context.setMatrix(layer.local(transform))
        guard layer.context.setPath(path),
          try setSource(paint, opacity, of: item, on: layer, transform: transform, clip: clip)
        else { continue }
        layer.context.setFillStyle(style)
        layer.context.fill()
      case .stroke(let path, let paint, let style):
        layer.context.setMatrix(layer.local(transform))
        guard style.isVisible, layer.context.setPath(path),
          try setSource(paint, opacity, of: item, on: layer, transform: transform, clip: clip)
        else { continue }
        layer.context.setStrokeStyle(style.withDrawnDashes(along: path))
        layer.context.stroke()
      case .glyphs(let run, let paint):
        try draw(run, paint, opacity, of: item, on: layer, transform: transform, clip: clip)
      case .image(let image, let rect, let interpolation):
        try draw(image, in: rect, interpolation, on: layer, transform: transform)
      case .group(let group):
        try draw(group, on: layer, transform: transform, clip: clip)
      case .mark:
        continue
      }
    }
    try layer.context.check()
  }

  /// Sets the paint of an item as the source in the context's current space; false when it is invisible.
  private func setSource(
    _ paint: Paint, _ opacity: Double, of item: DrawItem, on layer: RasterLayer,
    transform: CGAffineTransform, clip: RasterClip
  ) throws(RenderError) -> Bool {
    func bounds() throws(RenderError) -> PixelRect {
      let inked = PixelRect(covering: try ink.bounds(of: item.command, transform: transform))
      return inked.grown(by: 1, 1).intersection(clip.bounds).intersection(layer.bounds)
    }
    let area: RasterLayer
    switch paint {
    case .angularGradient(let ramp, let center, let start, let end):
      guard !ramp.stops.isEmpty, center.isFinite, start.isFinite, end.isFinite else { return false }
      let bounds = try bounds()
      guard !bounds.isEmpty else { return false }
      let sweep = AngularSweep(ramp: ramp, center: center, start: start, end: end)
      area = try sweep.raster(bounds, transform: transform)
    case .mesh(let mesh):
      let bounds = try bounds()
      guard !bounds.isEmpty else { return false }
      area = try MeshRaster(mesh: mesh).raster(bounds, transform: transform)
    case .color, .linearGradient, .radialGradient, .imagePattern, .veil:
      return try layer.context.setSource(paint, opacity, images: resources.images)
    }
    let pattern = try Pattern(surface: area.surface)
    pattern.setFilter(.none)
    pattern.setMatrix(area.local(transform))
    layer.context.setSource(pattern)
    return true
  }

  private func draw(
    _ image: ImageResource, in rect: CGRect, _ interpolation: ImageInterpolation,
    on layer: RasterLayer, transform: CGAffineTransform
  ) throws(RenderError) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let entry = try resources.images.entry(image)
    let pattern = try Pattern(surface: entry.surface)
    let scale = abs(transform.determinant).squareRoot()
    let isEnlarging = rect.width * scale > CGFloat(image.pixelWidth)
    pattern.setFilter(interpolation, isEnlarging: isEnlarging)
    // Edges repeat outwards, so that smoothing does not fade them.
    pattern.setExtend(CAIRO_EXTEND_PAD)
    pattern.setMatrix(entry.placed(in: rect).inverted())
    layer.context.setMatrix(layer.local(transform))
    layer.context.setSource(pattern)
    layer.context.setFillStyle(FillStyle())
    guard layer.context.setPath(Path(rect)) else { return }
    layer.context.fill()
  }

  private func draw(
    _ run: GlyphRun, _ paint: Paint, _ opacity: Double, of item: DrawItem, on layer: RasterLayer,
    transform: CGAffineTransform, clip: RasterClip
  ) throws(RenderError) {
    guard run.size > 0, run.size.isFinite, run.slant.isFinite else { return }
    let file = try resources.fonts.file(run.face)
    let placer = GlyphPlacer(run: run, file: file, transform: layer.local(transform))
    if case .color(let color) = paint, clip.isRectangle {
      let blender = GlyphBlender(color.opacity(opacity))
      guard !blender.isInvisible else { return }
      let area = clip.bounds.intersection(layer.bounds)
        .offset(x: -layer.bounds.left, y: -layer.bounds.top)
      layer.flush()
      placer.forEach(resources.masks, within: area) { mask, x, y in
        blender.blend(mask, x: x, y: y, into: layer.memory, clip: area)
      }
      layer.markDirty()
      return
    }
    let box = PixelRect(covering: try ink.bounds(of: item.command, transform: transform))
    let area = box.grown(by: 1, 1).intersection(clip.bounds).intersection(layer.bounds)
    guard !area.isEmpty else { return }
    let coverage = CoverageLayer(
      bounds: area.offset(x: -layer.bounds.left, y: -layer.bounds.top))
    placer.forEach(resources.masks, within: coverage.bounds) { mask, x, y in
      coverage.add(mask, x: x, y: y)
    }
    let surface = try coverage.surface()
    layer.context.setMatrix(layer.local(transform))
    guard
      try setSource(paint, opacity, of: item, on: layer, transform: transform, clip: clip)
    else { return }
    layer.context.setMatrix(.identity)
    layer.context.mask(
      surface, x: Double(coverage.bounds.left), y: Double(coverage.bounds.top))
    // Cairo may read the coverage up to here.
    layer.flush()
  }

  private func draw(
    _ group: DrawGroup, on layer: RasterLayer, transform: CGAffineTransform, clip: RasterClip
  ) throws(RenderError) {
    let transform = group.transform.concatenating(transform)
    guard transform.isFinite, transform.determinant != 0, group.opacity > 0 else { return }
    let inner = group.clip.map { clip.clipped(by: $0, transform: transform) } ?? clip
    guard !inner.bounds.isEmpty else { return }
    var soft: SoftClip?
    if let clip = group.clip {
      soft = try SoftClip(
        clip, on: layer, transform: transform, within: inner.bounds, edges: resources.clipEdges)
    }
    if group.isPlain, group.opacity >= 1 || group.hasOnePaint {
      layer.context.save()
      layer.context.setMatrix(layer.local(transform))
      if let clip = group.clip { layer.context.clip(clip) }
      try draw(
        group.children, on: layer, transform: transform, clip: inner,
        opacity: min(group.opacity, 1))
      layer.context.restore()
      soft?.apply(to: layer)
      return
    }
    guard
      let picture = try picture(
        of: group, transform: transform, within: inner.bounds, below: layer)
    else { return }
    try lay(picture, of: group, on: layer, transform: transform)
    soft?.apply(to: layer)
  }

  /// Composites a group's finished picture onto the content below.
  private func lay(
    _ picture: RasterLayer, of group: DrawGroup, on layer: RasterLayer,
    transform: CGAffineTransform
  ) throws(RenderError) {
    guard let value = group.blend.cairo else {
      var cover: RasterLayer?
      if let clip = group.clip {
        cover = try coverage(of: clip, bounds: picture.bounds, transform: transform)
      }
      layer.flush()
      PlusDarker(opacity: min(group.opacity, 1)).apply(picture, to: layer, within: cover)
      layer.markDirty()
      return
    }
    layer.context.save()
    layer.context.setMatrix(layer.local(transform))
    if let clip = group.clip { layer.context.clip(clip) }
    layer.context.setMatrix(.identity)
    if group.blend.changesAllBelow {
      let area = picture.bounds.rect.offsetBy(
        dx: -CGFloat(layer.bounds.left), dy: -CGFloat(layer.bounds.top))
      layer.context.clip(DrawGroup.Clip(Path(area)))
    }
    layer.context.setOperator(value)
    layer.context.setSource(
      picture.surface, x: Double(picture.bounds.left - layer.bounds.left),
      y: Double(picture.bounds.top - layer.bounds.top))
    layer.context.paint(opacity: min(group.opacity, 1))
    layer.context.restore()
  }

  /// A clip as coverage.
  private func coverage(
    of clip: DrawGroup.Clip, bounds: PixelRect, transform: CGAffineTransform
  ) throws(RenderError) -> RasterLayer {
    let layer = try RasterLayer(bounds: bounds)
    let fill = DrawItem(.fill(clip.path, .color(.black), clip.style))
    try draw([fill], on: layer, transform: transform, clip: RasterClip(bounds))
    layer.flush()
    return layer
  }

  /// The group's children as a separate picture, filtered and masked; nil when nothing is visible
  /// within `bounds`.
  func picture(
    of group: DrawGroup, transform: CGAffineTransform, within bounds: PixelRect,
    below: RasterLayer? = nil
  ) throws(RenderError) -> RasterLayer? {
    let (items, projection, filters) = group.filteredAfterProjection
    var drawn = try ink.bounds(of: items, transform: transform)
    if let projection {
      drawn = Filter.projection(projection).spread(
        PixelRect(covering: drawn).rect, transform: transform)
    }
    let area = Self.area(of: drawn, filters, transform: transform, within: bounds)
    let isCoarse = group.mask == nil && Self.hidesHalves(filters, transform, within: bounds)
    guard area.count <= below?.most ?? RasterLayer.most(for: bounds), !isCoarse else {
      return try enlarged(area, bounds) { half, bounds throws(RenderError) in
        try self.picture(of: group, transform: transform.concatenating(half), within: bounds)
      }
    }
    guard !area.isEmpty,
      let picture = try picture(of: items, projection, transform, area, below: below)
    else { return nil }
    picture.flush()
    for filter in filters { try filter.apply(to: picture, transform: transform) }
    picture.markDirty()
    if let mask = group.mask {
      let cover = try RasterLayer(bounds: area, most: below?.most)
      try draw(mask, on: cover, transform: transform, clip: RasterClip(area))
      picture.context.setMatrix(.identity)
      picture.context.setOperator(CAIRO_OPERATOR_DEST_IN)
      picture.context.setSource(cover.surface, x: 0, y: 0)
      picture.context.paint()
    }
    return picture
  }

  /// The pixels that filters need for a correct result within `bounds`: before and after each
  /// filter, the ink that later ones need.
  ///
  /// A wide blur extends far beyond the picture; that part is not needed.
  private static func area(
    of drawn: CGRect, _ filters: [Filter], transform: CGAffineTransform, within bounds: PixelRect
  ) -> PixelRect {
    // Ink outside may still contribute through a blur or a shadow.
    var needed = [bounds]
    for filter in filters.reversed() {
      needed.append(filter.sources(of: needed[needed.count - 1], transform))
    }
    var ink = PixelRect(covering: drawn)
    var area = ink.intersection(needed.removeLast())
    for filter in filters {
      let after = needed.removeLast()
      if case .shadow(_, let radius, let offset) = filter {
        // Moved first, then blurred: ink moved off the page contributes as well.
        let (reach, move) = (Filter.reach(radius, transform), Filter.move(offset, transform))
        area = area.union(
          ink.offset(x: move.x, y: move.y)
            .intersection(after.grown(by: Int(reach.width), Int(reach.height))))
      }
      ink = PixelRect(covering: filter.spread(ink.rect, transform: transform))
      area = area.union(ink.intersection(after))
    }
    return area
  }

  /// Whether a picture of half the size shows all that a wide blur leaves.
  private static func hidesHalves(
    _ filters: [Filter], _ transform: CGAffineTransform, within bounds: PixelRect
  ) -> Bool {
    guard case .blur(let radius, _)? = filters.first, min(bounds.width, bounds.height) > 16 else {
      return false
    }
    let sigma = Filter.sigma(radius, transform)
    return min(sigma.width, sigma.height) > 256
  }

  /// What is seen within `bounds` of a picture that filters need a vast area for: drawn at half the
  /// size, as often as it takes, and enlarged. Blurs that reach so far hide it.
  ///
  /// - Parameter make: draws with a further transform, within bounds of the smaller picture.
  private func enlarged(
    _ area: PixelRect, _ bounds: PixelRect,
    _ make: (CGAffineTransform, PixelRect) throws(RenderError) -> RasterLayer?
  ) throws(RenderError) -> RasterLayer? {
    guard bounds.width > 8 || bounds.height > 8 else {
      throw .tooManyPixels(
        width: Double(area.width), height: Double(area.height), cap: RenderLimits.pixelCap)
    }
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    guard let small = try make(half, PixelRect(covering: bounds.rect.applying(half))) else {
      return nil
    }
    let layer = try RasterLayer(bounds: bounds)
    let pattern = try Pattern(surface: small.surface)
    pattern.setFilter(.low)
    pattern.setExtend(CAIRO_EXTEND_PAD)
    pattern.setMatrix(small.local(half))
    layer.context.setMatrix(layer.local(.identity))
    layer.context.setSource(pattern)
    guard layer.context.setPath(Path(small.bounds.rect.applying(half.inverted()))) else {
      return nil
    }
    layer.context.fill()
    layer.flush()
    return layer
  }

  private func picture(
    of items: [DrawItem], _ projection: ProjectionTransform?, _ transform: CGAffineTransform,
    _ area: PixelRect, below: RasterLayer?
  ) throws(RenderError) -> RasterLayer? {
    if let projection {
      return try Projector(projection, transform: transform).picture(
        of: items, by: self, area: area, limit: below?.most)
    }
    let picture = try RasterLayer(bounds: area, below: below)
    try draw(items, on: picture, transform: transform, clip: RasterClip(area))
    return picture
  }

  /// The shadow alone of a group's children; nil when nothing is visible within `bounds`.
  func shadow(
    _ shadow: Filter, of group: DrawGroup, transform: CGAffineTransform, within bounds: PixelRect
  ) throws(RenderError) -> RasterLayer? {
    guard case .shadow(let color, let radius, let offset) = shadow else { return nil }
    let drawn = try ink.bounds(of: group.children, transform: transform)
    let area = Self.area(of: drawn, [shadow], transform: transform, within: bounds)
    guard area.count <= RasterLayer.most(for: bounds) else {
      return try enlarged(area, bounds) { half, bounds throws(RenderError) in
        try self.shadow(
          shadow, of: group, transform: transform.concatenating(half), within: bounds)
      }
    }
    guard !area.isEmpty else { return nil }
    let picture = try RasterLayer(bounds: area)
    try draw(group.children, on: picture, transform: transform, clip: RasterClip(area))
    picture.flush()
    ShadowFilter(
      color: color, sigma: Filter.sigma(radius, transform), move: Filter.move(offset, transform)
    ).replace(picture.memory)
    picture.markDirty()
    return picture
  }
}
