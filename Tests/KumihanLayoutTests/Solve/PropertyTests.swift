import Foundation
import Testing

@testable import KumihanLayout

/// Properties that hold in every tree.
struct PropertyTests {
  /// A generator of its own, so that trees are the same everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func randomPart(_ depth: Int, _ dice: inout Dice) -> Part {
    func number(_ upTo: Int) -> CGFloat { CGFloat(Int.random(in: 0...upTo, using: &dice)) }
    guard depth > 0 else {
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: return color()
      case 1: return image(number(50), number(50))
      case 2: return text("aa bbb c")
      case 3: return spacer()
      default: return circle()
      }
    }
    func children() -> [Part] {
      (0..<Int.random(in: 0...4, using: &dice)).map { _ in randomPart(depth - 1, &dice) }
    }
    let one = randomPart(depth - 1, &dice)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: return hStack(children(), .firstTextBaseline)
    case 1: return vStack(children(), .trailing, spacing: number(9))
    case 2: return zStack(children(), .bottomLeading)
    case 3: return one.padding(number(20))
    case 4: return one.frame(width: number(200))
    case 5: return one.flexFrame(minWidth: number(40), maxWidth: .infinity)
    case 6: return one.fixedSize()
    case 7: return one.aspectRatio(nil, fill: Bool.random(using: &dice))
    case 8: return one.background(color())
    case 9: return one.safeAreaInset(.bottom, image(10, number(20)))
    case 10: return one.scroll(.vertical, anchor: .top)
    default: return Part(.container(.viewThatFits(.horizontal)), nil, children())
    }
  }

  @Test(arguments: 0..<60) func randomTreesEndAndRepeat(_ seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977)
    let tree = TreeBuilder([randomPart(7, &dice)]).tree
    let options = SolveOptions(pixel: 0.5, text: ToyText())
    let size = CGSize(width: 390, height: 844)
    let first = tree.solve(in: size, options: options)
    #expect(first.frames == tree.solve(in: size, options: options).frames)
    #expect(first.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.maxX.isFinite })
    for (node, parent) in first.parents.enumerated() where parent >= 0 {
      #expect(first.isPlaced(parent) && parent > Int32(node))
    }
    let root = first.frames[Int(first.tree.roots[0])].size
    let measured = tree.measure(ProposedViewSize(size), options: options)
    if measured.width.isFinite, measured.height.isFinite { #expect(root == measured) }
  }

  @Test(arguments: 0..<30) func stacksHaveNeitherGapsNorOverlaps(_ seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 31 &+ 7)
    let names = (0..<Int.random(in: 1...9, using: &dice)).map { "\($0)" }
    let children = names.map { name in
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: color(name)
      case 1: image(CGFloat(Int.random(in: 0...60, using: &dice)), 10, name)
      default:
        color().flexFrame(maxWidth: CGFloat(Int.random(in: 0...90, using: &dice)), name: name)
      }
    }
    let solved = Solved(hStack(children, spacing: 5), width: 300, height: 20)
    var x = solved.root[0]
    for name in names {
      let frame = solved(name)
      #expect(abs(frame[0] - x) < 1e-9)
      x = frame[0] + frame[2] + 5
    }
    #expect(abs(x - 5 - solved.root[0] - solved.root[2]) < 1e-9)
  }
}
