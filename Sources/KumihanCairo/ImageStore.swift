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
    let entry = try Entry(Self.memory(of: image))
    entries[image] = entry
    pixels += entry.memory.count
    return entry
  }

  func trim() {
    guard pixels > Self.cap else { return }
    entries = [:]
    pixels = 0
  }

  /// A picture as Cairo wants it; what a decoder wrote is turned where it stands.
  private static func memory(of image: ImageResource) throws(RenderError) -> PixelMemory {
    let memory: PixelMemory
    switch image.content {
    case .png(let data): memory = try PNGDecoder.memory(of: data)
    case .jpeg(let data): memory = try JPEGDecoder.memory(of: data)
    case .rgba:
      let decoded = try DecodedImage(image)
      memory = try PixelMemory(width: decoded.width, height: decoded.height, cleared: false)
      _ = unsafe decoded.pixels.copyBytes(to: memory.bytes)
    }
    for i in 0..<memory.count {
      let straight = unsafe UInt32(littleEndian: memory.base[i])
      let alpha = straight >> 24
      func scaled(_ value: UInt32) -> UInt32 { ((value & 255) * alpha + 127) / 255 }
      unsafe memory.base[i] =
        alpha << 24 | scaled(straight) << 16 | scaled(straight >> 8) << 8 | scaled(straight >> 16)
    }
    return memory
  }
}
