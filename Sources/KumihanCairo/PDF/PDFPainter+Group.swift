import Foundation
import KumihanDrawing

extension PDFPainter {
  func draw(
    _ group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let transform = group.transform.concatenating(transform)
    guard transform.isFinite, transform.determinant != 0, group.opacity > 0 else { return }
    // Drawn in the end, together with the content below it.
    guard let blend = group.blend.pdfName == nil ? nil : group.blend else {
      return marks.add(group, transform: transform)
    }
    let hasRole = group.role.map { tags.enter($0, node: item.node) } ?? false
    defer { if hasRole { tags.leave() } }
    if group.isPlain, group.opacity >= 1, group.clip == nil, group.transform.isIdentity {
      return try draw(group.children, transform: transform, opacity: 1)
    }
    tags.close(content)
    content.save()
    defer {
      tags.close(content)
      content.restore()
    }
    content.concatenate(group.transform)
    let isDirect = group.isPlain && (group.opacity >= 1 || group.hasOnePaint)
    // A separate picture is clipped inside, or viewers cut it at whole pixels.
    if let clip = group.clip, isDirect || group.needsPixels { content.clip(clip) }
    if isDirect {
      return try draw(group.children, transform: transform, opacity: min(group.opacity, 1))
    }
    if group.needsPixels {
      try drawPatch(of: group, item, transform: transform)
      return marks.add(group, transform: transform)
    }
    let picture = try form(transform) { () throws(RenderError) in
      if let clip = group.clip { content.clip(clip) }
      for filter in group.filters {
        guard case .shadow = filter else { continue }
        try drawShadow(filter, of: group, item, transform: transform)
      }
      try draw(group.children, transform: transform, opacity: 1)
    }
    if let mask = group.mask {
      let cover = try form(transform) { () throws(RenderError) in
        let isHidden = tags.enter(.artifact, node: item.node)
        try draw(mask, transform: transform, opacity: 1)
        if isHidden { tags.leave() }
      }
      content.use(state: try document.states.mask(cover, byLuminosity: false))
    }
    try content.setBlending(alpha: group.opacity, blend: blend, states: document.states)
    content.show(picture)
  }

  /// Draws into a separate picture, in the current space.
  func form(
    _ transform: CGAffineTransform, _ body: () throws(RenderError) -> Void
  ) throws(RenderError) -> Int {
    let outer = content
    content = PDFContent(number: document.objects.reserve(), isGroup: true)
    content.resources.profile = document.profile
    defer { content = outer }
    try body()
    tags.close(content)
    try document.writeForm(content, area: pageArea(transform))
    return content.number
  }

  func patchTransform(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(scaleX: patchScale, y: patchScale))
  }

  /// Draws as pixels a group with effects that PDF cannot express.
  private func drawPatch(
    of group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let painter = RasterPainter(resources: resources)
    guard
      let picture = try painter.picture(
        of: group, transform: patchTransform(transform), within: patchBounds)
    else { return }
    try lay(picture, item, transform: transform, opacity: group.opacity, blend: group.blend)
    report(picture.bounds, item, group.causeOfPixels)
    try hideWords(of: group.children)
  }

  /// The words of what was drawn as pixels, invisible over it, so that they can be read and found.
  private func hideWords(of items: [DrawItem]) throws(RenderError) {
    for item in items {
      switch item.command {
      case .glyphs(let run, let paint):
        if case .color(let color) = paint, color.alpha <= 0 { continue }
        guard !run.isSymbol, run.size > 0, run.size.isFinite,
          run.slant.isFinite, run.origin.isFinite, !run.glyphs.isEmpty
        else { continue }
        let font = try document.font(run.face)
        tags.read(run.text)
        tags.mark(content, isText: true, node: item.node)
        content.hideText(true)
        try content.show(run, font: font)
        content.hideText(false)
      case .group(let group):
        guard group.transform.isFinite, group.transform.determinant != 0, group.opacity > 0 else {
          continue
        }
        let hasRole = group.role.map { tags.enter($0, node: item.node) } ?? false
        tags.close(content)
        content.save()
        content.concatenate(group.transform)
        try hideWords(of: group.children)
        tags.close(content)
        content.restore()
        if hasRole { tags.leave() }
      case .fill, .stroke, .image, .mark: continue
      }
    }
  }

  private func drawShadow(
    _ shadow: Filter, of group: DrawGroup, _ item: DrawItem, transform: CGAffineTransform
  ) throws(RenderError) {
    let painter = RasterPainter(resources: resources)
    guard
      let picture = try painter.shadow(
        shadow, of: group, transform: patchTransform(transform), within: patchBounds)
    else { return }
    try lay(picture, item, transform: transform)
    report(picture.bounds, item, "shadow")
  }

  /// Groups that blend with the page in modes that PDF lacks: the page below and around them, drawn
  /// again as pixels on white paper.
  func drawPatchesOverPage(_ items: [DrawItem]) throws(RenderError) {
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
      try lay(picture, found.item, transform: .identity)
      report(area, found.item, "blend mode")
    }
  }

  /// Paints pixels at their position on the page, in any current space.
  func lay(
    _ picture: RasterLayer, _ item: DrawItem, transform: CGAffineTransform, opacity: Double = 1,
    blend: BlendMode = .normal
  ) throws(RenderError) {
    let picture = try picture.padded(toMultiplesOf: Int(patchScale.rounded()))
    picture.flush()
    tags.mark(content, isText: false, node: item.node)
    let number = try document.images.write(picture.memory, isSmooth: true)
    let rect = picture.bounds.rect.applying(
      CGAffineTransform(scaleX: 1 / patchScale, y: 1 / patchScale))
    content.save()
    try content.setBlending(alpha: opacity, blend: blend, states: document.states)
    content.concatenate(transform.inverted())
    content.show(number, in: rect.insideEdges)
    content.restore()
  }
}
