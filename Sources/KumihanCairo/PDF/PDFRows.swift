/// Compresses rows of equal length that differ in few bytes, such as objects with consecutive numbers.
///
/// Each row is written as its difference from the one above where most of it is the same (PNG's
/// predictor "Up"), so what counts on becomes equal rows. Those repeat after a number of rows, which
/// differs with the digits that change: a match is looked for by sixteen bytes, and where a match or
/// a byte begins only, since between them are mostly zeros.
struct PDFRows {
  private let bytes: [UInt8]
  private let columns: Int

  /// A row and the byte before it that names its predictor.
  private var stride: Int { columns + 1 }

  /// - Parameters:
  ///   - rows: whole rows.
  ///   - columns: the length of a row in bytes.
  init(_ rows: [UInt8], columns: Int) {
    (bytes, self.columns) = (Self.differences(rows, columns), columns)
  }

  /// A zlib stream (RFC 1950) of the rows, to be read with the predictor 12.
  var stream: [UInt8] {
    var bits = DeflateBits()
    bits.block(tokens(), isLast: true)
    let sum = Self.adler(bytes)
    return [0x78, 0x01] + bits.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private static func differences(_ rows: [UInt8], _ columns: Int) -> [UInt8] {
    precondition(columns > 0 && rows.count % columns == 0)
    var result: [UInt8] = []
    result.reserveCapacity(rows.count / columns * (columns + 1))
    for start in Swift.stride(from: 0, to: rows.count, by: columns) {
      var same = 0
      if start > 0 {
        for index in start..<start + columns where rows[index] == rows[index - columns] {
          same += 1
        }
      }
      guard same * 2 >= columns else {
        result.append(0)
        result += rows[start..<start + columns]
        continue
      }
      result.append(2)
      for index in start..<start + columns { result.append(rows[index] &- rows[index - columns]) }
    }
    return result
  }

  /// Matches of at least four bytes, or of three beside one another, and single bytes.
  private func tokens() -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
    /// For each token: where it begins, and the one before it with the same hash.
    var starts: [Int32] = []
    var links: [Int32] = []
    unsafe bytes.withUnsafeBytes { memory in
      var place = 0
      while place < bytes.count {
        var best = (length: 0, distance: 0)
        func look(_ distance: Int) {
          guard distance <= min(place, 32_768), best.length < Self.longest else { return }
          let length = unsafe Self.match(memory, place, distance)
          if length > best.length { best = (length, distance) }
        }
        if let hash = unsafe Self.hash(memory, place) {
          var token = heads[hash]
          links.append(token)
          heads[hash] = Int32(starts.count)
          for _ in 0..<Self.candidates {
            guard token >= 0 else { break }
            look(place - Int(starts[Int(token)]))
            token = links[Int(token)]
          }
        } else {
          links.append(-1)
        }
        starts.append(Int32(place))
        look(stride)
        look(1)
        if best.length >= 4 || best.length == 3 && best.distance == 1 {
          tokens.append(.match(length: best.length, distance: best.distance))
          place += best.length
        } else {
          tokens.append(.byte(bytes[place]))
          place += 1
        }
      }
    }
    return tokens
  }

  private static let hashBits = 14
  private static let longest = 258
  private static let candidates = 8

  /// Of the sixteen bytes at a place; nil near the end.
  private static func hash(_ memory: UnsafeRawBufferPointer, _ place: Int) -> Int? {
    guard place + 16 <= memory.count else { return nil }
    let first = unsafe memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let second = unsafe memory.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
    let mixed =
      (UInt64(littleEndian: first) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(littleEndian: second)) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(mixed >> UInt64(64 - hashBits))
  }

  /// How many bytes are the same at a place and at a distance before it.
  private static func match(
    _ memory: UnsafeRawBufferPointer, _ place: Int, _ distance: Int
  ) -> Int {
    let limit = min(longest, memory.count - place)
    var length = 0
    while length + 8 <= limit {
      let here = unsafe memory.loadUnaligned(fromByteOffset: place + length, as: UInt64.self)
      let there = unsafe memory.loadUnaligned(
        fromByteOffset: place + length - distance, as: UInt64.self)
      let difference = UInt64(littleEndian: here ^ there)
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit, unsafe memory[place + length] == memory[place + length - distance] {
      length += 1
    }
    return length
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // As many as the sums hold without overflow.
      let end = min(start + 5552, bytes.count)
      for byte in bytes[start..<end] {
        a &+= UInt32(byte)
        b &+= a
      }
      (a, b) = (a % 65_521, b % 65_521)
      start = end
    }
    return b << 16 | a
  }
}
