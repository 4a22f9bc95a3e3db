import Foundation
import Testing

@testable import KumihanLayout

struct SafeAreaTests {
  /// The published case safe-inset.
  private var nested: Part {
    color("red")
      .safeAreaInset(.leading, color("green").frame(width: 10), spacing: 0)
      .safeAreaInset(.top, color("blue").frame(height: 20), spacing: 0)
      .safeAreaInset(.trailing, color("gray").frame(width: 30), spacing: 0)
      .safeAreaInset(.bottom, color("yellow").frame(height: 40), spacing: 0)
  }

  @Test func strips() {
    let solved = Solved(nested, width: 400, height: 800)
    expect(solved("yellow"), [0, 760, 400, 40])
    expect(solved("gray"), [370, 0, 30, 760])
    expect(solved("blue"), [0, 0, 370, 20])
    expect(solved("green"), [0, 20, 10, 740])
    expect(solved("red"), [10, 20, 360, 740])
  }

  @Test func aStripWithoutSpacingStandsEightAway() {
    let solved = Solved(
      color("c").safeAreaInset(.bottom, color("s").frame(height: 40)), width: 100, height: 200)
    expect(solved("c"), [0, 0, 100, 152])
  }

  @Test func rootIsCentredInTheSafeArea() {
    let insets = EdgeInsets(top: 50, bottom: 30)
    let solved = Solved(image(20, 20, "i"), width: 100, height: 200, safeArea: insets)
    expect(solved("i"), [40, 100, 20, 20])
    expect(Solved(color("c"), width: 100, height: 200, safeArea: insets)("c"), [0, 50, 100, 120])
  }

  @Test func ignoringReachesTheBorder() {
    let insets = EdgeInsets(top: 50, bottom: 30)
    let all = Solved(
      color("c").wrapped(.ignoresSafeArea(.all, keepsInsets: false), name: "slot"), width: 100,
      height: 200,
      safeArea: insets)
    expect(all("c"), [0, 0, 100, 200])
    expect(all("slot"), [0, 50, 100, 120])
    let top = Solved(
      color("c").wrapped(.ignoresSafeArea(.top, keepsInsets: false)), width: 100, height: 200,
      safeArea: insets)
    expect(top("c"), [0, 0, 100, 170])
  }

  /// Beside a strip the content still reaches the borders that it touches.
  @Test(arguments: [false, true])
  func contentBesideAStripReachesTheOtherBorders(_ isRightToLeft: Bool) {
    let solved = Solved(
      color("c").wrapped(.ignoresSafeArea(.horizontal, keepsInsets: false))
        .safeAreaInset(.bottom, color("s").frame(height: 20), spacing: 0),
      width: 100, height: 200, safeArea: EdgeInsets(leading: 10, trailing: 30),
      isRightToLeft: isRightToLeft)
    expect(solved("c"), [0, 0, 100, 180])
    expect([solved("s")[2]], [60])
  }

  /// No width is a proposal for the strip, too; its own is asked for only where none is proposed.
  @Test func aStripHasNoWidthWhereNoneIsThere() {
    let part = image(50, 20, "i").safeAreaInset(.bottom, color("s").frame(height: 10), spacing: 0)
    expect([Solved(part, width: 0, height: 100)("s")[2]], [0])
    let free = Solved(part.fixedSize(), width: 100, height: 100)
    expect([free("s")[2]], [50])
  }

  @Test func whatScrollsSidewaysIsAsHighAsTheSafeArea() {
    let solved = Solved(
      color("c").flexFrame(minWidth: 50, maxWidth: 50, name: "f").scroll(
        .horizontal, anchor: .leading, name: "s"
      )
      .wrapped(.ignoresSafeArea(.all, keepsInsets: true)),
      width: 100, height: 200, safeArea: EdgeInsets(top: 20, bottom: 10))
    expect(solved("s"), [0, 0, 100, 200])
    expect(solved("c"), [0, 20, 50, 170])
  }

  @Test(arguments: [false, true])
  func whatScrollsDownIsAsWideAsTheSafeArea(_ isRightToLeft: Bool) {
    let start: CGFloat = isRightToLeft ? 10 : 20
    for (part, width) in [(color("c"), CGFloat(70)), (color("c").frame(width: 30), 30)] {
      let solved = Solved(
        part.flexFrame(minHeight: 50, maxHeight: 50).scroll(.vertical, anchor: .top, name: "s")
          .wrapped(.ignoresSafeArea(.all, keepsInsets: true)),
        width: 100, height: 200, safeArea: EdgeInsets(leading: 20, trailing: 10),
        isRightToLeft: isRightToLeft)
      expect([solved("s")[2]], [width == 70 ? 100 : 30])
      expect(solved("c"), [start + (70 - width) / 2, 0, width, 50])
    }
  }

  /// The border is all there is.
  @Test func whatReachesTheBorderNeedsNoRoomWithin() {
    let solved = Solved(
      color("c").wrapped(.ignoresSafeArea(.all, keepsInsets: false)), width: 30, height: 40,
      safeArea: EdgeInsets(top: 40, leading: 30))
    expect(solved("c"), [0, 0, 30, 40])
  }

