// The bytes of a code: those of its message, and those that correct them.
extension QRCode {
  static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// The bytes of a version, those for correction included.
  private static func bytes(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  static func room(_ version: Int, _ correction: Correction) -> Int {
    bytes(version)
      - perBlock[correction.rawValue][version - 1] * blocks[correction.rawValue][version - 1]
  }

  /// The bytes with their kind and number before them, filled up.
  static func filled(
    _ bytes: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    var bits: [Bool] = []
    func write(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    write(4, 4)
    write(bytes.count, lengthBits(version))
    for byte in bytes { write(Int(byte), 8) }
    let room = room(version, correction)
    write(0, min(4, room * 8 - bits.count))
    write(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<room - result.count { result.append(index % 2 == 0 ? 0xEC : 0x11) }
    return result
  }

  /// The bytes of all blocks in turn, and then those that correct them.
  static func interleaved(
    _ data: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    let count = blocks[correction.rawValue][version - 1]
    let spare = perBlock[correction.rawValue][version - 1]
    let whole = bytes(version)
    let divisor = divisor(spare)
    var parts: [[UInt8]] = []
    var rests: [[UInt8]] = []
    var start = 0
    for block in 0..<count {
      let length = whole / count - spare + (block < count - whole % count ? 0 : 1)
      let part = Array(data[start..<start + length])
      start += length
      parts.append(part)
      rests.append(rest(of: part, by: divisor))
    }
    return turns(parts) + turns(rests)
  }

  private static func turns(_ lists: [[UInt8]]) -> [UInt8] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  /// The product in the field of 256 elements that the standard takes.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(UInt8(0)) { sum, bit in
      (sum << 1) ^ (sum >> 7 == 1 ? 0x1D : 0) ^ (b >> UInt8(bit) & 1 == 1 ? a : 0)
    }
  }

  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func rest(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    data.reduce(into: [UInt8](repeating: 0, count: divisor.count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index], factor) }
    }
  }

  /// The bytes that correct a block, for each correction and version.
  private static let perBlock = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The number of blocks, likewise.
  private static let blocks = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
