/// A QR code of ISO/IEC 18004: bytes in the smallest of its forty sizes, with the mask that the standard's points prefer.
struct QRCode {
  /// The share of the code that may be unreadable: 7, 15, 25 or 30 in a hundred.
  enum Correction: Int {
    case low, medium, quartile, high
    /// By the letter that filters are told, of which `M` is the usual one.
    init(_ letter: String) {
      self = ["L": .low, "Q": .quartile, "H": .high][letter.uppercased()] ?? .medium
    }
    var number: Int { [1, 0, 3, 2][rawValue] }
  }

  private(set) var grid: BitGrid
  /// The modules that no mask changes: finders, lines and facts.
  private var fixed: BitGrid
  private let version: Int
  private let correction: Correction

  /// The code of some bytes; nil where they are more than the largest has room for.
  static func grid(of bytes: [UInt8], correction: Correction) -> BitGrid? {
    guard
      let version = (1...40).first(where: { version in
        bytes.count * 8 + 4 + lengthBits(version) <= room(version, correction) * 8
      })
    else { return nil }
    var code = QRCode(version: version, correction: correction)
    code.place(interleaved(filled(bytes, version, correction), version, correction))
    let masked = (0..<8).map { mask in
      var copy = code
      copy.apply(mask: mask)
      return (grid: copy.grid, penalty: copy.grid.penalty)
    }
    return masked.min { $0.penalty < $1.penalty }?.grid
  }

  private init(version: Int, correction: Correction) {
    (self.version, self.correction) = (version, correction)
    let size = version * 4 + 17
    (grid, fixed) = (BitGrid(width: size, height: size), BitGrid(width: size, height: size))
    for at in 0..<size {
      fix(6, at, at % 2 == 0)
      fix(at, 6, at % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      square(x, y, radius: 4) { $0 != 2 && $0 != 4 }
    }
    let places = Self.alignments(version)
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        let last = places.count - 1
        guard (i, j) != (0, 0), (i, j) != (0, last), (i, j) != (last, 0) else { continue }
        square(x, y, radius: 2) { $0 != 1 }
      }
    }
    writeFormat(mask: 0)
    writeVersion()
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard grid.contains(x, y) else { return }
    grid[x, y] = isDark
    fixed[x, y] = true
  }

  private mutating func square(_ x: Int, _ y: Int, radius: Int, isDark: (Int) -> Bool) {
    for dy in -radius...radius {
      for dx in -radius...radius { fix(x + dx, y + dy, isDark(max(abs(dx), abs(dy)))) }
    }
  }

  private static func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { version * 4 + 10 - $0 * step }
  }

  /// A number with the rest that corrects it.
  private static func checked(_ value: Int, bits: Int, by polynomial: Int) -> Int {
    let rest = (0..<bits).reduce(value) { rest, _ in
      (rest << 1) ^ ((rest >> (bits - 1)) * polynomial)
    }
    return value << bits | rest
  }

  private mutating func writeFormat(mask: Int) {
    let format = Self.checked(correction.number << 3 | mask, bits: 10, by: 0x537) ^ 0x5412
    func bit(_ index: Int) -> Bool { format >> index & 1 == 1 }
    let size = grid.width
    for index in 0..<6 { fix(8, index, bit(index)) }
    for (index, (x, y)) in [(8, 7), (8, 8), (7, 8)].enumerated() { fix(x, y, bit(index + 6)) }
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  private mutating func writeVersion() {
    guard version >= 7 else { return }
    let bits = Self.checked(version, bits: 12, by: 0x1F25)
    for index in 0..<18 {
      let (a, b) = (grid.width - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 == 1)
      fix(b, a, bits >> index & 1 == 1)
    }
  }

  /// Up and down in columns of two modules, from the right.
  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    let size = grid.width
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        for x in [right, right - 1] {
          let y = isUpward ? size - 1 - step : step
          guard !fixed[x, y], index < bytes.count * 8 else { continue }
          grid[x, y] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(mask: Int) {
    for y in 0..<grid.height {
      for x in 0..<grid.width where !fixed[x, y] && Self.inverts(mask, x, y) {
        grid[x, y].toggle()
      }
    }
    writeFormat(mask: mask)
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
