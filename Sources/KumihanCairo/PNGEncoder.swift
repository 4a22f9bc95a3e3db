import CKumihanISAL
public import Foundation
public import KumihanDrawing

/// Writes PNG files straight from drawn pixels, in one pass.
///
/// Eight bits a component, RGB when every pixel is opaque and RGBA otherwise, marked as sRGB and
/// with the pixels per metre for `scale`. Pixels decode to the same values on every machine; the
/// compressed bytes may differ between processors.
public enum PNGEncoder {
  public static func encode(_ pixels: PixelBuffer) -> Data {
    encode(pixels, as: .sRGB)
  }

  /// Marks the components as those of a colour space.
  public static func encode(_ pixels: PixelBuffer, as space: OutputColorSpace) -> Data {
    PNGWriter(pixels: pixels, space: space).file()
  }

  /// Undoes the multiplication by alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // Sums of colours may be left where nothing covers; no picture shows them.
    if alpha == 0 { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}

/// The chunks of one file.
@safe private struct PNGWriter {
  let pixels: PixelBuffer
  let space: OutputColorSpace
  private let isOpaque: Bool

  init(pixels: PixelBuffer, space: OutputColorSpace) {
    (self.pixels, self.space, isOpaque) = (pixels, space, pixels.isOpaque)
  }

  /// The number of rows filtered before each call of the compressor, to keep them in its cache.
  private static let batch = 16

  func file() -> Data {
    var file = PNGChunkWriter(
      width: pixels.width, height: pixels.height, colorType: isOpaque ? 2 : 6)
    switch space {
    case .sRGB: file.chunk("sRGB") { $0.append(0) }
    case .displayP3:
      // Numbers of ITU-T H.273: the primaries of Display P3, sRGB's curve, RGB, the whole range.
      file.chunk("cICP") { $0 += [12, 13, 0, 1] }
      file.chunk("iCCP") { output in
        output += Array("Display P3".utf8) + [0, 0]
        Deflater.stream { deflater in
          var profile = PDFColorProfile.displayP3
          let count = profile.count
          unsafe profile.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe deflater.add(base, count: count, isLast: true, into: &output)
          }
        }
      }
    }
    file.resolution(pixels.scale)
    file.chunk("IDAT") { compress(into: &$0) }
    return file.end()
  }

  /// Pictures of fewer pixels are packed before a second core has begun.
  private static let leastForHalves = 1 << 18

  private func compress(into output: inout [UInt8]) {
    let height = pixels.height
    guard pixels.width * height >= Self.leastForHalves else {
      return Deflater.stream { compress(0..<height, with: &$0, into: &output) }
    }
    output += Deflater.halves { isSecond, deflater, output in
      compress(
        isSecond ? height / 2..<height : 0..<height / 2, with: &deflater, into: &output)
    }
  }

