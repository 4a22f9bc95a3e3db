/// One part of a run that is split among machines: `2/4`.
package struct GoldenShard: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package let index: Int
  package let count: Int

  /// Nil for what is no part, such as `0/4` or `5/4`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0,
      count <= 10_000, (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  package var description: String { "\(index)/\(count)" }

  /// Whether the part has a reference: by a hash of its path, so that each machine decides alone.
  package func includes(_ id: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash >> 16) % UInt64(count)) == index - 1
  }
}
