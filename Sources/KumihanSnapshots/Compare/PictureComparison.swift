import Foundation
import KumihanCairo
import KumihanDrawing

/// How exactly pictures are compared.
public enum PictureComparison: Hashable, Sendable {
  /// Every component of every pixel.
  case exact
  /// A component may differ by `channel`, and in any square of `window` pixels a side `atMost` pixels
  /// may differ by more.
  case tolerant(channel: Int, window: Int, atMost: Int)
  /// A colour may differ by `deltaE` of CIEDE2000, and in any square of `window` pixels a side
  /// `atMost` pixels by more.
  case perceptual(deltaE: Double, window: Int, atMost: Int)
  /// As tests of iOS say it: at least this share of all pixels is equal, where a colour counts as
  /// equal up to (1 - `perceptual`) · 100 of CIEDE2000.
  case precision(Float, perceptual: Float)

  /// What a test wrote, for messages.
  var words: String {
    switch self {
    case .exact: "nothing"
    case .tolerant(let channel, let window, let most):
      "tolerance \(channel), \(most) px in \(window) x \(window)"
    case .perceptual(let limit, let window, let most):
      "deltaE \(limit), \(most) px in \(window) x \(window)"
    case .precision(let share, let perceptual):
      perceptual < 1 ? "precision \(share), perceptual \(perceptual)" : "precision \(share)"
    }
  }

  /// Whether pictures that differ are still taken for equal. They are of one size.
  func allows(_ difference: PixelMap) -> Bool {
    switch self {
    case .exact:
      return difference.count == 0
    case .tolerant(let channel, let window, let most):
      let beyond = difference.pixels.filter { $0.largest > channel }
      return PixelMap.densest(beyond, window: window) <= most
    case .perceptual(let limit, let window, let most):
      let beyond = difference.pixels.filter { $0.deltaE > limit }
      return PixelMap.densest(beyond, window: window) <= most
    case .precision(let share, let perceptual):
      let limit = (1 - Double(perceptual)) * 100
      let beyond =
        limit > 0 ? difference.pixels.count { $0.deltaE > limit } : difference.count
      // A share is told to seven digits: 0.98 is a little more in binary.
      return Double(beyond) <= (1 - Double(share) + 1.2e-7) * Double(difference.area)
    }
  }
}

/// The pixels that differ between two pictures of one size.
struct PixelMap {
  struct Pixel {
    var x, y: Int
    var old, new: SIMD4<UInt8>

    var largest: Int {
      (0..<4).map { abs(Int(old[$0]) - Int(new[$0])) }.max() ?? 0
    }

    /// Alpha counts as colours: over white and over black, whichever differs more.
    var deltaE: Double {
      func over(_ pixel: SIMD4<UInt8>, _ ground: Double) -> [Double] {
        let alpha = Double(pixel[3]) / 255
        return (0..<3).map { Double(pixel[$0]) / 255 * alpha + ground * (1 - alpha) }
      }
      if old[3] == 255, new[3] == 255 { return CIEDE2000.distance(over(old, 0), over(new, 0)) }
      return max(
        CIEDE2000.distance(over(old, 0), over(new, 0)),
        CIEDE2000.distance(over(old, 1), over(new, 1)))
    }
  }

  let width, height: Int
  /// In rows from the top.
  private(set) var pixels: [Pixel] = []

  var count: Int { pixels.count }
  var area: Int { width * height }

  /// The pictures are of one size.
  init(_ old: DecodedImage, _ new: DecodedImage) {
    (width, height) = (old.width, old.height)
    let (a, b) = ([UInt8](old.pixels), [UInt8](new.pixels))
    let row = width * 4
    for y in 0..<height {
      let range = y * row..<(y + 1) * row
      // Most rows are equal, and this comparison is one call.
      if a[range] == b[range] { continue }
      for x in 0..<width {
        let at = y * row + x * 4
        let one = SIMD4(a[at], a[at + 1], a[at + 2], a[at + 3])
        let two = SIMD4(b[at], b[at + 1], b[at + 2], b[at + 3])
        if one != two { pixels.append(Pixel(x: x, y: y, old: one, new: two)) }
      }
    }
  }

  /// The largest difference of a component, 0 to 255.
  var largest: Int { pixels.map(\.largest).max() ?? 0 }

  /// Around the pixels that differ.
  var bounds: CGRect {
    guard let first = pixels.first else { return .null }
    var (left, right) = (first.x, first.x)
    for pixel in pixels { (left, right) = (min(left, pixel.x), max(right, pixel.x)) }
    let (top, bottom) = (first.y, pixels[pixels.count - 1].y)
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// In how many places pixels differ: tiles of 16 pixels that touch each other are one.
  var places: Int {
    var tiles = Set(pixels.map { SIMD2(Int32($0.x / 16), Int32($0.y / 16)) })
    var count = 0
    while let start = tiles.first {
      count += 1
      tiles.remove(start)
      var open = [start]
      while let tile = open.popLast() {
        for dx in Int32(-1)...1 {
          for dy in Int32(-1)...1 {
            let next = tile &+ SIMD2(dx, dy)
            if tiles.remove(next) != nil { open.append(next) }
          }
        }
      }
    }
    return count
  }

  /// The most of these pixels that any square of `window` pixels a side holds.
  static func densest(_ pixels: [Pixel], window: Int) -> Int {
    guard let first = pixels.first, window > 0 else { return pixels.count }
    var (left, right) = (first.x, first.x)
    for pixel in pixels { (left, right) = (min(left, pixel.x), max(right, pixel.x)) }
    let (top, bottom) = (first.y, pixels[pixels.count - 1].y)
    let (width, height) = (right - left + 1, bottom - top + 1)
    // Sums of all pixels above and to the left.
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for pixel in pixels { sums[(pixel.y - top + 1) * (width + 1) + pixel.x - left + 1] = 1 }
    for y in 1...height {
      for x in 1...width {
        let at = y * (width + 1) + x
        sums[at] += sums[at - 1] + sums[at - width - 1] - sums[at - width - 2]
      }
    }
    var most = 0
    for y in 0...max(0, height - window) {
      for x in 0...max(0, width - window) {
        let (right, bottom) = (min(x + window, width), min(y + window, height))
        let inside =
          sums[bottom * (width + 1) + right] - sums[y * (width + 1) + right]
          - sums[bottom * (width + 1) + x] + sums[y * (width + 1) + x]
        most = max(most, inside)
      }
    }
    return most
  }

  /// The new picture in pale greys, what differs in red.
  func picture(of new: DecodedImage) -> DecodedImage {
    var bytes = [UInt8](new.pixels)
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let grey = (Int(bytes[at]) + 2 * Int(bytes[at + 1]) + Int(bytes[at + 2])) / 4
      let pale = UInt8(192 + grey / 4)
      (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (pale, pale, pale, 255)
    }
    for pixel in pixels {
      let at = (pixel.y * width + pixel.x) * 4
      (bytes[at], bytes[at + 1], bytes[at + 2]) = (230, 0, 38)
    }
    return DecodedImage(width: width, height: height, pixels: Data(bytes))
  }
}
