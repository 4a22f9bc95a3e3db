import Kumihan

/// The difference of two pictures of one size over white, averaged over small squares.
struct BlurredDifference: CustomStringConvertible {
  private(set) var mean = 0.0
  private(set) var most = 0.0

  var description: String { "mean \(mean), most \(most)" }

  /// Nil where the sizes differ.
  init?(_ a: DecodedImage, _ b: DecodedImage, reach: Int = 2) {
    guard a.width == b.width, a.height == b.height else { return nil }
    let (width, height) = (a.width, a.height)
    let (first, second) = ([UInt8](a.pixels), [UInt8](b.pixels))
    func overWhite(_ bytes: [UInt8], _ pixel: Int, _ component: Int) -> Double {
      let alpha = Double(bytes[4 * pixel + 3]) / 255
      return Double(bytes[4 * pixel + component]) * alpha + 255 * (1 - alpha)
    }
    for component in 0..<3 {
      // Sums over all pixels above and left, one row and column of nothing before them.
      var sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
      for y in 0..<height {
        var row = 0.0
        for x in 0..<width {
          let pixel = y * width + x
          row += overWhite(first, pixel, component) - overWhite(second, pixel, component)
          sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
        }
      }
      for y in 0..<height {
        for x in 0..<width {
          let (left, right) = (max(x - reach, 0), min(x + reach + 1, width))
          let (top, bottom) = (max(y - reach, 0), min(y + reach + 1, height))
          let sum =
            sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
            - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
          let average = abs(sum) / Double((right - left) * (bottom - top))
          mean += average
          most = max(most, average)
        }
      }
    }
    mean /= Double(3 * width * height)
  }
}
