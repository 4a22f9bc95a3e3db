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

  @Test func publicValues() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .vertical) == 0)
  }
}
