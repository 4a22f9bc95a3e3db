import Foundation

/// A node of the peers' text-free trees: rows and columns with padding, gaps and growing children.
struct TreeSpec {
  var parent: Int
  var isLeaf, isRow: Bool
  var grows: Bool
  var pad, gap: Double
  /// Nil: as large as the content, or stretched across the parent.
  var width, height: CGFloat?
  /// Children are centred across instead of stretched.
  var centres: Bool
  var children: [Int] = []

  /// Lines of `parent dir grow pad gap w h centre`, parents first.
  static func read(_ path: String) throws -> [TreeSpec] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var specs: [TreeSpec] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.map { Double($0) ?? 0 }
      guard words.count == 8 else { fail("\(path): a line has \(words.count) words, not 8") }
      specs.append(
        TreeSpec(
          parent: Int(numbers[0]), isLeaf: words[1] == "l", isRow: words[1] == "r",
          grows: numbers[2] > 0, pad: numbers[3], gap: numbers[4],
          width: numbers[5] < 0 ? nil : numbers[5], height: numbers[6] < 0 ? nil : numbers[6],
          centres: numbers[7] > 0))
      if numbers[0] >= 0 { specs[Int(numbers[0])].children.append(specs.count - 1) }
    }
    return specs
  }

  private static func add(_ spec: TreeSpec, to specs: inout [TreeSpec]) -> Int {
    specs.append(spec)
    if spec.parent >= 0 { specs[spec.parent].children.append(specs.count - 1) }
    return specs.count - 1
  }

  private static func leaf(_ parent: Int, _ width: CGFloat, _ height: CGFloat) -> TreeSpec {
    TreeSpec(
      parent: parent, isLeaf: true, isRow: false, grows: false, pad: 0, gap: 0, width: width,
      height: height, centres: false)
  }

  private static func stack(
    _ parent: Int, row: Bool = false, grows: Bool = false, pad: Double = 0, gap: Double = 0,
    width: CGFloat? = nil, height: CGFloat? = nil, centres: Bool = false
  ) -> TreeSpec {
    TreeSpec(
      parent: parent, isLeaf: false, isRow: row, grows: grows, pad: pad, gap: gap, width: width,
      height: height, centres: centres)
  }

  /// A long page of boxes of cards.
  static func wide(sections: Int = 101, cards: Int = 16) -> [TreeSpec] {
    var specs: [TreeSpec] = []
    let root = add(stack(-1, gap: 16, width: 358), to: &specs)
    for section in 0..<sections {
      let box = add(stack(root, pad: 15, gap: 10), to: &specs)
      _ = add(leaf(box, 60, 24), to: &specs)
      let list = add(stack(box, gap: 8), to: &specs)
      for card in 0..<cards {
        let k = section * cards + card + 1
        let row = add(stack(list, row: true, pad: 14, gap: 10, centres: true), to: &specs)
        _ = add(leaf(row, 10, 10), to: &specs)
        let column = add(stack(row, grows: true), to: &specs)
        _ = add(leaf(column, CGFloat(60 + k * 7 % 100), 22), to: &specs)
        _ = add(leaf(column, CGFloat(80 + k * 13 % 100), 18), to: &specs)
        _ = add(leaf(row, 40, 18), to: &specs)
      }
    }
    return specs
  }

  /// Rows and columns nested eight deep, three wide, all growing.
  static func deep() -> [TreeSpec] {
    var specs: [TreeSpec] = []
    func grow(_ parent: Int, _ level: Int) {
      guard level < 8 else {
        var end = leaf(parent, 4, 4)
        end.grows = true
        return _ = add(end, to: &specs)
      }
      let side: CGFloat? = parent < 0 ? 20_000 : nil
      let me = add(
        stack(
          parent, row: level % 2 == 0, grows: true, pad: 1, gap: 1, width: side, height: side),
        to: &specs)
      for _ in 0..<3 { grow(me, level + 1) }
    }
    grow(-1, 0)
    return specs
  }
}
