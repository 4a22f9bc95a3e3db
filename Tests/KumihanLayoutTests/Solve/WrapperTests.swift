import Foundation
import Testing

@testable import KumihanLayout

struct WrapperTests {
  @Test func scrolledContentIsProposedNilAlong() {
    let content = vStack([color("a"), image(30, 500, "b")], spacing: 0)
    let solved = Solved(
      content.scroll(.vertical, anchor: .top, name: "s"), width: 100, height: 100)
    expect(solved("s"), [0, 0, 100, 100])
    expect(solved("a"), [0, 0, 100, 10])
    expect(solved("b"), [35, 10, 30, 500])
    expect(size(of: image(30, 50).scroll(.vertical, anchor: .top), nil, 20), [30, 20])
  }

  @Test func whatScrollsIsAsLargeAsItsContentAcross() {
    let narrow = image(50, 300).scroll(.vertical, anchor: .top)
    expect(size(of: narrow, 300, 200), [50, 200])
    expect(size(of: narrow, 300, nil), [50, 300])
    expect(size(of: narrow, 0, .infinity), [50, .infinity])
    expect(size(of: image(50, 30).scroll(.horizontal, anchor: .top), 300, 200), [300, 30])
    expect(size(of: image(50, 30).scroll([.horizontal, .vertical], anchor: .top), 9, 8), [9, 8])
    expect(size(of: image(50, 30).scroll([], anchor: .top), 300, 200), [50, 30])
    // What fills its room across does so in a scroll view.
    expect(size(of: color().scroll(.vertical, anchor: .top), 300, 200), [300, 200])
    expect(
      size(of: hStack([image(5, 5), spacer()]).scroll(.vertical, anchor: .top), 300, 200),
      [300, 200])
    expect(size(of: text("aaaa bbbb").scroll(.vertical, anchor: .top), 60, 200), [40, 200])
  }

  @Test func stripsAboveWhatFillsTheRest() {
    let chips = hStack([image(80, 30, "chip"), image(80, 30)])
    let strip = chips.scroll(.horizontal, anchor: .leading, name: "strip")
    let page = Solved(vStack([strip, color("rest")], spacing: 0), width: 300, height: 400)
    expect(page("strip"), [0, 0, 300, 30])
    expect(page("chip"), [0, 0, 80, 30])
    expect(page("rest"), [0, 30, 300, 370])
    let narrow = image(50, 300, "content").scroll(.vertical, anchor: .top, name: "column")
    let beside = Solved(hStack([narrow, color("rest")], spacing: 0), width: 300, height: 200)
    expect(beside("column"), [0, 0, 50, 200])
    expect(beside("rest"), [50, 0, 250, 200])
  }

  /// Zero is a length, not the lack of one.
  @Test func lengthsOfZero() {
    expect(size(of: color().frame(width: 0, height: 0), 100, 50), [0, 0])
    let bounded = color().flexFrame(
      minWidth: 10, idealWidth: 50, maxWidth: 80, minHeight: 5, idealHeight: 20, maxHeight: 30)
    expect(size(of: bounded, 0, 0), [10, 5])
    expect(size(of: bounded, nil, nil), [50, 20])
    expect(size(of: bounded, 90, 40), [80, 30])
    expect(size(of: color().aspectRatio(0), 100, 50), [100, 50])
    expect(size(of: color().aspectRatio(2), nil, 0), [0, 0])
    expect(size(of: color().aspectRatio(2), 0, nil), [0, 0])
    let across = image(50, 30).scroll(.horizontal, anchor: .top)
    expect(size(of: across, 300, 0), [300, 30])
    expect(size(of: across, 0, 200), [0, 30])
    expect(size(of: image(50, 30).scroll(.vertical, anchor: .top), 100, 0), [50, 0])
  }

  /// What has no room is proposed none, not what is around it.
  @Test func contentOfNoLength() {
    let wide = EdgeInsets(top: -5, leading: -10, bottom: -5, trailing: -10)
    let around = Solved(color("a").padding(wide).frame(width: 0, height: 0), width: 100, height: 50)
    expect(around("a"), [40, 20, 20, 10])
    let framed = Solved(color("a").frame(width: 0, height: 8), width: 100, height: 50)
    expect(framed("a"), [50, 21, 0, 8])
    let flat = Solved(color("a").frame(width: 8, height: 0), width: 100, height: 50)
    expect(flat("a"), [46, 25, 8, 0])
  }

  /// Of equally flexible views the first is asked first: what it leaves goes to the next.
  @Test func equallyFlexibleViewsAreAskedInTheirOrder() {
    let small = color().flexFrame(minWidth: 0, maxWidth: 50, name: "a")
    let large = color().flexFrame(minWidth: 50, maxWidth: 100, name: "b")
    let solved = Solved(hStack([small, large], spacing: 0), width: 120, height: 10)
    expect([solved("a")[2], solved("b")[2]], [50, 70])
    let turned = Solved(hStack([large, small], spacing: 0), width: 120, height: 10)
    expect([turned("a")[2], turned("b")[2]], [50, 60])
  }

  @Test func viewThatFitsTakesTheFirstThatDoes() {
    let part = Part(
      .container(.viewThatFits(.horizontal)), nil,
      [image(80, 10, "wide"), image(40, 10, "mid"), image(20, 10, "small")])
    let solved = Solved(part, width: 50, height: 50)
    expect(solved("wide"), [])
    expect(solved("mid"), [5, 20, 40, 10])
    expect(Solved(part, width: 10, height: 50)("small"), [-5, 20, 20, 10])
    // As wide as the room is fitting.
    expect(Solved(part, width: 80, height: 50)("wide"), [0, 20, 80, 10])
  }

