import Foundation
import KumihanDrawing

/// Shadows made from a picture's alpha.
struct ShadowFilter {
  let color: RGBA
  let sigma: CGSize
  let move: (x: Int, y: Int)

  /// Composites the picture over its shadow.
  func castBelow(_ memory: PixelMemory) throws(RenderError) {
    let plane = shadow(of: memory)
    let blender = PixelBlender(color)
    unsafe plane.bytes.withUnsafeBufferPointer { cover in
      for i in 0..<memory.count {
        let pixel = unsafe memory.base[i]
        if unsafe pixel >> 24 == 255 || cover[i] == 0 { continue }
        let tint = unsafe blender.tinted(cover[i])
        unsafe memory.base[i] = pixel == 0 ? tint : blender.over(pixel, tint)
      }
    }
  }

  /// The shadow alone, in place of the picture.
  func replace(_ memory: PixelMemory) {
    let plane = shadow(of: memory)
    let blender = PixelBlender(color)
    for i in 0..<memory.count { unsafe memory.base[i] = blender.tinted(plane.bytes[i]) }
  }

  /// Composites the shadow of the picture's surroundings onto it, within its alpha.
  func castInside(_ memory: PixelMemory) throws(RenderError) {
    // Moved farther than its size and blur, the picture is entirely in the shadow.
    let farX = memory.width + Int((3 * sigma.width).rounded(.up))
    let farY = memory.height + Int((3 * sigma.height).rounded(.up))
    let move = (x: min(max(move.x, -farX), farX), y: min(max(move.y, -farY), farY))
    let columns = seen(memory.width, move.x, sigma.width)
    let rows = seen(memory.height, move.y, sigma.height)
    let plane = surroundings(of: memory, columns, rows)
    let blender = PixelBlender(color)
    for y in 0..<memory.height {
      let row = (y - move.y - rows.lowerBound) * plane.width - move.x - columns.lowerBound
      for x in 0..<memory.width {
        let pixel = unsafe memory.base[y * memory.width + x]
        let alpha = pixel >> 24
        let cover = plane.bytes[row + x]
        if alpha == 0 || cover == 0 { continue }
        let tint = blender.tinted(cover)
        let below = blender.scaled(pixel, by: 255 - tint >> 24)
        unsafe memory.base[y * memory.width + x] = blender.sum(
          blender.scaled(tint, by: alpha), below)
      }
    }
  }

  /// The picture's alpha, moved and blurred.
  private func shadow(of memory: PixelMemory) -> BlurPlane {
    var plane = BlurPlane(
      memory, shift: 24, width: memory.width, height: memory.height, move: move)
    GaussianBlur(sigma: sigma).blur(&plane, beyond: .value(0))
    return plane
  }

  /// The positions along one axis, of a picture `length` long, whose shadow is moved into it, and
  /// those of the picture beside them that reach into their blur.
  private func seen(_ length: Int, _ move: Int, _ sigma: CGFloat) -> Range<Int> {
    let blur = BoxKernel(sigma: sigma)?.reachOfAll ?? 0
    let (start, end) = (-move, length - move)
    return
      (start > 0 ? max(0, start - blur) : start)..<(end < length ? min(length, end + blur) : end)
  }

  /// The inverse of the picture's alpha, blurred, at some of its columns and rows and beyond.
  private func surroundings(
    of memory: PixelMemory, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> BlurPlane {
    var plane = BlurPlane(
      memory, shift: 24, width: columns.count, height: rows.count,
      move: (-columns.lowerBound, -rows.lowerBound), inverted: true, outside: 255)
    GaussianBlur(sigma: sigma).blur(&plane, beyond: .value(255))
    return plane
  }
}

/// Arithmetic on premultiplied pixels.
struct PixelBlender {
  private let color: RGBA
  /// The colour at each coverage.
  private let tints: [UInt32]

  init(_ color: RGBA) {
    self.color = color
    tints = (0...255).map { color.opacity(Double($0) / 255).premultiplied }
  }

  func tinted(_ coverage: UInt8) -> UInt32 { tints[Int(coverage)] }

  func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
    sum(top, scaled(below, by: 255 - top >> 24))
  }

  func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    func pair(_ value: UInt32) -> UInt32 {
      let v = value &* factor &+ 0x0080_0080
      return (v &+ (v >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return pair(pixel & 0x00FF_00FF) | pair(pixel >> 8 & 0x00FF_00FF) << 8
  }

  /// Component by component, at most 255.
  func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      result |= min(255, (a >> shift & 255) + (b >> shift & 255)) << shift
    }
    return result
  }
}
