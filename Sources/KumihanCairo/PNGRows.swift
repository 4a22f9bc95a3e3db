import CKumihanISAL
import Foundation

/// Reads the rows of a plain PNG file, each in turn, without memory for the whole picture.
///
/// Plain are files as ``PNGEncoder`` writes them: eight bits a component, RGB or RGBA, rows in order
/// and nothing that makes a colour transparent. Others are for ``PNGDecoder``, and damaged ones too,
/// which says what is wrong with them.
@safe struct PNGRows {
  let width, height: Int
  /// 3 or 4 bytes a pixel.
  let components: Int
  private let data: Data
  /// The compressed pixels, in pieces.
  private let pieces: [Range<Int>]

  /// Rows are unpacked in blocks of so many bytes, which stay in the processor's cache.
  private static let block = 512 * 1024

  /// What a file is.
  enum Kind {
    case plain(PNGRows)
    case other
    /// A chunk is cut, out of place or not as its sum says.
    case damaged
  }

  static func kind(of data: Data) -> Kind {
    let bytes = data.startIndex == 0 ? data : Data(data)
    guard bytes.count > 45, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return .damaged }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    func isWhole(_ chunk: Range<Int>) -> Bool {
      let sum = unsafe bytes.withUnsafeBytes { all in
        unsafe crc32_gzip_refl(
          0,
          all.baseAddress?.assumingMemoryBound(to: UInt8.self).advanced(by: chunk.lowerBound + 4),
          UInt64(chunk.count - 8))
      }
      return sum == UInt32(truncatingIfNeeded: number(chunk.upperBound - 4))
    }
    var pieces: [Range<Int>] = []
    var (offset, hasEnd, isFirst, isPlain) = (8, false, true, true)
    while !hasEnd {
      guard offset + 12 <= bytes.count else { return .damaged }
      let end = offset + 12 + number(offset)
      guard end <= bytes.count, isWhole(offset..<end) else { return .damaged }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard isFirst == (name == "IHDR") else { return .damaged }
      switch name {
      case "IDAT": pieces.append(offset + 8..<end - 4)
      case "IEND": hasEnd = true
      case "IHDR": if end != 33 { return .damaged }
      case "tRNS": isPlain = false
      default: if bytes[offset + 4] & 0x20 == 0 { isPlain = false }
      }
      (offset, isFirst) = (end, false)
    }
    guard !pieces.isEmpty else { return .damaged }
    guard isPlain, bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6,
      bytes[26..<29] == Data([0, 0, 0]),
      (try? DecodedImage.check(width: number(16), height: number(20))) != nil
    else { return .other }
    return .plain(
      PNGRows(
        width: number(16), height: number(20), components: bytes[25] == 2 ? 3 : 4, data: bytes,
        pieces: pieces))
  }

  /// Hands each row's bytes on, from the top; false where the file is damaged.
  func read(_ body: (_ y: Int, _ row: UnsafePointer<UInt8>) -> Void) -> Bool {
    let stride = width * components + 1
    let rows = max(1, min(height, Self.block / stride))
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    // The row above lies before the block.
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * (rows + 1))
    defer {
      unsafe state.deallocate()
      unsafe memory.deallocate()
    }
    unsafe memory.initialize(repeating: 0, count: stride)
    unsafe isal_inflate_init(state)
    unsafe state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    return unsafe data.withUnsafeBytes { bytes in
      guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
        return false
      }
      var piece = 0
      for top in Swift.stride(from: 0, to: height, by: rows) {
        let count = min(rows, height - top)
        unsafe state.pointee.next_out = memory + stride
        unsafe state.pointee.avail_out = UInt32(count * stride)
        while unsafe state.pointee.avail_out > 0 {
          if unsafe state.pointee.avail_in == 0 {
            guard piece < pieces.count else { return false }
            unsafe state.pointee.next_in = UnsafeMutablePointer(
              mutating: base + pieces[piece].lowerBound)
            unsafe state.pointee.avail_in = UInt32(pieces[piece].count)
            piece += 1
          }
          let before = unsafe (state.pointee.avail_in, state.pointee.avail_out)
          guard unsafe isal_inflate(state) == ISAL_DECOMP_OK else { return false }
          if unsafe before == (state.pointee.avail_in, state.pointee.avail_out) { return false }
        }
        for row in 0..<count {
          let target = unsafe memory + stride * (row + 1)
          guard unsafe unfilter(target, above: target - stride) else { return false }
          unsafe body(top + row, target + 1)
        }
        unsafe memory.update(from: memory + stride * count, count: stride)
      }
      // The sum of all bytes comes last, maybe in a piece of its own.
      while unsafe state.pointee.block_state != ISAL_BLOCK_FINISH, piece < pieces.count {
        unsafe state.pointee.next_in = UnsafeMutablePointer(
          mutating: base + pieces[piece].lowerBound)
        unsafe state.pointee.avail_in = UInt32(pieces[piece].count)
        piece += 1
        guard unsafe isal_inflate(state) == ISAL_DECOMP_OK else { return false }
      }
      if unsafe state.pointee.block_state != ISAL_BLOCK_FINISH {
        guard unsafe isal_inflate(state) == ISAL_DECOMP_OK else { return false }
      }
      return unsafe state.pointee.block_state == ISAL_BLOCK_FINISH
    }
  }

  /// Undoes a row's filter (PNG, 3rd edition, chapter 9); false for one that there is not.
  private func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let (target, up) = unsafe (row + 1, above + 1)
    let (count, step) = (width * components, components)
    switch unsafe row[0] {
    case 0: break
    case 1: for x in step..<count { unsafe target[x] &+= target[x - step] }
    case 2: for x in 0..<count { unsafe target[x] &+= up[x] }
    case 3:
      for x in 0..<count {
        let left = x < step ? 0 : UInt16(unsafe target[x - step])
        unsafe target[x] &+= UInt8((left + UInt16(up[x])) / 2)
      }
    case 4:
      for x in 0..<count {
        let (b, isEdge) = (Int(unsafe up[x]), x < step)
        let (a, c) = unsafe isEdge ? (0, 0) : (Int(target[x - step]), Int(up[x - step]))
        let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        unsafe target[x] &+= UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
      }
    default: return false
    }
    return true
  }
}
