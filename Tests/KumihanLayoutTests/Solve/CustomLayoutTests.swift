import Foundation
import Testing

@testable import KumihanLayout

struct CustomLayoutTests {
  private struct Gap: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  /// Lays its subviews one after the other, each `Gap` further; leaves out the one of priority -1.
  private struct Row: Layout {
    struct Cache {
      var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let gaps = subviews.map { $0[Gap.self] }.reduce(0, +)
      return CGSize(
        width: cache.sizes.map(\.width).reduce(gaps, +),
        height: cache.sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache.sizes) where subview.priority >= 0 {
        x += subview[Gap.self]
        subview.place(
          at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
        x += size.width
      }
    }
  }

  private func custom(_ layout: any Layout, _ children: [Part]) -> Part {
    Part("layout", children) { tree in
      tree.layouts.append(layout)
      return .container(.custom(Int32(tree.layouts.count - 1)))
    }
  }

  /// Is as large as its proposal; 7 x 6 where there is none.
  private struct Echo: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 7, height: proposal.height ?? 6)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// A proposal of zero is one.
  @Test func getsTheProposal() {
    let part = custom(Echo(), [])
    expect(size(of: part, 0, 0), [0, 0])
    expect(size(of: part, 0, nil), [0, 6])
    expect(size(of: part, nil, 0), [7, 0])
    expect(size(of: part, nil, nil), [7, 6])
    expect(size(of: part, 90, 40), [90, 40])
  }

  @Test func asksAndPlacesItsSubviews() {
    let part = custom(
      Row(), [image(10, 10, "a"), image(20, 30, "b").traits { $0.setLayoutValue(Gap.self, 5) }])
    let solved = Solved(part, width: 35, height: 30)
    expect(solved("layout"), [0, 0, 35, 30])
    expect(solved("a"), [0, 20, 10, 10])
    expect(solved("b"), [15, 0, 20, 30])
  }

  @Test func isMirroredRightToLeft() {
    let part = custom(Row(), [image(10, 10, "a"), image(20, 30, "b")])
    let solved = Solved(part, width: 30, height: 30, isRightToLeft: true)
    expect(solved("a"), [20, 20, 10, 10])
    expect(solved("b"), [0, 0, 20, 30])
  }

  @Test func whatIsNotPlacedIsCentred() {
    let part = custom(Row(), [image(10, 10, "a").priority(-1), image(20, 30, "b")])
    expect(Solved(part, width: 30, height: 30)("a"), [10, 10, 10, 10])
  }

  @Test func baselinesOfSubviewsAreCombined() {
    let solved = Solved(
      hStack(
        [custom(Row(), [text("a", "a"), image(10, 40)]), image(10, 10, "i")], .firstTextBaseline,
        spacing: 0), width: 30, height: 60)
    #expect(solved("i")[1] + 10 == solved("a")[1] + 16)
  }

  @Test(arguments: [false, true]) func stacksAsValuesAreStacks(_ isErased: Bool) {
    func part(_ layout: some Layout) -> Part {
      let children = [image(10, 10, "a"), color("b"), text("a b", "c")]
      return custom(isErased ? AnyLayout(layout) : layout, children)
    }
    let children = [image(10, 10, "a"), color("b"), text("a b", "c")]
    let pairs: [(Part, Part)] = [
      (part(HStackLayout(alignment: .top, spacing: 3)), hStack(children, .top, spacing: 3)),
      (part(VStackLayout(alignment: .leading)), vStack(children, .leading)),
      (part(ZStackLayout(alignment: .bottomTrailing)), zStack(children, .bottomTrailing)),
    ]
    for (custom, native) in pairs {
      let (own, other) = (
        Solved(custom, width: 200, height: 100), Solved(native, width: 200, height: 100)
      )
      for name in ["a", "b", "c"] { expect(own(name), other(name)) }
      expect(own.root, other.root)
    }
  }

  @Test func layoutsNestInLayouts() {
    var part = image(10, 10, "leaf")
    for _ in 0..<40 { part = custom(Row(), [part, image(1, 1)]) }
    expect(Solved(part, width: 50, height: 10)("leaf"), [0, 0, 10, 10])
  }

  @Test func spacingIsTheSubviews() {
    let part = vStack([custom(Row(), [text("a")]), text("b", size: 20)])
    expect(size(of: part, nil, nil), [10, 43])
  }
}