  private func compress(
    _ lines: Range<Int>, with deflater: inout Deflater, into output: inout [UInt8]
  ) {
    let components = isOpaque ? 3 : 4
    let rowBytes = pixels.width * components + 1
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * Self.batch)
    var previous: UnsafeMutablePointer<UInt32>?
    var previousTarget = unsafe rows
    for top in stride(from: lines.lowerBound, to: lines.upperBound, by: Self.batch) {
      let bottom = min(top + Self.batch, lines.upperBound)
      for y in top..<bottom {
        let row = unsafe pixels.memory.base + y * pixels.width
        let target = unsafe rows + (y - top) * rowBytes
        let isRepeat =
          unsafe previous.map { unsafe memcmp(row, $0, pixels.width * 4) == 0 } ?? false
        let above = unsafe !isRepeat && isFlat(row) ? nil : previous
        if isRepeat, unsafe previousTarget[0] == 0 {
          unsafe memmove(target, previousTarget, rowBytes)
        } else if isOpaque {
          unsafe filterOpaque(row, above: above, into: target)
        } else {
          unsafe filterTranslucent(row, above: above, into: target)
        }
        unsafe previous = row
        unsafe previousTarget = target
      }
      unsafe deflater.add(
        rows, count: rowBytes * (bottom - top), isLast: bottom == lines.upperBound, into: &output)
    }
    unsafe rows.deallocate()
  }

  /// True for a row of few runs, as in text and boxes: unfiltered, it compresses better and faster
  /// than as differences.
  private func isFlat(_ row: UnsafeMutablePointer<UInt32>) -> Bool {
    // Every fourth pixel is enough.
    let width = pixels.width
    var (changes, x) = (0, 1)
    while x < width {
      changes &+= unsafe row[x] == row[x &- 1] ? 0 : 1
      x &+= 4
    }
    return changes * 8 < width
  }

  /// Filters by differences to the row above; a row equal to it costs one comparison.
  private func filterOpaque(
    _ row: UnsafeMutablePointer<UInt32>, above: UnsafeMutablePointer<UInt32>?,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let width = pixels.width
    let out = unsafe target + 1
    let bytes = UnsafeMutableRawPointer(out)
    let words = UnsafeRawPointer(row)
    let whole = width & ~3
    guard let above = unsafe above else {
      unsafe target[0] = 0
      var x = 0
      while x < whole {
        unsafe Self.store(Self.two(words, x), Self.two(words, x &+ 2), at: bytes + 3 &* x)
        x &+= 4
      }
      for x in whole..<width { unsafe Self.store(row[x], at: out + 3 * x) }
      return
    }
    unsafe target[0] = 2
    if unsafe memcmp(row, above, width * 4) == 0 {
      unsafe memset(out, 0, width * 3)
      return
    }
    let wordsAbove = UnsafeRawPointer(above)
    var x = 0
    while x < whole {
      let low = unsafe Self.difference(Self.two(words, x), Self.two(wordsAbove, x))
      let high = unsafe Self.difference(Self.two(words, x &+ 2), Self.two(wordsAbove, x &+ 2))
      unsafe Self.store(low, high, at: bytes + 3 &* x)
      x &+= 4
    }
    for x in whole..<width {
      let (p, q) = unsafe (row[x], above[x])
      let pixel = UInt32(truncatingIfNeeded: Self.difference(UInt64(p), UInt64(q)))
      unsafe Self.store(pixel, at: out + 3 * x)
    }
  }

  /// Two pixels.
  @inline(__always)
  private static func two(_ row: UnsafeRawPointer, _ x: Int) -> UInt64 {
    unsafe row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self).littleEndian
  }

  /// Each byte less the other's.
  @inline(__always)
  private static func difference(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let tops: UInt64 = 0x8080_8080_8080_8080
    return (a | tops) &- (b & ~tops) ^ (a ^ ~b) & tops
  }

  /// Four pixels, two in each word, as twelve bytes of red, green and blue.
  @inline(__always)
  private static func store(_ first: UInt64, _ second: UInt64, at target: UnsafeMutableRawPointer) {
    // Of two pixels, six bytes.
    @inline(__always) func bytes(_ two: UInt64) -> UInt64 {
      let turned = two.byteSwapped
      return turned >> 40 | turned << 16 & 0xFFFF_FF00_0000
    }
    let (low, high) = (bytes(first), bytes(second))
    unsafe target.storeBytes(of: (low | high << 48).littleEndian, as: UInt64.self)
    unsafe (target + 8).storeBytes(
      of: UInt32(truncatingIfNeeded: high >> 16).littleEndian, as: UInt32.self)
  }

  @inline(__always)
  private static func store(_ pixel: UInt32, at target: UnsafeMutablePointer<UInt8>) {
    unsafe target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
    unsafe target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
    unsafe target[2] = UInt8(truncatingIfNeeded: pixel)
  }

  private func filterTranslucent(
    _ row: UnsafeMutablePointer<UInt32>, above: UnsafeMutablePointer<UInt32>?,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let width = pixels.width
    let out = unsafe target + 1
    unsafe target[0] = above == nil ? 0 : 2
    if let above = unsafe above, unsafe memcmp(row, above, width * 4) == 0 {
      unsafe memset(out, 0, width * 4)
      return
    }
    for x in 0..<width {
      let p = PNGEncoder.straight(unsafe row[x])
      let q = unsafe above.map { PNGEncoder.straight(unsafe $0[x]) } ?? 0
      unsafe out[4 * x] = UInt8(truncatingIfNeeded: (p >> 16) &- (q >> 16))
      unsafe out[4 * x + 1] = UInt8(truncatingIfNeeded: (p >> 8) &- (q >> 8))
      unsafe out[4 * x + 2] = UInt8(truncatingIfNeeded: p &- q)
      unsafe out[4 * x + 3] = UInt8(truncatingIfNeeded: (p >> 24) &- (q >> 24))
    }
  }
}
