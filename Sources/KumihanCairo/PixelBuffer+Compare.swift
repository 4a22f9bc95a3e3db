import CKumihanISAL
package import Foundation
package import KumihanDrawing

/// What goldens need to know of drawn pixels, without a file in between.
extension PixelBuffer {
  /// 128 bits that stand for the pixels as they are stored: two CRC-64 of different polynomials, made
  /// in C, because a debug build would take longer over the bytes than over drawing them.
  package var fingerprint: String {
    let count = UInt64(memory.count * 4)
    let bytes = unsafe UnsafeRawPointer(memory.base).assumingMemoryBound(to: UInt8.self)
    return unsafe Self.hex(crc64_ecma_refl(0, bytes, count))
      + Self.hex(crc64_jones_refl(0, bytes, count))
  }

  /// 128 bits that stand for a file's bytes.
  package static func fingerprint(of data: Data) -> String {
    unsafe data.withUnsafeBytes { bytes in
      let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let count = UInt64(bytes.count)
      return unsafe hex(crc64_ecma_refl(0, base, count)) + hex(crc64_jones_refl(0, base, count))
    }
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The pixels as a PNG of them decodes: straight alpha, red first.
  package var decoded: DecodedImage {
    var pixels = Data(count: memory.count * 4)
    unsafe pixels.withUnsafeMutableBytes { bytes in
      let target = unsafe bytes.bindMemory(to: UInt32.self)
      for index in 0..<memory.count {
        let pixel = PNGEncoder.straight(unsafe memory.base[index])
        let swapped = pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
        unsafe target[index] = swapped.littleEndian
      }
    }
    return DecodedImage(width: width, height: height, pixels: pixels)
  }

  /// An opaque picture's pixels, for writing them as a file; alpha is left out of account.
  package init(opaque image: DecodedImage) throws(RenderError) {
    let memory = try PixelMemory(width: image.width, height: image.height, cleared: false)
    unsafe image.pixels.withUnsafeBytes { bytes in
      for index in 0..<memory.count {
        let (red, green, blue) = unsafe (
          UInt32(bytes[index * 4]), UInt32(bytes[index * 4 + 1]), UInt32(bytes[index * 4 + 2])
        )
        unsafe memory.base[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    self.init(memory: memory, scale: 1)
  }
}
