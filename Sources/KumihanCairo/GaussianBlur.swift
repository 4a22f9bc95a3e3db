package import Foundation

/// Blurs pixels by three box averages along each axis, in integers.
package struct GaussianBlur {
  private let horizontal, vertical: BoxKernel?

  package init(sigma: CGSize) {
    horizontal = BoxKernel(sigma: Double(sigma.width))
    vertical = BoxKernel(sigma: Double(sigma.height))
  }

  /// Blurs all four components; beyond the edges all is transparent, or with `isOpaque` the edge
  /// repeats.
  func apply(to memory: PixelMemory, isOpaque: Bool) {
    var planes = (0..<4).map { component in
      BlurPlane(
        memory, shift: UInt32(8 * component), width: memory.width, height: memory.height)
    }
    for i in planes.indices { blur(&planes[i], beyond: isOpaque ? .edge : .value(0)) }
    for i in 0..<memory.count {
      let alpha = UInt32(planes[3].bytes[i])
      // Rounding must not leave a colour above its alpha.
      unsafe memory.base[i] =
        alpha << 24 | min(UInt32(planes[2].bytes[i]), alpha) << 16
        | min(UInt32(planes[1].bytes[i]), alpha) << 8 | min(UInt32(planes[0].bytes[i]), alpha)
    }
  }

  package func blur(_ plane: inout BlurPlane, beyond: BlurPlane.Beyond) {
    if let horizontal { plane.averageRows(horizontal, beyond: beyond) }
    if let vertical {
      plane.transpose()
      plane.averageRows(vertical, beyond: beyond)
      plane.transpose()
    }
  }
}

/// One component of a picture.
package struct BlurPlane {
  /// The values assumed outside the picture.
  package enum Beyond {
    /// Repeats each row's first and last pixel.
    case edge
    case value(UInt8)
  }

  private(set) var width, height: Int
  package private(set) var bytes: [UInt8]

  /// A component of its own, a byte a pixel.
  package init(_ bytes: [UInt8], width: Int, height: Int) {
    (self.bytes, self.width, self.height) = (bytes, width, height)
  }

  /// The component at bit `shift` of each pixel of a picture moved by whole pixels, inverted or
  /// not; `outside` beyond the picture.
  init(
    _ memory: PixelMemory, shift: UInt32, width: Int, height: Int, move: (x: Int, y: Int) = (0, 0),
    inverted: Bool = false, outside: UInt8 = 0
  ) {
    (self.width, self.height) = (width, height)
    let flip: UInt8 = inverted ? 255 : 0
    unsafe bytes = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      unsafe buffer.update(repeating: outside)
      count = width * height
      let (top, bottom) = (max(0, move.y), min(height, memory.height + move.y))
      let (left, right) = (max(0, move.x), min(width, memory.width + move.x))
      guard top < bottom, left < right else { return }
      for y in top..<bottom {
        let source = unsafe memory.base + ((y - move.y) * memory.width + left - move.x)
        let target = unsafe buffer.baseAddress! + (y * width + left)
        for x in 0..<right - left {
          unsafe target[x] = UInt8(truncatingIfNeeded: source[x] >> shift) ^ flip
        }
      }
    }
  }

  /// Three box averages along each row, kept to 1/256 of a step between them.
  mutating func averageRows(_ kernel: BoxKernel, beyond: Beyond) {
    let width = width
    guard width > 0 else { return }
    // Space for three passes of reach on both sides, and for the outside.
    let margin = kernel.reachOfAll
    let padded = width + 2 * margin
    var (front, back) = ([Int32](repeating: 0, count: padded), [Int32](repeating: 0, count: padded))
    let unit = 1 << 16
    let shareWeight = Int(kernel.share * Double(unit))
    let scale = Int((Double(1 << 34) / kernel.weight).rounded())
    let reach = kernel.reach
    // The previous row, unmodified: boxes and lines have many equal rows.
    var before = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      let row = y * width
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        let here = unsafe UnsafeMutableRawPointer(bytes.baseAddress! + row)
        if y > 0, unsafe memcmp(here, before, width) == 0 {
          unsafe memcpy(here, here - width, width)
          return
        }
        unsafe memcpy(&before, here, width)
        unsafe front.withUnsafeMutableBufferPointer { front in
          unsafe back.withUnsafeMutableBufferPointer { back in
            let (first, last) =
              switch beyond {
              case .edge: unsafe (bytes[row], bytes[row + width - 1])
              case .value(let value): (value, value)
              }
            // A row of one value stays unchanged, and many are empty.
            var differs: UInt8 = first ^ last
            for x in 0..<width { differs |= unsafe bytes[row + x] ^ first }
            if differs == 0 { return }
            for x in 0..<margin {
              unsafe front[x] = Int32(first) << 8
              unsafe front[margin + width + x] = Int32(last) << 8
            }
            for x in 0..<width { unsafe front[margin + x] = Int32(unsafe bytes[row + x]) << 8 }
            unsafe Self.average(front, into: back, reach, shareWeight, scale, edge: 1)
            unsafe Self.average(back, into: front, reach, shareWeight, scale, edge: 2)
            unsafe Self.average(front, into: back, reach, shareWeight, scale, edge: 3)
            for x in 0..<width {
              unsafe bytes[row + x] = UInt8(min(255, (unsafe back[margin + x] + 128) >> 8))
            }
          }
        }
      }
    }
  }

  /// One box average of all positions with whole neighbourhoods.
  private static func average(
    _ source: UnsafeMutableBufferPointer<Int32>, into target: UnsafeMutableBufferPointer<Int32>,
    _ reach: Int, _ share: Int, _ scale: Int, edge: Int
  ) {
    let start = edge * (reach + 1)
    let end = source.count - start
    guard start < end else { return }
    var sum = 0
    for x in start - reach...start + reach { sum += Int(unsafe source[x]) }
    for x in start..<end {
      let ends = unsafe Int(source[x - reach - 1]) + Int(source[x + reach + 1])
      let total = sum << 16 + ends * share
      unsafe target[x] = Int32(truncatingIfNeeded: ((total >> 8) * scale + 1 << 41) >> 42)
      sum += unsafe Int(source[x + reach + 1]) - Int(source[x - reach])
    }
  }

  /// Transposes rows and columns, in blocks that fit the cache.
  mutating func transpose() {
    let (width, height) = (width, height)
    let source = bytes
    unsafe bytes = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      unsafe source.withUnsafeBufferPointer { source in
        for top in stride(from: 0, to: height, by: 32) {
          for left in stride(from: 0, to: width, by: 32) {
            for y in top..<min(top + 32, height) {
              for x in left..<min(left + 32, width) {
                unsafe target[x * height + y] = source[y * width + x]
              }
            }
          }
        }
      }
      count = width * height
    }
    (self.width, self.height) = (height, width)
  }
}
