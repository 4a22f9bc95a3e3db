/// A bar code of ISO/IEC 15417: pairs of digits where there are four or more in a row, else one character after the other.
enum Code128 {
  /// The bars as the filter draws them: 32 modules high, with a light margin of seven on both sides.
  static func picture(of bytes: [UInt8]) -> BitGrid? {
    bars(of: bytes).map { bars in
      var picture = BitGrid(width: bars.width + quiet * 2, height: height)
      for y in 0..<height {
        for x in 0..<bars.width where bars[x, 0] { picture[x + quiet, y] = true }
      }
      return picture
    }
  }

  private static let (quiet, height) = (7, 32)

  /// The bars of some bytes, one module high; nil where one of them is no character of ASCII that can be seen.
  static func bars(of bytes: [UInt8]) -> BitGrid? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
    var values: [Int] = []
    var isPairs: Bool?
    var at = 0
    while at < bytes.count {
      let digits = bytes[at...].prefix(4).prefix { (48...57).contains($0) }.count
      let takesPair = digits >= (isPairs == true ? 2 : 4)
      if isPairs != takesPair {
        let isStart = isPairs == nil
        values.append(takesPair ? (isStart ? startPairs : toPairs) : (isStart ? startText : toText))
        isPairs = takesPair
      }
      if takesPair {
        values.append(Int(bytes[at] - 48) * 10 + Int(bytes[at + 1] - 48))
      } else {
        values.append(Int(bytes[at]) - 32)
      }
      at += takesPair ? 2 : 1
    }
    let sum = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
    let widths = (values + [sum % 103]).flatMap { patterns[$0].utf8 } + "2331112".utf8
    var modules: [Bool] = []
    for (index, width) in widths.enumerated() {
      modules += [Bool](repeating: index % 2 == 0, count: Int(width - 48))
    }
    var grid = BitGrid(width: modules.count, height: 1)
    for (x, isDark) in modules.enumerated() { grid[x, 0] = isDark }
    return grid
  }

  private static let (startText, startPairs, toText, toPairs) = (104, 105, 100, 99)

  /// The widths of bars and gaps for each value.
  private static let patterns = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
    113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
    212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
    113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
    314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
    241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
    214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
    211232
    """.split { $0 == " " || $0 == "\n" }
}
