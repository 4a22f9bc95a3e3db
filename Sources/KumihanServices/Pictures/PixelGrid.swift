import Foundation
import KumihanCoreGraphics

/// Pixels of a picture that is made here, in rows from the top.
struct PixelGrid {
  /// A colour of straight opacity, each of its parts 0…255.
  struct Pixel: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    init(white: UInt8, alpha: UInt8 = 255) {
      (red, green, blue, self.alpha) = (white, white, white, alpha)
    }
    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
      func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(0, part), 1) * 255).rounded()) }
      (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
      self.alpha = byte(alpha)
    }

    private var light: CGFloat {
      (0.2126 * CGFloat(red) + 0.7152 * CGFloat(green) + 0.0722 * CGFloat(blue)) / 255
    }

    /// The first colour where it is black, the second where it is white.
    func between(_ dark: CIColor, _ bright: CIColor) -> Pixel {
      let share = light
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return Pixel(
        mix(dark.red, bright.red), mix(dark.green, bright.green), mix(dark.blue, bright.blue),
        mix(dark.alpha, bright.alpha) * CGFloat(alpha) / 255)
    }

    var inverted: Pixel {
      var result = self
      (result.red, result.green, result.blue) = (255 - red, 255 - green, 255 - blue)
      return result
    }

    /// White that is as opaque as the colour is bright.
    var mask: Pixel { Pixel(white: 255, alpha: UInt8((light * CGFloat(alpha)).rounded())) }
  }

  let width: Int
  let height: Int
  private let pixels: [Pixel]

  /// Dark modules in black on white.
  init(_ grid: BitGrid) {
    (width, height) = (grid.width, grid.height)
    pixels = (0..<grid.height).flatMap { y in
      (0..<grid.width).map { x in Pixel(white: grid[x, y] ? 0 : 255) }
    }
  }

  /// Some columns and rows of a picture, clear beyond its edges; nil away from the main thread, where none is read.
  init?(_ picture: CGImage, columns: [Int], rows: [Int]) {
    guard let bytes = picture.bytes else { return nil }
    self.init(picture.width, picture.height, bytes, columns: columns, rows: rows)
  }

  /// Pixels of four bytes each (red, green, blue, opacity), or some columns and rows of them; clear where there are none.
  init(_ width: Int, _ height: Int, _ bytes: Data, columns: [Int]? = nil, rows: [Int]? = nil) {
    let bytes = [UInt8](bytes)
    self.init(columns: columns ?? Array(0..<width), rows: rows ?? Array(0..<height)) { x, y in
      let place = (y * width + x) * 4
      guard (0..<width).contains(x), (0..<height).contains(y), place + 4 <= bytes.count else {
        return nil
      }
      var pixel = Pixel(white: bytes[place], alpha: bytes[place + 3])
      (pixel.green, pixel.blue) = (bytes[place + 1], bytes[place + 2])
      return pixel
    }
  }

  private init(columns: [Int], rows: [Int], _ pixel: (Int, Int) -> Pixel?) {
    self.init(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { y in
        columns.map { x in pixel(x, y) ?? Pixel(white: 0, alpha: 0) }
      })
  }

  /// One pixel.
  init(_ pixel: Pixel) { self.init(width: 1, height: 1, pixels: [pixel]) }

  private init(width: Int, height: Int, pixels: [Pixel]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  func mapped(_ color: (Pixel) -> Pixel) -> PixelGrid {
    PixelGrid(width: width, height: height, pixels: pixels.map(color))
  }

  /// Each pixel with its column and its row.
  func mapped(_ color: (Pixel, Int, Int) -> Pixel) -> PixelGrid {
    PixelGrid(
      width: width, height: height,
      pixels: pixels.indices.map { color(pixels[$0], $0 % width, $0 / width) })
  }

  /// The pixels with those in the same places of a grid of the same size.
  func joined(with other: PixelGrid, _ color: (Pixel, Pixel) -> Pixel) -> PixelGrid {
    PixelGrid(width: width, height: height, pixels: zip(pixels, other.pixels).map(color))
  }

  /// Red, green and blue times the opacity, and the opacity.
  var premultiplied: [[UInt8]] {
    func plane(_ part: (Pixel) -> UInt8) -> [UInt8] {
      pixels.map { UInt8((Int(part($0)) * Int($0.alpha) + 127) / 255) }
    }
    return [plane(\.red), plane(\.green), plane(\.blue), pixels.map(\.alpha)]
  }
  init(_ width: Int, _ height: Int, premultiplied planes: [[UInt8]]) {
    self.init(
      width: width, height: height,
      pixels: planes[3].indices.map { index in
        let alpha = CGFloat(planes[3][index])
        guard alpha > 0 else { return Pixel(white: 0, alpha: 0) }
        func part(_ plane: Int) -> CGFloat { min(CGFloat(planes[plane][index]) / alpha, 1) }
        return Pixel(part(0), part(1), part(2), alpha / 255)
      })
  }

  /// The pixels at some columns and rows, clear beyond the edges.
  func sampled(columns: [Int], rows: [Int]) -> PixelGrid {
    PixelGrid(columns: columns, rows: rows) { x, y in
      (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
    }
  }

  /// One pixel of the mean colour, to which clear pixels add nothing.
  var mean: PixelGrid {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for pixel in pixels {
      let weight = Double(pixel.alpha)
      red += Double(pixel.red) * weight
      green += Double(pixel.green) * weight
      blue += Double(pixel.blue) * weight
      alpha += weight
    }
    guard alpha > 0 else { return PixelGrid(Pixel(0, 0, 0, 0)) }
    let whole = alpha * 255
    return PixelGrid(
      Pixel(red / whole, green / whole, blue / whole, alpha / 255 / Double(pixels.count)))
  }

  /// Four bytes a pixel: red, green, blue, opacity.
  var bytes: Data { Data(pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }) }
}
