public import Foundation
public import KumihanDrawing
import Synchronization

/// Draws display lists into pixels.
///
/// Keep one and use it for many drawings, from any number of tasks: it caches open fonts, glyph
/// masks and decoded pictures. The same list gives the same pixels on every machine.
public final class Rasterizer: Sendable {
  let pool = ResourcePool()
  private let pages = PixelPages()

  public init() {}

  /// Draws a page, `scale` pixels per point; sides are rounded to whole pixels.
  ///
  /// - Parameter background: the colour below the drawing, or nil for none.
  /// - Throws: ``RenderError`` for an impossible size or scale, more pixels than
  ///   ``RenderLimits/pixelCap``, or a font or picture that cannot be read.
  public func render(
    _ list: DisplayList, scale: CGFloat = 1, background: RGBA? = nil
  ) throws(RenderError) -> PixelBuffer {
    let bounds = try Self.pixels(of: list.size, scale: scale)
    let isCovered = list.items.cover(
      bounds, transform: CGAffineTransform(scaleX: scale, y: scale))
    let memory = try PixelMemory(
      width: bounds.width, height: bounds.height, cleared: background == nil && !isCovered,
      pages: pages)
    if let background, !isCovered { memory.fill(background.premultiplied) }
    let layer = try RasterLayer(bounds: bounds, memory: memory)
    let resources = try pool.take()
    let painter = RasterPainter(resources: resources)
    try painter.draw(
      list.items, on: layer, transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: RasterClip(bounds))
    pool.put(back: resources)
    layer.flush()
    return PixelBuffer(memory: memory, scale: Double(scale))
  }

  /// The list with each veil replaced by its result, a picture of at most `scale` pixels per point
  /// or a colour, for formats that cannot read the content below; `patches` lists the pictures.
  package func withoutVeils(
    _ list: DisplayList, scale: CGFloat, patches: inout [RasterPatch]
  ) throws(RenderError) -> DisplayList {
    let resources = try pool.take()
    let result = try resources.withoutVeils(
      list, page: 0, scale: scale, paper: nil, patches: &patches)
    pool.put(back: resources)
    return result
  }

  private static func pixels(of size: CGSize, scale: CGFloat) throws(RenderError) -> PixelRect {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidSize(width: Double(size.width), height: Double(size.height))
    }
    guard scale.isFinite, scale > 0 else { throw .invalidScale(Double(scale)) }
    // A side of 100.0000001 px is 100 px.
    let width = max(1, (size.width * scale - 1e-6).rounded(.up))
    let height = max(1, (size.height * scale - 1e-6).rounded(.up))
    guard width <= CGFloat(RenderLimits.sideCap), height <= CGFloat(RenderLimits.sideCap),
      width * height <= CGFloat(RenderLimits.pixelCap)
    else {
      throw .tooManyPixels(
        width: Double(width), height: Double(height), cap: RenderLimits.pixelCap)
    }
    return PixelRect(left: 0, top: 0, right: Int(width), bottom: Int(height))
  }
}

extension [DrawItem] {
  /// Whether the lowest ink is one opaque colour on all pixels, so that none below it is seen.
  fileprivate func cover(_ bounds: PixelRect, transform: CGAffineTransform) -> Bool {
    for item in self {
      switch item.command {
      case .mark: continue
      case .fill(let path, .color(let color), _):
        guard color.alpha >= 1, transform.isFinite,
          let rect = path.applying(transform).rectangle?.standardized
        else { return false }
        return rect.minX <= CGFloat(bounds.left) && rect.maxX >= CGFloat(bounds.right)
          && rect.minY <= CGFloat(bounds.top) && rect.maxY >= CGFloat(bounds.bottom)
      case .group(let group):
        guard group.isPlain, group.clip == nil, group.opacity >= 1 else { return false }
        if group.children.isEmpty { continue }
        return group.children.cover(
          bounds, transform: group.transform.concatenating(transform))
      case .fill, .stroke, .glyphs, .image: return false
      }
    }
    return false
  }
}

extension RGBA {
  /// The colour as a stored pixel.
  var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isFinite ? UInt32((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    let alpha = min(max(self.alpha, 0), 1)
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
