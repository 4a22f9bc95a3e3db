import Foundation
import Testing

@testable import KumihanLayout

struct SpacingTests {
  /// In toy text a line is 20, its tenth 2, ascent 16, descent 4, capitals 12.
  @Test func textKeepsItsDistanceFromOtherThings() {
    expect(size(of: vStack([color(), text("a")]), nil, nil), [10, 10 + 6 + 20])
    expect(size(of: vStack([text("a"), color()]), nil, nil), [10, 20 + 10 + 10])
    expect(size(of: hStack([text("a"), color()]), nil, nil), [28, 20])
  }

  @Test func textToTextIsTheLowerTextsLeading() {
    expect(size(of: vStack([text("a", size: 40), text("b", size: 21)]), nil, nil), [10, 44])
  }

  /// Distances are whole pixels, rounded up.
  @Test(arguments: [(CGFloat(0.5), CGFloat(1.5)), (1, 2), (0.25, 1.25), (3, 3)])
  func distancesAreWholePixels(_ pixel: CGFloat, _ distance: CGFloat) {
    let stack = vStack([text("a"), text("b", "b", size: 18.2)], name: "s")
    expect([Solved(stack, width: 100, height: 100, pixel: pixel)("s")[3]], [40 + distance])
  }

  @Test func paddingAndFramesArePlain() {
    let padded = text("b", size: 21).padding(EdgeInsets(.top, 1))
    expect(size(of: vStack([color(), padded]), nil, nil), [10, 10 + 8 + 21])
    let framed = text("b").frame(width: 30)
    expect(size(of: vStack([text("a"), framed]), nil, nil), [30, 40])
  }

  @Test func spacersTouchTheirNeighbours() {
    expect(size(of: hStack([color(), spacer(min: 0), color()]), nil, nil), [20, 10])
    expect(size(of: vStack([hStack([color(), spacer(min: 0)]), color()]), nil, nil), [10, 28])
  }

  @Test func stacksHandOnTheirOuterEdges() {
    let upper = vStack([color(), text("a")])
    expect(size(of: vStack([upper, text("b", size: 22)]), nil, nil), [10, 36 + 5 + 20])
  }

  /// Spacers and symbols in a row leave its spacing to the texts beside them.
  @Test func spacersAndSymbolsYieldToTheirNeighbours() {
    func height(_ parts: Part...) -> CGFloat { size(of: vStack(parts), 200, nil)[1] }
    let symbol = image(10, 15, baseline: 12)
    let lower = text("b", size: 19)
    let spaced = hStack([text("a"), spacer(), text("c", size: 19)])
    #expect(height(spaced, lower) == 42)
    #expect(height(spaced, spaced) == 42)
    let labelled = hStack([symbol.frame(width: 20), text("a", size: 19)])
    #expect(height(labelled, lower) == 42)
    #expect(height(hStack([hStack([symbol, spacer()]), text("a")]), labelled) == 42)
    // Alone they are plain, in a row as outside one.
    expect([height(symbol, lower)], [15 + 6 + 20])
    expect([height(hStack([symbol, symbol]), lower)], [15 + 6 + 20])
    // What is neither keeps its say.
    #expect(height(hStack([text("a"), color().frame(width: 5, height: 5)]), lower) == 46)
    #expect(height(hStack([text("a"), image(5, 5)]), lower) == 46)
  }

  @Test func publicValues() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .vertical) == 0)
  }
}
