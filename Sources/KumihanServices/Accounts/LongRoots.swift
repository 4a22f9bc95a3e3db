/// The first 64 bits after the point of the roots of the first primes, as FIPS 180-4 derives its constants: in whole numbers,
/// for a `Double` has too few bits.
enum LongRoots {
  /// The cubic roots of the first 80 primes.
  static let ofCubes: [UInt64] = primes(80).map { prime in fraction { $0.cubed(isAtMost: prime) } }

  /// The square roots of the first 16 primes.
  static let ofSquares: [UInt64] = primes(16).map { prime in
    fraction { $0.squared(isAtMost: prime) }
  }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// A number with 64 bits after the point, below 32.
  struct Fixed {
    var whole: UInt64
    var part: UInt64

    /// The number's digits in base 2³², the least first.
    private var digits: [UInt64] { [part & 0xFFFF_FFFF, part >> 32, whole] }

    private static func product(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
      var result = [UInt64](repeating: 0, count: a.count + b.count)
      for (i, x) in a.enumerated() {
        var carry: UInt64 = 0
        for (j, y) in b.enumerated() {
          let sum = x * y + result[i + j] + carry
          (result[i + j], carry) = (sum & 0xFFFF_FFFF, sum >> 32)
        }
        result[i + b.count] += carry
      }
      return result
    }

    /// Whether a product whose first digits are behind the point is at most a number.
    private static func isAtMost(_ digits: [UInt64], _ limit: UInt64, behind count: Int) -> Bool {
      let whole = digits[count] | digits[count + 1] << 32
      return whole < limit || whole == limit && digits.prefix(count).allSatisfy { $0 == 0 }
    }

    func squared(isAtMost limit: UInt64) -> Bool {
      Self.isAtMost(Self.product(digits, digits), limit, behind: 4)
    }
    func cubed(isAtMost limit: UInt64) -> Bool {
      Self.isAtMost(Self.product(Self.product(digits, digits), digits), limit, behind: 6)
    }
  }

  /// The part behind the point of the greatest number that is small enough.
  private static func fraction(_ isSmall: (Fixed) -> Bool) -> UInt64 {
    var number = Fixed(whole: 0, part: 0)
    for bit in stride(from: 4, through: 0, by: -1) {
      let tried = Fixed(whole: number.whole | 1 << UInt64(bit), part: 0)
      if isSmall(tried) { number = tried }
    }
    for bit in stride(from: 63, through: 0, by: -1) {
      let tried = Fixed(whole: number.whole, part: number.part | 1 << UInt64(bit))
      if isSmall(tried) { number = tried }
    }
    return number.part
  }
}
