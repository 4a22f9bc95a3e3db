import CKumihanCairo
import Foundation
import KumihanDrawing

/// The pixels of a veil, computed from those below it.
///
/// A blurred picture needs few pixels: each is a block of those below, as large as a fifth of
/// sigma; they are blurred and later read with smooth interpolation.
struct VeilPicture {
  /// The area on the page, in pixels.
  let area: PixelRect
  private let few: RasterLayer
  private let step: Int

  init(
    _ veil: Veil, over area: PixelRect, of layer: RasterLayer, sigma: CGSize
  ) throws(RenderError) {
    self.area = area
    step = max(1, Int(min(sigma.width, sigma.height) / 5))
    let blocks = PixelRect(
      left: 0, top: 0, right: (area.width + step - 1) / step,
      bottom: (area.height + step - 1) / step)
    few = try RasterLayer(bounds: blocks)
    average(layer)
    // Blocks and the steps between them blur a little themselves: a quarter of a block's square.
    let already = step > 1 ? 0.25 : 0
    func rest(_ sigma: CGFloat) -> CGFloat {
      let sigma = sigma / CGFloat(step)
      return max(sigma * sigma - already, 0).squareRoot()
    }
    GaussianBlur(sigma: CGSize(width: rest(sigma.width), height: rest(sigma.height)))
      .apply(to: few.memory, isOpaque: true)
    dye(veil)
    few.markDirty()
  }

  /// The colour of a uniform picture.
  var onlyColor: RGBA? {
    let first = unsafe few.memory.base[0]
    for i in 1..<max(few.memory.count, 1) where unsafe few.memory.base[i] != first { return nil }
    let alpha = Double(first >> 24)
    func straight(_ shift: UInt32) -> Double {
      alpha > 0 ? min(Double(first >> shift & 255) / alpha, 1) : 0
    }
    return RGBA(red: straight(16), green: straight(8), blue: straight(0), alpha: alpha / 255)
  }

  /// The picture as a source in the page's pixels; beyond the area its edges repeat.
  func pattern() throws(RenderError) -> Pattern {
    let pattern = try Pattern(surface: few.surface)
    pattern.setFilter(.low)
    pattern.setExtend(CAIRO_EXTEND_PAD)
    pattern.setMatrix(
      CGAffineTransform(translationX: CGFloat(-area.left), y: CGFloat(-area.top))
        .concatenating(CGAffineTransform(scaleX: 1 / CGFloat(step), y: 1 / CGFloat(step))))
    return pattern
  }

  /// Sets each block to the mean of its pixels.
  private func average(_ layer: RasterLayer) {
    let source = layer.memory
    let left = area.left - layer.bounds.left
    for row in 0..<few.memory.height {
      let top = area.top - layer.bounds.top + row * step
      let bottom = min(top + step, area.bottom - layer.bounds.top)
      for column in 0..<few.memory.width {
        let start = left + column * step
        let end = min(start + step, left + area.width)
        var sum = SIMD4<UInt32>.zero
        for y in top..<bottom {
          var pixel = unsafe source.base + (y * source.width + start)
          for _ in start..<end {
            let value = unsafe pixel.pointee
            sum &+= SIMD4(value & 255, value >> 8 & 255, value >> 16 & 255, value >> 24)
            unsafe pixel += 1
          }
        }
        let count = UInt32((bottom - top) * (end - start))
        let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        unsafe few.memory.base[row * few.memory.width + column] =
          mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
      }
    }
  }

  /// Saturates each pixel and applies the tint.
  private func dye(_ veil: Veil) {
    let cover = Float(min(max(veil.tint.alpha, 0), 1))
    let tint =
      SIMD4(Float(veil.tint.blue), Float(veil.tint.green), Float(veil.tint.red), 1) * cover * 255
    let luminance = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    let saturation = Float(veil.saturation.isFinite ? max(veil.saturation, 0) : 1)
    for i in 0..<few.memory.count {
      let value = unsafe few.memory.base[i]
      let alpha = Float(value >> 24)
      let pixel = SIMD4(
        Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), alpha)
      let grey = (pixel * luminance).sum()
      var strong = grey + (pixel - grey) * saturation
      strong.w = alpha
      strong.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
      unsafe few.memory.base[i] = (strong * (1 - cover) + tint).pixel
    }
  }
}
