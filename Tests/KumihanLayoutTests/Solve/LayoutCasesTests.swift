import Foundation
import Testing

@testable import KumihanLayout

/// The table of published cases, by their names in it.
struct LayoutCasesTests {
  /// A page with one view, and the frames of the named ones in it.
  struct Page: CustomTestStringConvertible, Sendable {
    var id: String
    var width, height: CGFloat
    var frames: [String: [CGFloat]]
    var root: [CGFloat]
    var part: @Sendable () -> Part
    var testDescription: String { id }

    init(
      _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
      root: [CGFloat], _ part: @escaping @Sendable () -> Part
    ) {
      (self.id, self.width, self.height) = (id, width, height)
      (self.frames, self.root, self.part) = (frames, root, part)
    }
  }

  @Test(arguments: LayoutCasesTests.pages) func page(_ page: Page) {
    let solved = Solved(page.part(), width: page.width, height: page.height)
    for (name, frame) in page.frames { expect(solved(name), frame) }
    expect(solved.root, page.root)
  }

  @Test func proposals() {
    expect(size(of: color(), 0, 0), [0, 0])  // prim-color-1
    expect(size(of: color(), 100, 50), [100, 50])  // prim-color-2
    expect(size(of: color(), .infinity, .infinity), [.infinity, .infinity])  // prim-color-3
    expect(size(of: circle(), 100, 50), [50, 50])  // prim-circle-0
    expect(size(of: circle(), nil, nil), [10, 10])  // prim-circle-1
    expect(size(of: reader(), 80, 40), [80, 40])  // prim-geo-80
    let hugging = image(30, 20).flexFrame(maxWidth: .infinity)
    expect(size(of: hugging, nil, nil), [30, 20])  // flex-maxinf-nil
    expect(size(of: hugging, 100, 100), [100, 20])  // flex-maxinf-100
    expect(size(of: image(30, 20).flexFrame(minWidth: 60), 200, 100), [60, 20])  // flex-min-60
    expect(size(of: color().flexFrame(minWidth: 60), 40, 40), [60, 40])  // flex-min-color
    let ideal = color().flexFrame(idealWidth: 120, idealHeight: 80)
    expect(size(of: ideal, nil, nil), [120, 80])  // flex-ideal-nil
    let bounded = image(30, 20).flexFrame(minWidth: 50, maxWidth: 150)
    expect(size(of: bounded, 400, 100), [150, 20])  // flex-minmax-clamp
    expect(size(of: color().aspectRatio(2), nil, nil), [10, 10])  // aspect-unspec
    expect(size(of: color().aspectRatio(2), 100, nil), [100, 50])  // aspect-1nil
  }

  /// prim-spacer-h0: a spacer's own answer, seen in a stack of nothing else.
  @Test func spacerInAStack() {
    expect(size(of: hStack([spacer()]), 0, 40), [8, 0])
  }

  /// flex-init-neg, flex-init-max.
  @Test func boundsAreOrdered() {
    let low = FlexFrame(minWidth: -10, minHeight: -5)
    #expect(low.minWidth == 0 && low.minHeight == 0)
    #expect(FlexFrame(idealWidth: 30, maxWidth: 20).maxWidth == 30)
  }

  /// ios-text-gap, ios-pill: the sizes are the text engine's; the arithmetic around them is ours.
  @Test func gapsBetweenTexts() {
    let two = vStack([text("a"), text("b", size: 19.3)], .leading)
    expect(size(of: two, nil, nil), [10, 43])
    expect(
      size(of: text("a").padding(EdgeInsets(.vertical, 2)), nil, nil), [10, 24])
  }
}
