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

  private func compress(into output: inout [UInt8]) {
    Deflater.stream { compress(with: &$0, into: &output) }
  }

  private func compress(with deflater: inout Deflater, into output: inout [UInt8]) {
    let components = isOpaque ? 3 : 4
    let rowBytes = pixels.width * components + 1
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * Self.batch)
    var previous: UnsafeMutablePointer<UInt32>?
    var previousTarget = unsafe rows
    for top in stride(from: 0, to: pixels.height, by: Self.batch) {
      let bottom = min(top + Self.batch, pixels.height)
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
        rows, count: rowBytes * (bottom - top), isLast: bottom == pixels.height, into: &output)
    }
    unsafe rows.deallocate()
  }

  /// True for a row of few runs, as in text and boxes: unfiltered, it compresses better and faster
  /// than as differences.
  private func isFlat(_ row: UnsafeMutablePointer<UInt32>) -> Bool {
    // Every fourth pixel is enough.
    var changes = 0
    for x in stride(from: 1, to: pixels.width, by: 4) {
      changes += unsafe row[x] == row[x - 1] ? 0 : 1
    }
    return changes * 8 < pixels.width
  }

  /// Filters by differences to the row above; a row equal to it costs one comparison.
  private func filterOpaque(
    _ row: UnsafeMutablePointer<UInt32>, above: UnsafeMutablePointer<UInt32>?,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let width = pixels.width
    let out = unsafe target + 1
    guard let above = unsafe above else {
      unsafe target[0] = 0
      // Four pixels make three whole words.
      let whole = width & ~3
      let bytes = UnsafeMutableRawPointer(out)
      for x in stride(from: 0, to: whole, by: 4) {
        let (a, b) = unsafe (row[x].byteSwapped >> 8, row[x + 1].byteSwapped >> 8)
        let (c, d) = unsafe (row[x + 2].byteSwapped >> 8, row[x + 3].byteSwapped >> 8)
        let at = unsafe bytes + 3 * x
        unsafe at.storeBytes(of: (a | b << 24).littleEndian, as: UInt32.self)
        unsafe (at + 4).storeBytes(of: (b >> 8 | c << 16).littleEndian, as: UInt32.self)
        unsafe (at + 8).storeBytes(of: (c >> 16 | d << 8).littleEndian, as: UInt32.self)
      }
      for x in whole..<width {
        let p = unsafe row[x]
        unsafe out[3 * x] = UInt8(truncatingIfNeeded: p >> 16)
        unsafe out[3 * x + 1] = UInt8(truncatingIfNeeded: p >> 8)
        unsafe out[3 * x + 2] = UInt8(truncatingIfNeeded: p)
      }
      return
    }
    unsafe target[0] = 2
    if unsafe memcmp(row, above, width * 4) == 0 {
      unsafe memset(out, 0, width * 3)
      return
    }
    for x in 0..<width {
      let (p, q) = unsafe (row[x], above[x])
      unsafe out[3 * x] = UInt8(truncatingIfNeeded: (p >> 16) &- (q >> 16))
      unsafe out[3 * x + 1] = UInt8(truncatingIfNeeded: (p >> 8) &- (q >> 8))
      unsafe out[3 * x + 2] = UInt8(truncatingIfNeeded: p &- q)
    }
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
