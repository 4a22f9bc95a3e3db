import Foundation
import KumihanDrawing

/// A finished picture: rows of blue, green, red, alpha bytes, premultiplied, top row first.
public struct PixelBuffer: Sendable {
  /// Size in pixels.
  public var width: Int { memory.width }
  public var height: Int { memory.height }
  /// Pixels per point, as drawn.
  public let scale: Double
  /// True when every pixel is opaque; all of them are looked at.
  public var isOpaque: Bool { memory.isOpaque }

  let memory: PixelMemory

  init(memory: PixelMemory, scale: Double) {
    (self.memory, self.scale) = (memory, scale)
  }

  /// One pixel's stored components, premultiplied.
  public struct Pixel: Hashable, Sendable {
    public var red, green, blue, alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  public subscript(x: Int, y: Int) -> Pixel {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel (\(x), \(y)) lies outside \(width) x \(height)")
    let value = unsafe memory.base[y * memory.width + x]
    return Pixel(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255),
      alpha: UInt8(value >> 24))
  }
}

/// Pixels written by one owner, and immutable once shared.
@safe final class PixelMemory: @unchecked Sendable {
  let width, height: Int
  /// Rows follow each other without padding.
  let base: UnsafeMutablePointer<UInt32>

  var count: Int { width * height }

  /// Of a large picture.
  private let mapping: PixelPages.Mapping?

  /// `pages` keeps the memory of large pictures for later ones.
  init(
    width: Int, height: Int, cleared: Bool = true, pages: PixelPages? = nil
  ) throws(RenderError) {
    // Pictures of groups may be larger than the page, where filters need ink from outside.
    guard width * height <= 4 * RenderLimits.pixelCap else {
      throw .tooManyPixels(
        width: Double(width), height: Double(height), cap: 4 * RenderLimits.pixelCap)
    }
    (self.width, self.height) = (width, height)
    let bytes = width * height * 4
    let memory: UnsafeMutableRawPointer?
    if bytes >= PixelPages.leastBytes {
      mapping = PixelPages.take(bytes, cleared: cleared, from: pages)
      unsafe memory = mapping?.base
    } else {
      mapping = nil
      unsafe memory = cleared ? calloc(1, max(bytes, 4)) : malloc(max(bytes, 4))
    }
    guard let memory = unsafe memory else { throw .outOfMemory(bytes: bytes) }
    unsafe base = memory.assumingMemoryBound(to: UInt32.self)
  }

  deinit {
    if let mapping { PixelPages.put(back: mapping) } else { unsafe free(base) }
  }

  /// The same memory byte by byte.
  var bytes: UnsafeMutableBufferPointer<UInt8> {
    unsafe UnsafeMutableBufferPointer(
      start: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), count: count * 4)
  }

  var isOpaque: Bool {
    let pixels = unsafe base
    var index = 0
    while index < count {
      let end = min(index + 4096, count)
      var all: UInt32 = 0xFF00_0000
      while index < end {
        all &= unsafe pixels[index]
        index &+= 1
      }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  func fill(_ value: UInt32) { unsafe base.update(repeating: value, count: count) }
}
