import CKumihanISAL
package import Foundation

/// Font files in the Web Open Font Format 1.0: the tables of a TrueType or OpenType font, each packed
/// by zlib.
package enum PackedFont {
  private static let headerSize = 44
  private static let entrySize = 20
  /// No font in use is nearly as large.
  private static let greatestSize = 256 << 20

  /// Why there is no font to be had from a file.
  enum Failure: Error {
    /// It is not a WOFF file, or a damaged one.
    case unreadable
    case noMemory
  }

  private struct Table {
    let tag: UInt32
    let entry: Int
    let packed: Range<Int>
    let size: Int
    var isPacked: Bool { packed.count < size }
  }

  /// The font in a WOFF file; nil when the file is not one, is damaged, or there is no memory for it.
  package static func unpacked(_ file: Data) -> Data? {
    guard let font = try? unsafe font(in: file), let start = font.baseAddress else {
      return nil
    }
    return unsafe Data(bytesNoCopy: start, count: font.count, deallocator: .free)
  }

  /// The font in a WOFF file, in memory that the caller frees. It is taken once and asked for, not
  /// by a `Data`, which ends the program when there is none.
  static func font(in file: Data) throws(Failure) -> UnsafeMutableRawBufferPointer {
    let tables = try tables(of: file)
    let head = 12 + tables.count * 16
    let size = tables.reduce(head) { $0 + ($1.size + 3) / 4 * 4 }
    guard let start = unsafe calloc(1, size) else { throw .noMemory }
    let font = unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
    let isWhole = unsafe file.withUnsafeBytes { file in
      unsafe write(tables, of: file, head: head, to: font)
    }
    guard isWhole else {
      unsafe free(start)
      throw .unreadable
    }
    return unsafe font
  }

  /// One table of the font in a WOFF file; nil where it has none or is no such file.
  static func table(_ tag: UInt32, of file: Data) -> Data? {
    guard let table = try? tables(of: file).first(where: { $0.tag == tag }) else { return nil }
    let packed = file.dropFirst(table.packed.lowerBound).prefix(table.packed.count)
    guard table.isPacked else { return Data(packed) }
    var bytes = Data(count: table.size)
    let isWhole = unsafe packed.withUnsafeBytes { packed in
      unsafe bytes.withUnsafeMutableBytes { unsafe inflate(packed, to: $0) }
    }
    return isWhole ? bytes : nil
  }

  /// The entries of a file, each within it.
  private static func tables(of file: Data) throws(Failure) -> [Table] {
    guard file.count >= headerSize, file.starts(with: Array("wOFF".utf8)) else {
      throw .unreadable
    }
    let start = file.startIndex
    func short(_ offset: Int) -> Int {
      Int(file[start + offset]) << 8 | Int(file[start + offset + 1])
    }
    func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }

    let count = short(12)
    guard count > 0, headerSize + count * entrySize <= file.count else { throw .unreadable }
    var (tables, sum) = ([Table](), 0)
    for index in 0..<count {
      let entry = headerSize + index * entrySize
      let (offset, packed, size) = (long(entry + 4), long(entry + 8), long(entry + 12))
      sum += size
      guard offset <= file.count, packed <= min(size, file.count - offset), sum <= greatestSize
      else { throw .unreadable }
      tables.append(
        Table(
          tag: UInt32(long(entry)), entry: entry, packed: offset..<offset + packed, size: size))
    }
    return tables
  }

  /// Whether all tables could be written to a font.
  private static func write(
    _ tables: [Table], of file: UnsafeRawBufferPointer, head: Int,
    to font: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var place = 0
    func add(_ number: Int, _ bytes: Int) {
      for byte in (0..<bytes).reversed() {
        unsafe font[place] = UInt8(truncatingIfNeeded: number >> (8 * byte))
        place += 1
      }
    }
    func copy(_ range: Range<Int>, to start: Int) {
      unsafe UnsafeMutableRawBufferPointer(rebasing: font[start..<start + range.count])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: file[range]))
    }
    copy(4..<8, to: 0)
    place = 4
    // The number of tables, and what a binary search over them begins with.
    let count = tables.count
    let power = count.bitWidth - count.leadingZeroBitCount - 1
    for number in [count, 16 << power, power, (count - 1 << power) * 16] { add(number, 2) }
    var start = head
    for table in tables {
      copy(table.entry..<table.entry + 4, to: place)
      copy(table.entry + 16..<table.entry + 20, to: place + 4)
      place += 8
      add(start, 4)
      add(table.size, 4)
      if table.isPacked {
        guard
          unsafe inflate(
            UnsafeRawBufferPointer(rebasing: file[table.packed]),
            to: UnsafeMutableRawBufferPointer(rebasing: font[start..<start + table.size]))
        else { return false }
      } else {
        copy(table.packed, to: start)
      }
      start += (table.size + 3) / 4 * 4
    }
    return true
  }

  /// Whether packed bytes fill a table exactly.
  private static func inflate(
    _ packed: UnsafeRawBufferPointer, to table: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { unsafe state.deallocate() }
    unsafe isal_inflate_init(state)
    unsafe state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    unsafe state.pointee.next_in = UnsafeMutablePointer(
      mutating: packed.bindMemory(to: UInt8.self).baseAddress)
    unsafe state.pointee.avail_in = UInt32(packed.count)
    unsafe state.pointee.next_out = table.bindMemory(to: UInt8.self).baseAddress
    unsafe state.pointee.avail_out = UInt32(table.count)
    return unsafe isal_inflate(state) == ISAL_DECOMP_OK && state.pointee.avail_out == 0
  }
}
