public import Foundation

extension CGImage {
  /// A mask of bytes in memory: the first part of each pixel says how little is painted there.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let step = bitsPerPixel / 8
    guard width > 0, height > 0, bitsPerComponent == 8, step > 0, bytesPerRow >= width * step,
      let data = provider.data, data.count >= (height - 1) * bytesPerRow + width * step
    else { return nil }
    let isTurned = unsafe decode.map { unsafe $0[0] > $0[1] } ?? false
    let bytes = [UInt8](data)
    var pixels = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let part = bytes[y * bytesPerRow + x * step]
        let gray = isTurned ? 255 - part : part
        pixels.append(contentsOf: [gray, gray, gray, 255])
      }
    }
    self.init(rgba: pixels, width: width, height: height, isMask: true)
  }

  /// The picture as far as a mask is black, or as another picture is white.
  @MainActor @preconcurrency
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let own = image.rgba, let other = mask.image.rgba else { return nil }
    var pixels = [UInt8](own)
    let shares = [UInt8](other)
    guard pixels.count >= width * height * 4, shares.count >= mask.width * mask.height * 4 else {
      return nil
    }
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * mask.height / height * mask.width + x * mask.width / width) * 4
        let (red, green, blue) = (shares[place], shares[place + 1], shares[place + 2])
        let light = (213 * Int(red) + 715 * Int(green) + 72 * Int(blue)) / 1000
        let share = mask.isMask ? 255 - light : light
        let alpha = (y * width + x) * 4 + 3
        pixels[alpha] = UInt8(Int(pixels[alpha]) * share / 255)
      }
    }
    return CGImage(rgba: Data(pixels), width: width, height: height)
  }
}
