import Foundation
import Testing

@testable import KumihanLayout

@MainActor struct GuidesTests {
  private enum Shoulder: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test func explicitGuidesMoveViews() {
    let moved = image(20, 20, "a").guide(.init(.leading)) { $0.width / 2 }
    let solved = Solved(
      vStack([moved, image(40, 10, "b")], .leading, spacing: 0), width: 50, height: 30)
    expect(solved("a"), [0, 0, 20, 20])
    expect(solved("b"), [10, 20, 40, 10])
    expect(solved.root, [0, 0, 50, 30])
  }

  @Test func guidesPassThroughPadding() {
    let moved = image(20, 20, "a").guide(.init(.leading)) { _ in 5 }.padding(3)
    let solved = Solved(
      vStack([moved, image(40, 10, "b")], .leading, spacing: 0), width: 100, height: 36)
    #expect(solved("b")[0] - solved("a")[0] == 5)
  }

  /// A guide across moves with the content's place across, not along.
  @Test func guidesPassThroughUnevenPadding() {
    let low = text("a", "a").padding(EdgeInsets(top: 7, leading: 30))
    let solved = Solved(
      hStack([low, text("b", "b")], .firstTextBaseline), width: 100, height: 100)
    expect([solved("a")[1] - solved("b")[1]], [0])
    let stack = vStack(
      [text("a", "a").padding(EdgeInsets(top: 7, leading: 30)), text("b", "b")], .leading)
    let edges = Solved(stack, width: 100, height: 100)
    expect([edges("a")[0] - edges("b")[0]], [30])
  }

  @Test func outerGuidesSeeInnerOnes() {
    let moved = image(20, 20, "a").guide(.init(.leading)) { _ in 5 }
      .guide(.init(.leading)) { $0[.leading] * 2 }
    let solved = Solved(
      vStack([moved, image(40, 10, "b")], .leading, spacing: 0), width: 100, height: 30)
    #expect(solved("b")[0] - solved("a")[0] == 10)
  }

  @Test func baselinesAlignTexts() {
    let solved = Solved(
      hStack(
        [
          text("aaa bbb", "t"), image(10, 30, "i", baseline: 25),
          color("c").frame(width: 5, height: 8),
        ],
        .firstTextBaseline, spacing: 0), width: 200, height: 40)
    let baseline = solved("t")[1] + 16
    #expect(solved("i")[1] + 25 == baseline)
    #expect(solved("c")[1] + 8 == baseline)
  }

  /// What lies over, behind or masks a view meets the view's guides, not its edges.
  @Test func secondViewsFollowTheGuidesOfTheFirst() {
    let low = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    let line = color("line").frame(height: 1)
    expect(
      Solved(text("aa", "t").overlay(line, low), width: 20, height: 20)("line"), [0, 15, 20, 1])
    let marked = image(40, 40, "i").guide(.init(.trailing)) { _ in 30 }
      .guide(.init(.top)) { _ in 10 }
    let badge = image(8, 8, "badge").guide(.init(.top)) { $0.height / 2 }
    expect(
      Solved(marked.overlay(badge, .topTrailing), width: 40, height: 40)("badge"), [22, 6, 8, 8])
    expect(
      Solved(marked.background(badge, .topTrailing), width: 40, height: 40)("badge"), [22, 6, 8, 8])
    let masked = Part(.wrapper(.masked(.topTrailing)), nil, [marked, badge])
    expect(Solved(masked, width: 40, height: 40)("badge"), [22, 6, 8, 8])
    // As far from the leading edge where that is on the right.
    let mirrored = Solved(
      marked.overlay(badge, .topTrailing), width: 40, height: 40, isRightToLeft: true)
    expect(mirrored("badge"), [10, 6, 8, 8])
  }

  @Test func theLastLineOfATextEnds() {
    let end = Alignment(
      horizontal: HorizontalAlignment(AlignmentKey(.lastTextLineEnd)), vertical: .bottom)
    let caret = image(0, 20, "caret")
    let marked = text("aaaa bb", "t").overlay(caret, end)
    expect(Solved(marked, width: 40, height: 40)("caret"), [20, 20, 0, 20])
    expect(Solved(color().overlay(caret, end), width: 40, height: 40)("caret"), [40, 20, 0, 20])
  }

  @Test func lastBaselineOfAStackIsItsLastTexts() {
    let solved = Solved(
      hStack(
        [vStack([text("a", "a"), text("b", "b")], spacing: 0), image(10, 10, "i")],
        .lastTextBaseline, spacing: 0), width: 100, height: 100)
    #expect(solved("i")[1] + 10 == solved("b")[1] + 16)
  }

  @Test func customGuidesAverageInContainers() {
    let guide = VerticalAlignment(Shoulder.self)
    let pair = hStack(
      [
        image(10, 40, "a").guide(guide.key) { _ in 10 },
        image(10, 40, "b").guide(guide.key) { _ in 30 },
      ], .top, spacing: 0)
    let solved = Solved(
      hStack([pair, image(10, 40, "c")], guide, spacing: 0), width: 100, height: 100)
    #expect(solved("c")[1] + 10 == solved("a")[1] + 20)
  }
}
