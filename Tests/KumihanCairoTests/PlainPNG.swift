import Foundation

/// Writes PNG files of a chosen filter by hand, not packed.
struct PlainPNG {
  var width, height: Int
  /// 3 or 4 bytes a pixel.
  var components: Int
  /// Straight alpha, red first, four bytes a pixel.
  var pixels: [UInt8]
  /// Of each row, in turn.
  var filters: [UInt8] = [0]
  /// The length of a chunk of pixels.
  var piece = Int.max

  var file: Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let color: UInt8 = components == 3 ? 2 : 6
    file += chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, color, 0, 0, 0])
    let packed = stored
    for start in stride(from: 0, to: packed.count, by: min(piece, packed.count)) {
      file += chunk(
        "IDAT", Array(packed[start..<min(start + min(piece, packed.count), packed.count)]))
    }
    return file + chunk("IEND", [])
  }

  private var stored: [UInt8] {
    let raw = filtered
    var out: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let end = min(start + 65_535, raw.count)
      let count = UInt16(end - start)
      out += [end == raw.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      out += [UInt8(~count & 255), UInt8(~count >> 8)] + raw[start..<end]
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + number(b << 16 | a)
  }

  private var filtered: [UInt8] {
    func byte(_ x: Int, _ y: Int) -> Int {
      guard x >= 0, y >= 0 else { return 0 }
      return Int(pixels[(y * width + x / components) * 4 + x % components])
    }
    var out: [UInt8] = []
    for y in 0..<height {
      let filter = filters[y % filters.count]
      out.append(filter)
      for x in 0..<width * components {
        let (left, up, corner) = (
          byte(x - components, y), byte(x, y - 1), x < components ? 0 : byte(x - components, y - 1)
        )
        let guess: Int
        switch filter {
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        case 4:
          let near = left + up - corner
          let (a, b, c) = (abs(near - left), abs(near - up), abs(near - corner))
          guess = a <= b && a <= c ? left : b <= c ? up : corner
        default: guess = 0
        }
        out.append(UInt8(truncatingIfNeeded: byte(x, y) - guess))
      }
    }
    return out
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> Data {
    let named = Array(name.utf8) + body
    var sum = ~UInt32(0)
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return Data(number(UInt32(body.count)) + named + number(~sum))
  }

  private func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
