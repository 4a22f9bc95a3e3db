import Foundation

/// The chunks of a PNG file (PNG, 3rd edition, chapter 5).
enum PNGChunks {
  /// Ancillary chunks that affect pixels; critical ones begin with a capital.
  private static let needed = ["tRNS"].map { Array($0.utf8) }

  /// The file without texts, profiles and other chunks that do not change its pixels: a megabyte of
  /// them may expand to a gigabyte.
  ///
  /// From a damaged place on, everything stays, for the decoder to report.
  static func picture(of data: Data) -> Data {
    let bytes = [UInt8](data)
    var kept: [Range<Int>] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 12 + length
      guard end <= bytes.count else { break }
      let type = Array(bytes[offset + 4..<offset + 8])
      if type[0] & 0x20 == 0 || needed.contains(type) { kept.append(offset..<end) }
      offset = end
    }
    guard kept.reduce(0, { $0 + $1.count }) < offset - 8 else { return data }
    kept.append(min(offset, bytes.count)..<bytes.count)
    return kept.reduce(into: Data(bytes.prefix(8))) { $0.append(contentsOf: bytes[$1]) }
  }
}
