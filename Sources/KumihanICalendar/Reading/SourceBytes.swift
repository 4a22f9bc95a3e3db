/// Converts the bytes of a file to the encoding of the line reader.
enum SourceBytes {
  /// Without a byte order mark; UTF-16, with a mark or without, becomes UTF-8.
  static func normalised(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf8(fromUTF16: bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf8(fromUTF16: bytes.dropFirst(2), high: 0) }
    // "BE" of BEGIN with a zero byte beside each letter.
    if bytes.starts(with: [0x42, 0, 0x45, 0]) { return utf8(fromUTF16: bytes[...], high: 1) }
    if bytes.starts(with: [0, 0x42, 0, 0x45]) { return utf8(fromUTF16: bytes[...], high: 0) }
    return bytes
  }

  private static func utf8(fromUTF16 bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    let start = bytes.startIndex
    let units = (0..<bytes.count / 2).map { index in
      let pair = start + index * 2
      return UInt16(bytes[pair + high]) << 8 | UInt16(bytes[pair + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
