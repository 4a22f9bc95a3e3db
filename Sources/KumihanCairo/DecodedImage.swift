public import Foundation
import KumihanDrawing

/// A picture's pixels: rows of red, green, blue, alpha bytes, straight alpha, top row first.
public struct DecodedImage: Hashable, Sendable {
  public var width, height: Int
  public var pixels: Data

  public init(width: Int, height: Int, pixels: Data) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

extension DecodedImage {
  /// Refuses a picture whose header promises more than is sensible, before any memory is taken.
  static func check(width: Int, height: Int) throws(RenderError) {
    guard width > 0, height > 0, width <= RenderLimits.sideCap, height <= RenderLimits.sideCap,
      width * height <= RenderLimits.pixelCap
    else {
      throw .tooManyPixels(
        width: Double(width), height: Double(height), cap: RenderLimits.pixelCap)
    }
  }
}
