/// A row of numbers that a seed decides: the same input has the same name everywhere.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, target: String, input: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(input)
    for byte in target.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 up to below `limit`.
  mutating func below(_ limit: Int) -> Int { limit > 1 ? Int(next() % UInt64(limit)) : 0 }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Mostly what a view may mean, at times what nobody means.
  mutating func length() -> Double {
    if once(in: 12) {
      return one(of: [
        .nan, .infinity, -.infinity, 0, -1, 1e-9, 1e9, -1e30, 1e300, 16_777_217, -0.0,
        .leastNonzeroMagnitude,
      ])
    }
    return Double(below(8000)) / 100 - 15
  }
}
