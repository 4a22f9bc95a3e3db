import Foundation
import KumihanDrawing

/// Shadows made from a picture's alpha.
struct ShadowFilter {
  let color: RGBA
  let sigma: CGSize
  let move: (x: Int, y: Int)

  /// Lays the picture over its shadow.
  func castBelow(_ memory: PixelMemory) throws(RenderError) {
    let plane = shadow(of: memory, inverted: false)
    let blender = PixelBlender(color)
    for i in 0..<memory.count {
      let pixel = unsafe memory.base[i]
      if pixel >> 24 == 255 || plane.bytes[i] == 0 { continue }
      unsafe memory.base[i] = blender.over(pixel, blender.tinted(plane.bytes[i]))
    }
  }

  /// The shadow alone, in place of the picture.
  func replace(_ memory: PixelMemory) {
    let plane = shadow(of: memory, inverted: false)
    let blender = PixelBlender(color)
    for i in 0..<memory.count { unsafe memory.base[i] = blender.tinted(plane.bytes[i]) }
  }

  /// Lays the shadow of what surrounds the picture on it, within its own alpha.
  func castInside(_ memory: PixelMemory) throws(RenderError) {
    let plane = shadow(of: memory, inverted: true)
    let blender = PixelBlender(color)
    for i in 0..<memory.count {
      let pixel = unsafe memory.base[i]
      let alpha = pixel >> 24
      if alpha == 0 || plane.bytes[i] == 0 { continue }
      let shade = blender.scaled(blender.tinted(plane.bytes[i]), by: alpha)
      let keep = 255 - (blender.tinted(plane.bytes[i]) >> 24)
      let below = blender.scaled(pixel, by: keep)
      unsafe memory.base[i] = blender.sum(shade, below)
    }
  }

  private func shadow(of memory: PixelMemory, inverted: Bool) -> BlurPlane {
    let (width, height) = (memory.width, memory.height)
    let outside: UInt8 = inverted ? 255 : 0
    var plane = BlurPlane(width: width, height: height) { column, row in
      let (x, y) = (column - move.x, row - move.y)
      guard x >= 0, x < width, y >= 0, y < height else { return outside }
      let alpha = UInt8(truncatingIfNeeded: unsafe memory.base[y * width + x] >> 24)
      return inverted ? 255 - alpha : alpha
    }
    GaussianBlur(sigma: sigma).blur(&plane, repeatsEdges: inverted)
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
