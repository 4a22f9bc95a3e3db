/// A prefix code of bounded length for symbols by their counts (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Of each symbol in bits; 0 for one that does not occur.
  let lengths: [UInt8]
  /// Of each symbol, with the bit to be written first the lowest.
  let codes: [UInt16]

  /// - Parameters:
  ///   - counts: how often each symbol occurs.
  ///   - limit: the maximum length, which must do for so many symbols.
  init(_ counts: [Int], limit: Int) {
    var counts = counts
    var lengths = Self.lengths(counts)
    // Flatter counts give shorter codes; that is rarely needed.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { $0 > 0 ? max(1, $0 / 2) : 0 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (code, reversed) = (next[Int(length)], UInt32(0))
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return UInt16(reversed)
    }
  }

  /// The depths of the symbols in the tree that joins the two rarest again and again.
  private static func lengths(_ counts: [Int]) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    var result = [UInt8](repeating: 0, count: counts.count)
    guard symbols.count > 1 else {
      if let only = symbols.first { result[only] = 1 }
      return result
    }
    /// The leaves, then the joints in the order of their weights.
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: symbols.count * 2 - 1)
    var (leaf, joint) = (0, symbols.count)
    func rarest() -> Int {
      if leaf < symbols.count, joint >= weights.count || weights[leaf] <= weights[joint] {
        leaf += 1
        return leaf - 1
      }
      joint += 1
      return joint - 1
    }
    while weights.count < parents.count {
      let (one, other) = (rarest(), rarest())
      (parents[one], parents[other]) = (weights.count, weights.count)
      weights.append(weights[one] + weights[other])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (place, symbol) in symbols.enumerated() { result[symbol] = depths[place] }
    return result
  }
}
