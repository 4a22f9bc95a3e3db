/// Compresses rows of equal length that differ in few bytes, such as objects with consecutive numbers.
///
/// Each row is written as its difference from the one above where most of it is the same (PNG's
/// predictor "Up"), so what counts on becomes equal rows. Those repeat after a number of rows, which
/// differs with the digits that change: matches are looked for by eight bytes, and not between zeros,
/// of which most rows consist.
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
    var result = [UInt8](repeating: 0, count: rows.count / columns * (columns + 1))
    // By pointers, so that the compiler takes many bytes at once.
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe result.withUnsafeMutableBufferPointer { result in
        var end = 0
        for start in Swift.stride(from: 0, to: rows.count, by: columns) {
          var same = 0
          if start > 0 {
            for index in start..<start + columns {
              same &+= unsafe rows[index] == rows[index &- columns] ? 1 : 0
            }
          }
          let isLike = same * 2 >= columns
          unsafe result[end] = isLike ? 2 : 0
          let shift = end + 1 - start
          for index in start..<start + columns {
            unsafe result[index &+ shift] =
              isLike ? rows[index] &- rows[index &- columns] : rows[index]
          }
          end += columns + 1
        }
      }
    }
    return result
  }

  /// Matches of at least four bytes, or of three beside one another, and single bytes.
  private func tokens() -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var table = Places(count: bytes.count)
    unsafe bytes.withUnsafeBytes { memory in
      var place = 0
      var match = unsafe longest(memory, at: 0, table)
      while place < bytes.count {
        unsafe table.add(place, memory)
        guard match.isUseful else {
          tokens.append(.byte(bytes[place]))
          place += 1
          match = unsafe longest(memory, at: place, table)
          continue
        }
        // A longer match from the next byte on is worth a single byte.
        if match.length < Self.longEnough {
          let next = unsafe longest(memory, at: place + 1, table)
          if next.length > match.length {
            tokens.append(.byte(bytes[place]))
            (place, match) = (place + 1, next)
            continue
          }
        }
        tokens.append(.match(length: match.length, distance: match.distance))
        let end = place + match.length
        place += 1
        while place < end {
          // Nothing begins between zeros.
          if place + 8 <= end, unsafe memory[place - 1] == 0,
            unsafe memory.loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0
          {
            place += 8
            continue
          }
          if unsafe memory[place] != 0 || memory[place - 1] != 0 {
            unsafe table.add(place, memory)
          }
          place += 1
        }
        match = unsafe longest(memory, at: place, table)
      }
    }
    return tokens
  }

  private struct Match {
    var length = 0
    var distance = 0

    var isUseful: Bool { length >= 4 || length == 3 && distance == 1 }
  }

  /// The longest match among the latest places with the same eight bytes, the row above and the byte
  /// before.
  private func longest(
    _ memory: UnsafeRawBufferPointer, at place: Int, _ table: Places
  ) -> Match {
    var best = Match()
    guard place < memory.count else { return best }
    func look(_ distance: Int) {
      guard distance <= min(place, 32_768) else { return }
      let length = unsafe Self.match(memory, place, distance, over: best.length)
      if length > best.length { best = Match(length: length, distance: distance) }
    }
    if let hash = unsafe Places.hash(memory, place) {
      var other = table.heads[hash]
      for _ in 0..<Self.candidates where other >= 0 && best.length < Self.longest {
        look(place - Int(other))
        other = table.links[Int(other)]
      }
    }
    look(stride)
    look(1)
    return best
  }

  private static let longest = 258
  private static let longEnough = 48
  private static let candidates = 16

  /// Places by the eight bytes there.
  private struct Places {
    /// The latest of each hash, and before each place the one with the same.
    private(set) var heads = [Int32](repeating: -1, count: 1 << hashBits)
    private(set) var links: [Int32]

    private static let hashBits = 13

    init(count: Int) { links = [Int32](repeating: -1, count: count) }

    mutating func add(_ place: Int, _ memory: UnsafeRawBufferPointer) {
      guard let hash = unsafe Self.hash(memory, place) else { return }
      links[place] = heads[hash]
      heads[hash] = Int32(place)
    }

    /// Nil near the end.
    static func hash(_ memory: UnsafeRawBufferPointer, _ place: Int) -> Int? {
      guard place + 8 <= memory.count else { return nil }
      let bytes = unsafe memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let mixed = UInt64(littleEndian: bytes) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> UInt64(64 - hashBits))
    }
  }

  /// How many bytes are the same at a place and at a distance before it.
  private static func match(
    _ memory: UnsafeRawBufferPointer, _ place: Int, _ distance: Int, over best: Int
  ) -> Int {
    let limit = min(longest, memory.count - place)
    guard best < limit, unsafe memory[place + best] == memory[place + best - distance] else {
      return 0
    }
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
