/// Changes the bytes of a file as damage, haste and malice do.
struct Mutator {
  /// Words of the format.
  let words: [String]

  private static let numbers = [
    "0", "-1", "1", "255", "65536", "2147483647", "2147483648", "4294967296", "-2147483649",
    "9223372036854775807", "18446744073709551616", "99999999999", "1e999", "1e-320", "00", "nan",
  ]

  func change(_ seed: [UInt8], others: [[UInt8]], _ chance: inout Chance) -> [UInt8] {
    var bytes = seed
    for _ in 0...chance.below(6) { change(&bytes, others, &chance) }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], _ others: [[UInt8]], _ chance: inout Chance) {
    guard !bytes.isEmpty else { return bytes += Array(chance.one(of: words + ["x"]).utf8) }
    let at = chance.below(bytes.count)
    let run = at..<min(at + 1 + chance.below(chance.once(in: 4) ? 400 : 8), bytes.count)
    switch chance.below(words.isEmpty ? 7 : 9) {
    case 0: bytes[at] ^= 1 << UInt8(chance.below(8))
    case 1: bytes[at] = chance.one(of: [0, 1, 0x7F, 0x80, 0xFF, UInt8(chance.below(256))])
    case 2: bytes.removeSubrange(run)
    case 3: bytes.insert(contentsOf: bytes[run], at: at)
    case 4: replaceNumber(near: at, in: &bytes, &chance)
    case 5:
      let other = chance.one(of: others)
      let start = chance.below(other.count)
      bytes.replaceSubrange(run, with: other[start..<min(start + 60, other.count)])
    case 6:
      for i in run { bytes[i] = UInt8(chance.below(256)) }
    case 7: bytes.insert(contentsOf: chance.one(of: words).utf8, at: at)
    default: replaceLine(at: at, in: &bytes, &chance)
    }
  }

  private func replaceNumber(near at: Int, in bytes: inout [UInt8], _ chance: inout Chance) {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let start = bytes[at...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: chance.one(of: Self.numbers).utf8)
  }

  private func replaceLine(at: Int, in bytes: inout [UInt8], _ chance: inout Chance) {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<at].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[at...].firstIndex(of: newline) ?? bytes.count
    bytes.replaceSubrange(start..<max(start, end), with: chance.one(of: words).utf8)
  }
}
