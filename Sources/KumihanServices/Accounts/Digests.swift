public import Foundation

/// The sum of data, byte by byte.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function from data to its sum.
public protocol HashFunction {
  associatedtype Digest: KumihanServices.Digest
  /// The length of the blocks in which it reads a message, in bytes.
  static var blockByteCount: Int { get }
  init()
  mutating func update<D: DataProtocol>(data: D)
  func finalize() -> Digest
}

extension HashFunction {
  public static var blockByteCount: Int { 64 }
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a sum, by the function that made them.
public struct DigestBytes<Function>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int {
    switch ObjectIdentifier(Function.self) {
    case ObjectIdentifier(Insecure.MD5.self): 16
    case ObjectIdentifier(Insecure.SHA1.self): 20
    case ObjectIdentifier(SHA384.self): 48
    case ObjectIdentifier(SHA512.self): 64
    default: 32
    }
  }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String {
    "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
  public static func == (first: Self, second: Self) -> Bool { first.bytes == second.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

public typealias SHA256Digest = DigestBytes<SHA256>

/// Words of 32 bits out of a message in blocks of 64 bytes, as FIPS 180-4 and RFC 1321 pad it.
private func blocks(of data: [UInt8], isBigEndian: Bool) -> [[UInt32]] {
  var padded = data + [0x80]
  while padded.count % 64 != 56 { padded.append(0) }
  let length = UInt64(data.count) * 8
  let shifts = (0..<8).map { UInt64($0) * 8 }
  padded += (isBigEndian ? shifts.reversed() : shifts).map {
    UInt8(truncatingIfNeeded: length >> $0)
  }
  return stride(from: 0, to: padded.count, by: 64).map { start in
    (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { sum, byte in
        let place = isBigEndian ? 24 - 8 * byte : 8 * byte
        return sum | UInt32(padded[start + 4 * word + byte]) << UInt32(place)
      }
    }
  }
}

/// SHA-256 of FIPS 180-4.
public struct SHA256: HashFunction {
  private var data: [UInt8] = []
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }

  public func finalize() -> DigestBytes<SHA256> {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var sums = Self.roots(of: 2, count: 8)
    let constants = Self.roots(of: 3, count: 64)
    for block in blocks(of: data, isBigEndian: true) {
      var w = block
      for i in 16..<64 {
        let s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3
        let s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10
        w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
      }
      var v = sums
      for i in 0..<64 {
        let s1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
        let choice = v[4] & v[5] ^ ~v[4] & v[6]
        let first = v[7] &+ s1 &+ choice &+ constants[i] &+ w[i]
        let s0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
        let most = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
        v = [first &+ s0 &+ most, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
      }
      for i in 0..<8 { sums[i] = sums[i] &+ v[i] }
    }
    return DigestBytes(
      bytes: sums.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
      })
  }

  /// The first 32 bits after the point of the roots of the first primes, as the standard derives its constants.
  private static func roots(of degree: Double, count: Int) -> [UInt32] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      let root = degree == 2 ? Double(prime).squareRoot() : cbrt(Double(prime))
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }
}

/// Functions that protect nothing any more, and name pictures all the same.
public enum Insecure {
  /// MD5 of RFC 1321.
  public struct MD5: HashFunction {
    private var data: [UInt8] = []
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { self.data += data }

    public func finalize() -> DigestBytes<MD5> {
      let turns: [[UInt32]] = [
        [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
      ]
      let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
      var sums: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      for block in blocks(of: data, isBigEndian: false) {
        var (a, b, c, d) = (sums[0], sums[1], sums[2], sums[3])
        for i in 0..<64 {
          let (mixed, word) =
            switch i / 16 {
            case 0: (b & c | ~b & d, i)
            case 1: (d & b | ~d & c, (5 * i + 1) % 16)
            case 2: (b ^ c ^ d, (3 * i + 5) % 16)
            default: (c ^ (b | ~d), 7 * i % 16)
            }
          let sum = a &+ mixed &+ constants[i] &+ block[word]
          let turn = turns[i / 16][i % 4]
          (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
        }
        sums = [sums[0] &+ a, sums[1] &+ b, sums[2] &+ c, sums[3] &+ d]
      }
      return DigestBytes(
        bytes: sums.flatMap { word in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        })
    }
  }
}
