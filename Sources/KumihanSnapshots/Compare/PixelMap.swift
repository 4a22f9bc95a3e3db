import Foundation
import KumihanCairo
import KumihanDrawing

/// The pixels that differ between two pictures of one size.
struct PixelMap {
  let width, height: Int
  /// In rows from the top.
  let pixels: [PixelDifference]
  /// The largest difference of a component, 0 to 255.
  let largest: Int
  /// Around the pixels that differ.
  let bounds: CGRect

  var count: Int { pixels.count }
  var area: Int { width * height }

  init(width: Int, height: Int, pixels: [PixelDifference]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
    var largest = 0
    var (left, right) = (Int32.max, Int32.min)
    var last: PixelDifference?
    for pixel in pixels {
      // Flat areas change all in one way.
      if pixel.old != last?.old || pixel.new != last?.new {
        (largest, last) = (max(largest, pixel.largest), pixel)
      }
      (left, right) = (min(left, pixel.x), max(right, pixel.x))
    }
    self.largest = largest
    guard let top = pixels.first?.y, let bottom = pixels.last?.y else {
      bounds = .null
      return
    }
    bounds = CGRect(
      x: Int(left), y: Int(top), width: Int(right - left) + 1, height: Int(bottom - top) + 1)
  }

  /// The pictures are of one size.
  init(_ old: DecodedImage, _ new: DecodedImage) {
    let (a, b) = ([UInt8](old.pixels), [UInt8](new.pixels))
    var pixels: [PixelDifference] = []
    let row = old.width * 4
    for y in 0..<old.height {
      let range = y * row..<(y + 1) * row
      // Most rows are equal, and this comparison is one call.
      if a[range] == b[range] { continue }
      for x in 0..<old.width {
        let at = y * row + x * 4
        func word(_ bytes: [UInt8]) -> UInt32 {
          UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
            | UInt32(bytes[at + 3]) << 24
        }
        let (one, two) = (word(a), word(b))
        if one != two {
          pixels.append(PixelDifference(x: Int32(x), y: Int32(y), old: one, new: two))
        }
      }
    }
    self.init(width: old.width, height: old.height, pixels: pixels)
  }

  /// In how many places pixels differ: tiles of 16 pixels that touch each other are one.
  var places: Int {
    let (across, down) = (width / 16 + 1, height / 16 + 1)
    var isOpen = [Bool](repeating: false, count: across * down)
    for pixel in pixels { isOpen[Int(pixel.y) / 16 * across + Int(pixel.x) / 16] = true }
    var (count, next) = (0, [Int]())
    for start in isOpen.indices where isOpen[start] {
      count += 1
      isOpen[start] = false
      next.append(start)
      while let tile = next.popLast() {
        let (x, y) = (tile % across, tile / across)
        for y in max(0, y - 1)...min(down - 1, y + 1) {
          for x in max(0, x - 1)...min(across - 1, x + 1) where isOpen[y * across + x] {
            isOpen[y * across + x] = false
            next.append(y * across + x)
          }
        }
      }
    }
    return count
  }

  /// The most of these pixels that any square of `window` pixels a side holds.
  static func densest(_ pixels: [PixelDifference], window: Int) -> Int {
    guard window > 0, let first = pixels.first, let last = pixels.last else { return pixels.count }
    let left = pixels.reduce(first.x) { min($0, $1.x) }
    let right = pixels.reduce(first.x) { max($0, $1.x) }
    let (width, height) = (Int(right - left) + 1, Int(last.y - first.y) + 1)
    // Sums of all pixels above and to the left.
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for pixel in pixels {
      sums[(Int(pixel.y - first.y) + 1) * (width + 1) + Int(pixel.x - left) + 1] = 1
    }
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
}

extension PixelDifference {
  /// The largest difference of a component, 0 to 255.
  var largest: Int {
    func difference(_ shift: UInt32) -> Int {
      abs(Int(old >> shift & 255) - Int(new >> shift & 255))
    }
    return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
  }

  /// Alpha counts as colours: over white and over black, whichever differs more.
  var deltaE: Double {
    func over(_ pixel: UInt32, _ ground: Double) -> [Double] {
      let alpha = Double(pixel >> 24) / 255
      return [0, 8, 16].map { Double(pixel >> $0 & 255) / 255 * alpha + ground * (1 - alpha) }
    }
    if old >> 24 == 255, new >> 24 == 255 {
      return CIEDE2000.distance(over(old, 0), over(new, 0))
    }
    return max(
      CIEDE2000.distance(over(old, 0), over(new, 0)),
      CIEDE2000.distance(over(old, 1), over(new, 1)))
  }
}