  @Test(arguments: [Axis.Set.vertical, [.horizontal, .vertical]])
  func viewThatFitsLooksAtItsAxes(_ axes: Axis.Set) {
    let part = Part(
      .container(.viewThatFits(axes)), nil,
      [image(60, 80, "high"), image(60, 40, "mid"), image(20, 20, "small")])
    func chosen(_ width: CGFloat, _ height: CGFloat) -> [String] {
      let solved = Solved(part, width: width, height: height)
      return ["high", "mid", "small"].filter { !solved($0).isEmpty }
    }
    #expect(chosen(100, 80) == ["high"] && chosen(100, 79) == ["mid"])
    #expect(chosen(100, 40) == ["mid"] && chosen(100, 10) == ["small"])
    #expect(chosen(100, 0) == ["small"])
    #expect(chosen(50, 80) == (axes.contains(.horizontal) ? ["small"] : ["high"]))
    // What is not proposed bounds nothing.
    let free = Solved(part.fixedSize(), width: 10, height: 10)
    #expect(!free("high").isEmpty)
  }

  @Test func textsWithoutWidthHaveOneLine() {
    expect(size(of: text("aa aa"), 0, 0), [0, 0])
    expect(size(of: text("aa aa"), 0, nil), [0, 20])
    expect(size(of: text("aa aa"), 0, 90), [0, 20])
  }

  /// Where nothing is proposed, a frame at a bound proposes that bound, and one between them nothing.
  @Test func framesAtABoundProposeIt() {
    let high = Solved(
      text("aaa aaa", "t").flexFrame(maxWidth: 30).fixedSize(), width: 100, height: 100)
    expect([high("t")[2]], [30])
    let low = Solved(color("c").flexFrame(minWidth: 90).fixedSize(), width: 100, height: 100)
    expect([low("c")[2]], [90])
    let between = Solved(
      text("aaa aaa", "t").flexFrame(minWidth: 10, maxWidth: 90).fixedSize(), width: 100,
      height: 100)
    expect([between("t")[2]], [70])
  }

  @Test func stepsSnapUp() {
    expect(size(of: image(30, 21).wrapped(.stepped(4)), nil, nil), [32, 24])
    expect(size(of: image(32, 24).wrapped(.stepped(4)), nil, nil), [32, 24])
    let solved = Solved(image(30, 21, "i").wrapped(.stepped(4)), width: 32, height: 24)
    expect(solved("i"), [0, 1.5, 30, 21])
    expect(
      Solved(color("c").wrapped(.stepped(4)), width: 30, height: 30)("c"), [-1, -1, 32, 32])
  }

  @Test func dividersCrossTheirStack() {
    let row = Solved(
      hStack([image(10, 30), divider("d"), image(10, 10)]), width: 100, height: 30, pixel: 0.5)
    expect(row("d"), [57.75 - 18.25 + 10.25, 0, 0.5, 30])
    expect(
      Solved(vStack([divider("d")]), width: 100, height: 30, pixel: 0.5)("d"), [0, 14.75, 100, 0.5])
  }

  @Test func spacersOutsideStacksFillBothAxes() {
    expect(size(of: zStack([spacer()]), 50, 60), [50, 60])
    expect(size(of: hStack([color().background(spacer("s"))]), nil, nil), [10, 10])
  }

  @Test func resizableImagesKeepTheirMinimum() {
    let image = Part(
      .leaf(
        .resizable(
          natural: CGSize(width: 40, height: 30), minimum: CGSize(width: 8, height: 8))))
    expect(size(of: image, nil, nil), [40, 30])
    expect(size(of: image, 4, 100), [8, 100])
  }

  @Test func wrappersHandOnOrHidePriorities() {
    let fitted = [color("a"), color("b").background(color()).wrapped(.offset(.zero)).priority(0)]
    let plain = Solved(hStack(fitted, spacing: 0), width: 100, height: 10)
    expect(plain("a"), [0, 0, 50, 10])
    let passed = color("b").priority(1).background(color()).wrapped(.offset(.zero))
    expect(
      Solved(hStack([color("a"), passed], spacing: 0), width: 100, height: 10)("b"),
      [0, 0, 100, 10])
    let hidden = color("b").priority(1).padding(0)
    expect(
      Solved(hStack([color("a"), hidden], spacing: 0), width: 100, height: 10)("b"),
      [50, 0, 50, 10])
  }

  @Test func drawingOrderPassesEveryModifier() {
    var view = color()
    view.zIndex = 3
    let tree = TreeBuilder([view.padding(3).frame(width: 9)]).tree
    #expect(tree.zIndex(of: tree.roots[0]) == 3)
  }

  @Test func rightToLeftMirrorsEverything() {
    let solved = Solved(
      hStack([image(10, 10, "a"), color("b").padding(EdgeInsets(.leading, 7))], spacing: 3).frame(
        width: 100, height: 10, .leading), width: 200, height: 10, isRightToLeft: true)
    expect(solved("a"), [140, 0, 10, 10])
    expect(solved("b"), [50, 0, 80, 10])
    let aligned = Solved(
      image(10, 10, "a").frame(width: 50, height: 10, .leading), width: 50, height: 10,
      isRightToLeft: true)
    expect(aligned("a"), [40, 0, 10, 10])
  }

  @Test func zStacksOfPrioritiesTakeTheHighest() {
    let solved = Solved(
      zStack([color("back"), image(20, 20, "front").priority(1)]), width: 100, height: 100)
    expect(solved("back"), [40, 40, 20, 20])
  }

  @Test func severalRootsStandInAColumn() {
    let solved = Solved(image(20, 20, "a"), image(10, 10, "b"), width: 100, height: 100)
    expect(solved("a"), [40, 31, 20, 20])
    expect(solved("b"), [45, 59, 10, 10])
  }
}
