import CKumihanCairo
import Foundation
import KumihanDrawing

extension RasterPainter {
  /// Replaces the content below a command's ink by the veil's picture of it.
  func draw(
    _ veil: Veil, over command: DrawCommand, on layer: RasterLayer, transform: CGAffineTransform,
    clip: RasterClip
  ) throws(RenderError) {
    let box = PixelRect(covering: try ink.bounds(of: command, transform: transform))
    let area = box.intersection(layer.ground.bounds)
    let visible = area.intersection(clip.bounds).intersection(layer.bounds)
    guard !visible.isEmpty else { return }
    let picture = try VeilPicture(
      veil, over: area, of: layer.seen(area), sigma: Filter.sigma(veil.blur, transform))
    veils?.add(picture, for: command, transform)
    let cover = try RasterLayer(bounds: visible)
    let black = DrawItem(command.painted(with: .color(.black.opacity(veil.strength))))
    try draw([black], on: cover, transform: transform, clip: RasterClip(visible))
    layer.context.save()
    layer.context.setMatrix(layer.local(.identity))
    layer.context.setSource(try picture.pattern())
    // The content below is replaced even where its blurred picture is translucent.
    layer.context.setOperator(CAIRO_OPERATOR_SOURCE)
    layer.context.mask(cover.surface, x: Double(visible.left), y: Double(visible.top))
    layer.context.restore()
    layer.flush()
  }
}

extension RasterLayer {
  /// The lowest layer below this one.
  var ground: RasterLayer { below?.ground ?? self }

  /// A layer with everything drawn so far in an area, here and below.
  func seen(_ area: PixelRect) throws(RenderError) -> RasterLayer {
    flush()
    if below == nil, bounds.contains(area) { return self }
    let picture = try RasterLayer(bounds: area)
    picture.lay(self)
    picture.flush()
    return picture
  }

  private func lay(_ other: RasterLayer) {
    if let below = other.below { lay(below) }
    other.flush()
    context.setSource(
      other.surface, x: Double(other.bounds.left - bounds.left),
      y: Double(other.bounds.top - bounds.top))
    context.paint()
  }
}
