/// The sums of a PNG's chunks, made right again: with wrong ones nothing behind them is read.
enum PNGSums {
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var (bytes, at) = (bytes, 8)
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { break }
      let sum = sum(bytes[at + 4..<at + 8 + length])
      for i in 0..<4 { bytes[at + 8 + length + i] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * i)) }
      at += 12 + length
    }
    return bytes
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
