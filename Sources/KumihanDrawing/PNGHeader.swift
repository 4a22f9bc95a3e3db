/// The frame of a PNG file: its chunks, without their content (PNG, 3rd edition, chapter 5).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size in pixels of a file with all chunks complete and intact.
  static func size(of bytes: [UInt8]) throws(ImageFileError) -> (width: Int, height: Int) {
    func number(_ offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    var offset = signature.count
    var size: (width: Int, height: Int)?
    // A chunk: length, type, content, checksum of type and content.
    while offset + 12 <= bytes.count {
      let length = number(offset)
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { break }
      guard checksum(bytes[offset + 4..<end]) == UInt32(number(end)) else {
        throw .broken("the PNG file is damaged at byte \(offset)")
      }
      let type = bytes[offset + 4..<offset + 8]
      if type.elementsEqual("IHDR".utf8), length >= 13 {
        size = (number(offset + 8), number(offset + 12))
      }
      if type.elementsEqual("IEND".utf8) {
        guard let size else { throw .broken("the PNG file has no header") }
        return size
      }
      offset = end + 4
    }
    throw .broken("the PNG file ends before its end, after \(bytes.count) bytes")
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }
}
