import Foundation

/// What sets the ids of one drawing apart from those of others on the same HTML page: a digest of
/// the drawing itself, so that the same drawing has the same ids.
enum SVGIdentity {
  /// Stands for the digest until the drawing is written; XML has no such character, so nobody's
  /// words hold it.
  static let placeholder: Unicode.Scalar = "\u{1}"

  /// The document with the digest of all its bytes in place of each placeholder.
  static func seal(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    let mark = UInt8(placeholder.value)
    let marks = bytes.reduce(into: 0) { if $1 == mark { $0 += 1 } }
    guard marks > 0 else { return Data(bytes) }
    let digest = Array((digest(of: bytes) + "-").utf8)
    var sealed: [UInt8] = []
    sealed.reserveCapacity(bytes.count + marks * digest.count)
    for byte in bytes {
      if byte == mark { sealed += digest } else { sealed.append(byte) }
    }
    return Data(sealed)
  }

  /// A letter and five letters or digits: of a thousand drawings on a page, two share them once in
  /// three thousand pages.
  private static func digest(of bytes: [UInt8]) -> String {
    // FNV-1a, whose lower bits are then stirred by its upper ones.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var word = String(letters[Int(hash % 26)])
    hash /= 26
    for _ in 0..<5 {
      word.append(letters[Int(hash % 36)])
      hash /= 36
    }
    return word
  }
}