  /// A strip leaves what the content needs at least.
  @Test func aStripLeavesTheContentItsRoom() {
    let solved = Solved(
      image(20, 60, "i").safeAreaInset(.bottom, color("s"), spacing: 10), width: 100, height: 200)
    expect([solved("s")[3]], [130])
  }

  @Test func whatDoesNotTouchTheBorderStays() {
    let solved = Solved(
      color("c").wrapped(.ignoresSafeArea(.all, keepsInsets: false)).padding(10), width: 100,
      height: 200,
      safeArea: EdgeInsets(top: 50))
    expect(solved("c"), [10, 60, 80, 130])
  }

  @Test func backgroundsReachIntoTheSafeArea() {
    let solved = Solved(
      color("c").background(color("b"), ignoring: .all), width: 100, height: 200,
      safeArea: EdgeInsets(top: 50))
    expect(solved("b"), [0, 0, 100, 200])
    expect(solved("c"), [0, 50, 100, 150])
  }

  @Test func contentReachesUnderItsStrip() {
    let solved = Solved(
      color("c").wrapped(.ignoresSafeArea(.bottom, keepsInsets: false)).safeAreaInset(
        .bottom, color("s").frame(height: 40), spacing: 0
      ).padding(10), width: 100, height: 200)
    expect(solved("s"), [10, 150, 80, 40])
    expect(solved("c"), [10, 10, 80, 180])
  }

  private func scrolling(_ content: Part, _ anchor: UnitPoint = .top) -> Part {
    content.scroll(.vertical, anchor: anchor, name: "scroll")
      .wrapped(.ignoresSafeArea(.all, keepsInsets: true), name: "slot")
  }

  @Test func aScrollViewReachesTheBorderAndItsContentStartsInside() {
    let insets = EdgeInsets(top: 50, leading: 5, bottom: 30)
    let row = color("row").frame(height: 400).background(color("ground"), ignoring: .all)
    let solved = Solved(scrolling(row), width: 100, height: 200, safeArea: insets)
    expect(solved("slot"), [5, 50, 95, 120])
    expect(solved("scroll"), [0, 0, 100, 200])
    expect(solved("row"), [5, 50, 95, 400])
    // No border along the axis, one across.
    expect(solved("ground"), [0, 50, 100, 400])
    let end = Solved(scrolling(row, .bottom), width: 100, height: 200, safeArea: insets)
    expect(end("row"), [5, -230, 95, 400])
  }

  @Test func aScrollViewThatIgnoresTheSafeAreaStartsAtTheBorder() {
    let solved = Solved(
      scrolling(color("row").frame(height: 400))
        .wrapped(.ignoresSafeArea(.top, keepsInsets: false)),
      width: 100, height: 200, safeArea: EdgeInsets(top: 50, bottom: 30))
    expect(solved("scroll"), [0, 0, 100, 200])
    expect(solved("row"), [0, 0, 100, 400])
  }

  /// A strip at the top reaches under the border with what it clips; its content stays below.
  @Test func aStripThatIsAsHighAsItsContentStaysInTheSafeArea() {
    let strip = image(300, 30, "chips").scroll(.horizontal, anchor: .leading, name: "scroll")
      .wrapped(.ignoresSafeArea(.all, keepsInsets: true), name: "slot")
    let solved = Solved(
      vStack([strip, color("rest")], spacing: 0), width: 100, height: 200,
      safeArea: EdgeInsets(top: 50, leading: 10, bottom: 30))
    expect(solved("slot"), [10, 50, 90, 30])
    expect(solved("scroll"), [0, 0, 100, 80])
    expect(solved("chips"), [10, 50, 300, 30])
    expect(solved("rest"), [10, 80, 90, 90])
  }

  @Test func deferredContentLearnsItsInsets() throws {
    let solved = Solved(
      reader(), width: 100, height: 200, safeArea: EdgeInsets(top: 50, leading: 5))
    let deferred = try #require(solved.placed.deferred.first)
    #expect(deferred.safeArea == EdgeInsets(top: 50, leading: 5))
    expect(
      [deferred.frame.minX, deferred.frame.minY, deferred.frame.width, deferred.frame.height],
      [5, 50, 95, 150])
  }

  /// The published case geo-children, solved as the graft of a reader at (10, 20).
  @Test func readersContentStandsTopLeading() throws {
    let builder = TreeBuilder([
      color("blue").frame(width: 150, height: 300), color("red").frame(width: 100, height: 200),
    ])
    let placed = builder.tree.solve(
      in: CGSize(width: 300, height: 600),
      options: SolveOptions(
        pixel: 1, text: ToyText(), root: .topLeading, origin: CGPoint(x: 10, y: 20)))
    #expect(
      placed.frame(of: try #require(builder.names["blue"]))
        == CGRect(x: 10, y: 20, width: 150, height: 300))
    #expect(
      placed.frame(of: try #require(builder.names["red"]))
        == CGRect(x: 10, y: 20, width: 100, height: 200))
  }
}
