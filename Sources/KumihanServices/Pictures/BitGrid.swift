/// Dark and light modules of a code, in rows from the top.
struct BitGrid: Equatable {
  let width: Int
  let height: Int
  private var bits: [Bool]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bits = [Bool](repeating: false, count: width * height)
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { bits[y * width + x] }
    set { bits[y * width + x] = newValue }
  }

  /// The grid in the middle of a light one.
  func with(margin: Int) -> BitGrid {
    var larger = BitGrid(width: width + margin * 2, height: height + margin * 2)
    for y in 0..<height {
      for x in 0..<width where self[x, y] { larger[x + margin, y + margin] = true }
    }
    return larger
  }

  /// What makes a QR code hard to read: long runs, squares, what looks like a finder, much more of one colour.
  var penalty: Int {
    var points = 0
    for line in 0..<height {
      points += Self.runs((0..<width).map { self[$0, line] })
      points += Self.runs((0..<height).map { self[line, $0] })
    }
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let one = self[x, y]
        if self[x + 1, y] == one, self[x, y + 1] == one, self[x + 1, y + 1] == one { points += 3 }
      }
    }
    let dark = bits.count { $0 }
    return points + abs(dark * 20 - bits.count * 10) / bits.count * 10
  }

  private static let finder = [true, false, true, true, true, false, true]

  /// The points of a line for its runs and for what looks like a finder beside four light modules.
  private static func runs(_ line: [Bool]) -> Int {
    var points = 0
    var length = 0
    for (index, bit) in line.enumerated() {
      length = index > 0 && line[index - 1] == bit ? length + 1 : 1
      if length == 5 { points += 3 } else if length > 5 { points += 1 }
      guard index + finder.count <= line.count,
        line[index..<index + finder.count].elementsEqual(finder)
      else { continue }
      // Beyond the edge all is light.
      let (before, after) = (line[..<index].suffix(4), line[(index + 7)...].prefix(4))
      if !before.contains(true) { points += 40 }
      if !after.contains(true) { points += 40 }
    }
    return points
  }
}
