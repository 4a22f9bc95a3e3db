import CKumihanISAL
import Foundation

/// Writes the chunks of a PNG file, each with its length and its sum.
struct PNGChunkWriter {
  private var output: [UInt8] = []

  /// Eight bits a component, rows in order.
  init(width: Int, height: Int, colorType: UInt8) {
    output.reserveCapacity(256 * 1024)
    output += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    chunk("IHDR") { output in
      output += Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
      output += [8, colorType, 0, 0, 0]
    }
  }

  mutating func chunk(_ name: String, _ body: (inout [UInt8]) -> Void) {
    let start = output.count
    output += [0, 0, 0, 0]
    output += Array(name.utf8)
    body(&output)
    let length = output.count - start - 8
    output.replaceSubrange(start..<start + 4, with: Self.bytes(UInt32(length)))
    let sum = unsafe output.withUnsafeBufferPointer { all in
      unsafe crc32_gzip_refl(
        0, UnsafePointer(all.baseAddress)?.advanced(by: start + 4), UInt64(length + 4))
    }
    output += Self.bytes(sum)
  }

  /// 72 points per inch at so many pixels a point.
  mutating func resolution(_ scale: Double) {
    chunk("pHYs") { output in
      let perMetre = UInt32(min((scale * 72 / 0.0254).rounded(), 1e9))
      output += Self.bytes(perMetre) + Self.bytes(perMetre) + [1]
    }
  }

  /// The whole file.
  mutating func end() -> Data {
    chunk("IEND") { _ in }
    return Data(output)
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension PNGEncoder {
  /// A file of at most 256 colours, a byte a pixel.
  ///
  /// - Parameters:
  ///   - colors: red in the third byte, green in the second, blue in the first.
  ///   - fill: writes a row of indices; it gets the row above, or nil at the top.
  static func encode(
    width: Int, height: Int, scale: Double, colors: [UInt32],
    _ fill: (Int, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>?) -> Void
  ) -> Data {
    var file = PNGChunkWriter(width: width, height: height, colorType: 3)
    file.chunk("sRGB") { $0.append(0) }
    file.chunk("PLTE") { output in
      for color in colors {
        output += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
      }
    }
    file.resolution(scale)
    file.chunk("IDAT") { output in
      // The row above stays before the rows that are packed in one call.
      let (stride, batch) = (width + 1, 32)
      let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * (batch + 1))
      defer { unsafe rows.deallocate() }
      Deflater.stream { deflater in
        for top in Swift.stride(from: 0, to: height, by: batch) {
          let bottom = min(top + batch, height)
          for y in top..<bottom {
            let row = unsafe rows + stride * (y - top + 1)
            unsafe row[0] = 0
            unsafe fill(y, row + 1, y == 0 ? nil : row - stride + 1)
          }
          unsafe deflater.add(
            rows + stride, count: stride * (bottom - top), isLast: bottom == height, into: &output)
          unsafe rows.update(from: rows + stride * (bottom - top), count: stride)
        }
      }
    }
    return file.end()
  }
}
