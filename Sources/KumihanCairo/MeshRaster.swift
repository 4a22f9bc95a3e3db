import Foundation
import KumihanDrawing

/// A gradient mesh's pixels.
struct MeshRaster {
  let mesh: GradientMesh

  /// The mesh in an area of the page: later patches are over earlier ones.
  func raster(_ bounds: PixelRect, transform: CGAffineTransform) throws(RenderError) -> RasterLayer
  {
    let layer = try RasterLayer(bounds: bounds)
    let local = layer.local(transform)
    let moved = mesh.mapped(point: { $0.applying(local) }, color: { $0 })
    // Within four pixels, linear interpolation of colours is invisible.
    for patch in moved.patches(steps: { min(max(Int(min($0, 1e4) / 4), 4), 96) }) {
      for y in 0..<patch.steps {
        for x in 0..<patch.steps {
          let corners = [
            patch.index(x, y), patch.index(x + 1, y), patch.index(x + 1, y + 1),
            patch.index(x, y + 1),
          ].map { Corner(patch.points[$0], patch.colors[$0]) }
          fill(corners[0], corners[1], corners[2], layer.memory)
          fill(corners[0], corners[2], corners[3], layer.memory)
        }
      }
    }
    // Twice, because a part narrower than a pixel may cover no pixel's middle.
    widen(layer.memory)
    widen(layer.memory)
    layer.markDirty()
    return try framed(layer, by: moved.unevenOutline)
  }

  /// The mesh within its smooth outline, over its background.
  private func framed(
    _ layer: RasterLayer, by outline: Path?
  ) throws(RenderError) -> RasterLayer {
    guard outline != nil || mesh.background.alpha > 0 else { return layer }
    let result = try RasterLayer(bounds: layer.bounds)
    if mesh.background.alpha > 0 { result.memory.fill(mesh.background.premultiplied) }
    result.markDirty()
    result.context.setSource(layer.surface, x: 0, y: 0)
    if let outline {
      guard result.context.setPath(outline) else { return result }
      result.context.setFillStyle(FillStyle())
      result.context.fill()
    } else {
      result.context.paint()
    }
    result.flush()
    return result
  }

  private struct Corner {
    let x, y: Double
    /// Premultiplied blue, green, red, alpha, up to 255.
    let color: SIMD4<Float>

    init(_ point: CGPoint, _ color: RGBA) {
      (x, y) = (Double(point.x), Double(point.y))
      let straight = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1)
      self.color = straight * Float(color.alpha) * 255
    }
  }

  /// Fills the pixels whose middles are in a triangle, in either orientation.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner, _ memory: PixelMemory) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area != 0 else { return }
    func rows(_ value: Double, _ most: Int) -> Int { Int(max(-1, min(value, Double(most) + 1))) }
    let top = max(0, rows((min(a.y, b.y, c.y) - 0.5).rounded(.up), memory.height))
    let bottom = min(
      memory.height - 1, rows((max(a.y, b.y, c.y) - 0.5).rounded(.down), memory.height))
    let left = max(0, rows((min(a.x, b.x, c.x) - 0.5).rounded(.up), memory.width))
    let right = min(
      memory.width - 1, rows((max(a.x, b.x, c.x) - 0.5).rounded(.down), memory.width))
    guard top <= bottom, left <= right else { return }
    for row in top...bottom {
      let y = Double(row) + 0.5
      for column in left...right {
        let x = Double(column) + 0.5
        let u = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
        let v = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
        // A hair beyond the edges: no pixel between two triangles may be left out.
        guard u >= -1e-6, v >= -1e-6, u + v <= 1 + 1e-6 else { continue }
        let color = a.color + (b.color - a.color) * Float(u) + (c.color - a.color) * Float(v)
        unsafe memory.base[row * memory.width + column] = color.pixel
      }
    }
  }

  /// Gives empty pixels the colour of a neighbour, so that those whose middles are just outside
  /// leave no pale rim.
  private func widen(_ memory: PixelMemory) {
    let (width, height) = (memory.width, memory.height)
    // With a clear pixel on each side, so that every pixel of the picture has eight neighbours.
    let stride = width + 2
    var drawn = [UInt32](repeating: 0, count: stride * (height + 2))
    for y in 0..<height {
      let row = unsafe UnsafeBufferPointer(start: memory.base + y * width, count: width)
      let start = (y + 1) * stride + 1
      unsafe drawn.replaceSubrange(start..<start + width, with: row)
    }
    let around = [-1, 1, -stride, stride, -stride - 1, stride + 1, -stride + 1, stride - 1]
    for y in 0..<height {
      for x in 0..<width where drawn[(y + 1) * stride + x + 1] == 0 {
        let here = (y + 1) * stride + x + 1
        for step in around where drawn[here + step] != 0 {
          unsafe memory.base[y * width + x] = drawn[here + step]
          break
        }
      }
    }
  }
}
