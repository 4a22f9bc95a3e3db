/// A part of compressed data (RFC 1951).
enum DeflateToken {
  case byte(UInt8)
  /// Of 3 to 258 bytes that stand up to 32,768 bytes before.
  case match(length: Int, distance: Int)
}

/// The bits of a compressed block with codes of its own (RFC 1951, 3.2.7).
struct DeflateBits {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var count: UInt64 = 0

  /// Writes a block; after the last one, whole bytes.
  mutating func block(_ tokens: [DeflateToken], isLast: Bool) {
    var letters = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    letters[256] = 1
    for token in tokens {
      switch token {
      case .byte(let byte): letters[Int(byte)] += 1
      case .match(let length, let distance):
        letters[257 + DeflateRange.length(length).index] += 1
        distances[DeflateRange.distance(distance).index] += 1
      }
    }
    // A code of one bit stands for no distances at all.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (letter, distance) = (HuffmanCode(letters, limit: 15), HuffmanCode(distances, limit: 15))
    write(isLast ? 1 : 0, 1)
    write(2, 2)
    writeCodes(letter.lengths, distance.lengths)
    for token in tokens {
      switch token {
      case .byte(let byte): write(letter, Int(byte))
      case .match(let length, let far):
        let range = DeflateRange.length(length)
        write(letter, 257 + range.index)
        write(UInt64(length - range.start), range.bits)
        let place = DeflateRange.distance(far)
        write(distance, place.index)
        write(UInt64(far - place.start), place.bits)
      }
    }
    write(letter, 256)
    if isLast, count > 0 { write(0, 8 - count) }
  }

  /// The lengths of both codes, with their runs.
  private mutating func writeCodes(_ letters: [UInt8], _ distances: [UInt8]) {
    let (letterCount, distanceCount) = (letters.lastUsed + 1, distances.lastUsed + 1)
    let lengths = Array(letters[..<letterCount] + distances[..<distanceCount])
    var runs: [(symbol: Int, extra: UInt64, bits: UInt64)] = []
    var start = 0
    while start < lengths.count {
      var end = start + 1
      while end < lengths.count, lengths[end] == lengths[start] { end += 1 }
      var left = end - start
      if lengths[start] > 0 {
        runs.append((Int(lengths[start]), 0, 0))
        left -= 1
      }
      while left > 0 {
        if lengths[start] > 0, left >= 3 {
          runs.append((16, UInt64(min(left, 6) - 3), 2))
          left -= min(left, 6)
        } else if lengths[start] == 0, left >= 11 {
          runs.append((18, UInt64(min(left, 138) - 11), 7))
          left -= min(left, 138)
        } else if lengths[start] == 0, left >= 3 {
          runs.append((17, UInt64(left - 3), 3))
          left = 0
        } else {
          runs.append((Int(lengths[start]), 0, 0))
          left -= 1
        }
      }
      start = end
    }
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts, limit: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    write(UInt64(letterCount - 257), 5)
    write(UInt64(distanceCount - 1), 5)
    write(UInt64(used - 4), 4)
    for symbol in order[..<used] { write(UInt64(code.lengths[symbol]), 3) }
    for run in runs {
      write(code, run.symbol)
      write(run.extra, run.bits)
    }
  }

  private mutating func write(_ code: HuffmanCode, _ symbol: Int) {
    write(UInt64(code.codes[symbol]), UInt64(code.lengths[symbol]))
  }

  /// Writes up to 16 bits, the lowest first.
  private mutating func write(_ value: UInt64, _ length: UInt64) {
    held |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      count -= 8
    }
  }
}

extension [UInt8] {
  /// The place of the last one above zero, or 0.
  fileprivate var lastUsed: Int { lastIndex { $0 > 0 } ?? 0 }
}

/// The range of lengths or distances that share a symbol.
private struct DeflateRange {
  let index: Int
  let start: Int
  /// Of the place in the range.
  let bits: UInt64

  static func length(_ length: Int) -> DeflateRange {
    if length == 258 { return DeflateRange(index: 28, start: 258, bits: 0) }
    if length < 11 { return DeflateRange(index: length - 3, start: length, bits: 0) }
    // Four ranges for each number of bits.
    let value = length - 3
    let bits = Int.bitWidth - value.leadingZeroBitCount - 3
    let step = value >> bits
    return DeflateRange(index: bits * 4 + step, start: step << bits + 3, bits: UInt64(bits))
  }

  static func distance(_ distance: Int) -> DeflateRange {
    if distance < 5 { return DeflateRange(index: distance - 1, start: distance, bits: 0) }
    // Two ranges for each number of bits.
    let value = distance - 1
    let bits = Int.bitWidth - value.leadingZeroBitCount - 2
    let step = value >> bits
    return DeflateRange(index: bits * 2 + step, start: step << bits + 1, bits: UInt64(bits))
  }
}
