public import Foundation

/// A message in blocks of words with the most significant byte first, padded as FIPS 180-4 says; a word has 4 or 8 bytes.
private func blocks<Word: FixedWidthInteger & UnsignedInteger>(
  of data: [UInt8], as _: Word.Type
) -> [[Word]] {
  let width = Word.bitWidth / 8
  let size = width * 16
  var padded = data + [0x80]
  // The length of the message has two words, of which the first is never needed.
  while padded.count % size != size - 2 * width { padded.append(0) }
  padded += [UInt8](repeating: 0, count: 2 * width - 8) + (UInt64(data.count) * 8).bytes
  return stride(from: 0, to: padded.count, by: size).map { start in
    (0..<16).map { word in
      (0..<width).reduce(Word(0)) { $0 << 8 | Word(padded[start + width * word + $1]) }
    }
  }
}

extension FixedWidthInteger {
  fileprivate func rotated(left count: Int) -> Self {
    self << Self(count) | self >> Self(Self.bitWidth - count)
  }
  fileprivate func rotated(right count: Int) -> Self { rotated(left: Self.bitWidth - count) }
  /// The bytes, the most significant first.
  fileprivate var bytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> Self($0))
    }
  }
}

extension Insecure {
  /// SHA-1 of FIPS 180-4.
  public struct SHA1: HashFunction {
    private var data: [UInt8] = []
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { self.data += data }

    public func finalize() -> DigestBytes<SHA1> {
      var sums: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in blocks(of: data, as: UInt32.self) {
        var w = block
        for i in 16..<80 {
          w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotated(left: 1))
        }
        var (a, b, c, d, e) = (sums[0], sums[1], sums[2], sums[3], sums[4])
        for i in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch i / 20 {
            case 0: (b & c | ~b & d, 0x5A82_7999)
            case 1: (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
          let next = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ w[i]
          (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, next)
        }
        for (i, word) in [a, b, c, d, e].enumerated() { sums[i] = sums[i] &+ word }
      }
      return DigestBytes(bytes: sums.flatMap(\.bytes))
    }
  }
  public typealias SHA1Digest = DigestBytes<SHA1>
  public typealias MD5Digest = DigestBytes<MD5>
}

/// The sums of SHA-512 and its shorter form, which differ in their first words.
private func longSum(of data: [UInt8], from start: [UInt64]) -> [UInt8] {
  var sums = start
  let constants = LongRoots.ofCubes
  for block in blocks(of: data, as: UInt64.self) {
    var w = block
    for i in 16..<80 {
      let s0 = w[i - 15].rotated(right: 1) ^ w[i - 15].rotated(right: 8) ^ w[i - 15] >> 7
      let s1 = w[i - 2].rotated(right: 19) ^ w[i - 2].rotated(right: 61) ^ w[i - 2] >> 6
      w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
    }
    var v = sums
    for i in 0..<80 {
      let s1 = v[4].rotated(right: 14) ^ v[4].rotated(right: 18) ^ v[4].rotated(right: 41)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ s1 &+ choice &+ constants[i] &+ w[i]
      let s0 = v[0].rotated(right: 28) ^ v[0].rotated(right: 34) ^ v[0].rotated(right: 39)
      let most = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ s0 &+ most, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for i in 0..<8 { sums[i] = sums[i] &+ v[i] }
  }
  return sums.flatMap(\.bytes)
}

/// SHA-512 of FIPS 180-4.
public struct SHA512: HashFunction {
  public static var blockByteCount: Int { 128 }
  private var data: [UInt8] = []
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  public func finalize() -> DigestBytes<SHA512> {
    DigestBytes(bytes: longSum(of: data, from: Array(LongRoots.ofSquares.prefix(8))))
  }
}

/// SHA-384 of FIPS 180-4.
public struct SHA384: HashFunction {
  public static var blockByteCount: Int { 128 }
  private var data: [UInt8] = []
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  public func finalize() -> DigestBytes<SHA384> {
    DigestBytes(
      bytes: Array(longSum(of: data, from: Array(LongRoots.ofSquares.suffix(8))).prefix(48)))
  }
}

public typealias SHA384Digest = DigestBytes<SHA384>
public typealias SHA512Digest = DigestBytes<SHA512>
