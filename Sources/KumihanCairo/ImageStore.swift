import CKumihanCairo
import Foundation
import KumihanDrawing

/// Pictures decoded for Cairo, each once.
final class ImageStore {
  /// A picture's pixels with the surface over them.
  final class Entry {
    let memory: PixelMemory
    let surface: Surface

    init(_ memory: PixelMemory) throws(RenderError) {
      self.memory = memory
      surface = try Surface(memory)
    }

    /// The transform from image pixels to `rect`.
    func placed(in rect: CGRect) -> CGAffineTransform {
      CGAffineTransform(
        a: rect.width / CGFloat(memory.width), b: 0, c: 0,
        d: rect.height / CGFloat(memory.height), tx: rect.minX, ty: rect.minY)
    }
  }

  private var entries: [ImageResource: Entry] = [:]
  private var pixels = 0

  /// The limit of cached pixels, 64 MB of them.
  private static let cap = 16_000_000

  func entry(_ image: ImageResource) throws(RenderError) -> Entry {
    if let entry = entries[image] { return entry }
    let entry = try Entry(Self.memory(of: DecodedImage(image)))
    entries[image] = entry
    pixels += entry.memory.count
    return entry
  }

  func trim() {
    guard pixels > Self.cap else { return }
    entries = [:]
    pixels = 0
  }

  private static func memory(of image: DecodedImage) throws(RenderError) -> PixelMemory {
    let memory = try PixelMemory(width: image.width, height: image.height, cleared: false)
    unsafe image.pixels.withUnsafeBytes { bytes in
      for i in 0..<memory.count {
        let (r, g, b) = unsafe (bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2])
        let a = UInt32(unsafe bytes[4 * i + 3])
        func scaled(_ value: UInt8) -> UInt32 { (UInt32(value) * a + 127) / 255 }
        unsafe memory.base[i] = a << 24 | scaled(r) << 16 | scaled(g) << 8 | scaled(b)
      }
    }
    return memory
  }
}
