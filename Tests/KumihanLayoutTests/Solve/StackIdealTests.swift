import Foundation
import Testing

@testable import KumihanLayout

/// Offered at least what its children are without a proposal, a stack gives each of them that.
struct StackIdealTests {
  /// A word and a symbol with a word: what is nested is the less flexible and would be served first,
  /// with half of the room, which is too little.
  private func row(_ extra: [Part] = []) -> Part {
    hStack(
      [text("pri ary", "a"), hStack([image(21, 20), text("La bel", "b")], spacing: 8)] + extra,
      spacing: 8)
  }

  @Test func aStackAroundARowBreaksNoWords() {
    let solved = Solved(vStack([row()]).padding(5).fixedSize(), width: 400, height: 100)
    expect(Array(solved("a")[2...]), [70, 20])
    expect(Array(solved("b")[2...]), [60, 20])
    expect(size(of: row(), 167, nil), [167, 20])
  }

  @Test func moreThanTheIdealDoesNoHarm() {
    for room: CGFloat in [167.001, 170, 176, 190, 400] {
      expect(size(of: row(), room, nil), [167, 20])
    }
  }

  @Test func columnsToo() {
    // A stack of lower minimum than the text beside it is high.
    let column = vStack(
      [
        text("a a a a a a a", "long").frame(width: 10),
        vStack([image(10, 30), text("b b b b b b", "short").frame(width: 10)], spacing: 0),
      ], spacing: 0)
    expect(size(of: column, nil, 290), [10, 290])
    let solved = Solved(hStack([column]).fixedSize(), width: 100, height: 400)
    expect(Array(solved("long")[2...]), [10, 140])
    expect(Array(solved("short")[2...]), [10, 120])
  }

  /// A colour has no greatest length: only just at the ideal length everything has its own.
  @Test func besideWhatFillsTheRoomIsShared() {
    let long = hStack([text("aaaa bbbb", "t"), color("c")], spacing: 0)
    let snug = Solved(vStack([long]).fixedSize(), width: 400, height: 100)
    expect(Array(snug("t")[2...]), [90, 20])
    expect(Array(snug("c")[2...]), [10, 20])
    // As on iOS: half of the room for each, though the text would find more.
    let wide = Solved(long, width: 140, height: 100)
    expect(Array(wide("t")[2...]), [40, 40])
    expect(Array(wide("c")[2...]), [100, 100])
  }

  @Test func priorities() {
    let low = text("cc cc", "c")
    let part = hStack([row().priority(1), low], spacing: 0)
    let solved = Solved(vStack([part]).fixedSize(), width: 400, height: 100)
    for (name, width) in ["a": 70, "b": 60, "c": 50] as [String: CGFloat] {
      expect(Array(solved(name)[2...]), [width, 20])
    }
  }

  /// Between bounds a frame is shared its part as ever; its ideal length it gets.
  @Test func boundedFrames() {
    let first = color("a").flexFrame(minWidth: 100, maxWidth: 150)
    let second = color("b").flexFrame(minWidth: 0, maxWidth: 60)
    let solved = Solved(hStack([first, second], spacing: 0), width: 210, height: 10)
    expect(Array(solved("a")[2...]), [105, 10])
    expect(Array(solved("b")[2...]), [60, 10])
  }

  @Test func aGridOfferedItsIdealWidth() {
    let cells = [text("pri ary", "a"), hStack([image(21, 20), text("La bel", "b")], spacing: 8)]
    let grid = Part("grid", [Part(.container(.gridRow(nil)), nil, cells)]) { tree in
      tree.grids.append(
        GridStyle(alignment: .center, horizontalSpacing: 8, verticalSpacing: nil))
      return .container(.grid(Int32(tree.grids.count - 1)))
    }
    let solved = Solved(vStack([grid]).fixedSize(), width: 400, height: 100)
    expect(Array(solved("a")[2...]), [70, 20])
    expect(Array(solved("b")[2...]), [60, 20])
    expect(size(of: grid, 172, nil), [167, 20])
  }

  /// Rows in rows in columns, with paddings that no binary number is equal to.
  @Test(arguments: 0..<200) func anyNesting(_ seed: Int) {
    var dice = PropertyTests.Dice(state: UInt64(seed) &* 7919 &+ 3)
    var words: [String] = []
    func part(_ depth: Int) -> Part {
      let amount = CGFloat(Int.random(in: 1...60, using: &dice)) / 10
      func children() -> [Part] {
        (0..<Int.random(in: 1...4, using: &dice)).map { _ in part(depth - 1) }
      }
      switch Int.random(in: depth == 0 ? 0...2 : 3...6, using: &dice) {
      case 0: return image(amount * 3, 20)
      case 1, 2:
        words.append("\(words.count)")
        let count = Int.random(in: 1...5, using: &dice)
        return text(Array(repeating: "ab", count: count).joined(separator: " "), words.last)
      case 3: return part(depth - 1).padding(amount)
      case 4: return vStack(children(), .leading, spacing: amount)
      case 5: return hStack(children() + [spacer()], spacing: amount).fixedSize()
      default:
        return hStack(
          children().map { $0.priority(Double.random(in: 0...1, using: &dice).rounded()) },
          spacing: amount)
      }
    }
    let solved = Solved(vStack([part(5)]).fixedSize(), width: 2_000, height: 2_000)
    for word in words { #expect(solved(word)[3] == 20, "\(word): \(solved(word))") }
  }
}
