import Foundation
import KumihanDrawing

/// The clipped part of a layer, in page pixels.
struct RasterClip {
  var bounds: PixelRect
  /// True when the clip is exactly `bounds`, so that pixels may be written without asking Cairo.
  var isRectangle: Bool

  init(_ bounds: PixelRect, isRectangle: Bool = true) {
    (self.bounds, self.isRectangle) = (bounds, isRectangle)
  }

  func clipped(by clip: DrawGroup.Clip, transform: CGAffineTransform) -> RasterClip {
    let device = clip.path.applying(transform)
    let rect = device.boundingRect
    let inside = RasterClip(
      bounds.intersection(PixelRect(covering: rect)), isRectangle: isRectangle)
    guard device.rectangle != nil, rect.isOnWholePixels else {
      return RasterClip(inside.bounds, isRectangle: false)
    }
    return inside
  }
}

extension CGRect {
  /// True when every edge is on a whole pixel, within a hundredth of 1/256 of one.
  var isOnWholePixels: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-4 }
  }
}
