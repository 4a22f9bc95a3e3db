public import Foundation
public import KumihanDrawing

/// A picture's pixels: rows of red, green, blue, alpha bytes, straight alpha, top row first.
public struct DecodedImage: Hashable, Sendable {
  public var width, height: Int
  public var pixels: Data

  public init(width: Int, height: Int, pixels: Data) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

extension DecodedImage {
  /// Takes over what a decoder wrote, without a copy: a large picture needs its memory once.
  init(_ memory: PixelMemory) {
    let pixels = unsafe Data(
      bytesNoCopy: memory.base, count: memory.count * 4,
      deallocator: .custom { _, _ in withExtendedLifetime(memory) {} })
    self.init(width: memory.width, height: memory.height, pixels: pixels)
  }

  /// The pixels of a picture in a drawing.
  ///
  /// - Throws: ``RenderError`` for a broken file or more pixels than ``RenderLimits`` allow.
  public init(_ image: ImageResource) throws(RenderError) {
    switch image.content {
    case .png(let data): self = try PNGDecoder.decode(data)
    case .jpeg(let data): self = try JPEGDecoder.decode(data)
    case .rgba(let data):
      try Self.check(width: image.pixelWidth, height: image.pixelHeight)
      let expected = image.pixelWidth * image.pixelHeight * 4
      guard data.count == expected else {
        throw .unreadableImage(
          kind: "RGBA", reason: "\(data.count) bytes where \(expected) are needed")
      }
      self.init(width: image.pixelWidth, height: image.pixelHeight, pixels: data)
    }
  }

  /// Rejects a picture whose header states an excessive size, before any memory is allocated.
  static func check(width: Int, height: Int) throws(RenderError) {
    guard width > 0, height > 0, width <= RenderLimits.sideCap, height <= RenderLimits.sideCap,
      width * height <= RenderLimits.pixelCap
    else {
      throw .tooManyPixels(
        width: Double(width), height: Double(height), cap: RenderLimits.pixelCap)
    }
  }
}
