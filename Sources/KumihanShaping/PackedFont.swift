import CKumihanISAL
package import Foundation

/// Font files in the Web Open Font Format 1.0: the tables of a TrueType or OpenType font, each packed
/// by zlib.
package enum PackedFont {
  private static let headerSize = 44
  private static let entrySize = 20
  /// No font in use is nearly as large.
  private static let greatestSize = 256 << 20

  /// The font in a WOFF file; nil when the file is not one, or is damaged.
  package static func unpacked(_ file: Data) -> Data? {
    guard file.count >= headerSize, file.starts(with: Array("wOFF".utf8)) else { return nil }
    let start = file.startIndex
    func short(_ offset: Int) -> Int {
      Int(file[start + offset]) << 8 | Int(file[start + offset + 1])
    }
    func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }

    let count = short(12)
    guard count > 0, headerSize + count * entrySize <= file.count else { return nil }
    var font = Data(file[start + 4..<start + 8])
    // The number of tables, and what a binary search over them begins with.
    let power = count.bitWidth - count.leadingZeroBitCount - 1
    for number in [count, 16 << power, power, (count - 1 << power) * 16] { font.add(number, 2) }
    var tables = Data()
    for index in 0..<count {
      let entry = headerSize + index * entrySize
      let (offset, packed, size) = (long(entry + 4), long(entry + 8), long(entry + 12))
      guard offset <= file.count, packed <= min(size, file.count - offset),
        tables.count + size <= greatestSize
      else { return nil }
      let bytes = file[start + offset..<start + offset + packed]
      guard let table = packed == size ? Data(bytes) : inflated(Data(bytes), size) else {
        return nil
      }
      font += file[start + entry..<start + entry + 4]
      font += file[start + entry + 16..<start + entry + 20]
      font.add(12 + count * 16 + tables.count, 4)
      font.add(size, 4)
      tables += table
      tables += Data(count: (4 - size % 4) % 4)
    }
    return font + tables
  }

  private static func inflated(_ packed: Data, _ size: Int) -> Data? {
    var (packed, result) = (packed, Data(count: size))
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { unsafe state.deallocate() }
    unsafe isal_inflate_init(state)
    unsafe state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    let isWhole = unsafe packed.withUnsafeMutableBytes { input in
      unsafe result.withUnsafeMutableBytes { output in
        unsafe state.pointee.next_in = input.bindMemory(to: UInt8.self).baseAddress
        unsafe state.pointee.avail_in = UInt32(input.count)
        unsafe state.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
        unsafe state.pointee.avail_out = UInt32(output.count)
        return unsafe isal_inflate(state) == ISAL_DECOMP_OK && state.pointee.avail_out == 0
      }
    }
    return isWhole ? result : nil
  }
}

extension Data {
  /// Appends a number, the highest byte first.
  fileprivate mutating func add(_ number: Int, _ bytes: Int) {
    for byte in (0..<bytes).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}
