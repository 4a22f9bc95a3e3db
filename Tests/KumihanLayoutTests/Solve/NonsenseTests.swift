import Foundation
import Testing

@testable import KumihanLayout

struct NonsenseTests {
  private func isFinite(_ tree: PlacedTree) -> Bool {
    tree.frames.allSatisfy {
      $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
        && $0.width >= 0 && $0.height >= 0
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func lengths(_ bad: CGFloat) {
    let parts: [Part] = [
      color().frame(width: bad, height: bad), color().padding(bad),
      color().flexFrame(minWidth: bad, idealWidth: bad, maxWidth: bad),
      color().flexFrame(minHeight: bad, maxHeight: bad).fixedSize(), color().aspectRatio(bad),
      color().aspectRatio(bad, fill: true).fixedSize(horizontal: true, vertical: false),
      color().wrapped(.offset(CGSize(width: bad, height: bad))),
      color().wrapped(.position(CGPoint(x: bad, y: bad))), color().wrapped(.stepped(bad)),
      hStack([color(), spacer(min: bad), color()], spacing: bad),
      color().wrapped(.safeAreaPadding(EdgeInsets(.all, bad))),
      color().safeAreaInset(.top, color(), spacing: bad), image(bad, bad),
    ]
    for part in parts {
      #expect(isFinite(Solved(part, width: 100, height: 100).placed))
      #expect(isFinite(Solved(hStack([part, color()]), width: 100, height: 100).placed))
    }
    #expect(isFinite(Solved(vStack(parts), width: bad, height: 100).placed))
  }

  @Test func impossibleFramesAreReported() {
    let solved = Solved(color("c").frame(width: -1, height: 10), width: 50, height: 50)
    expect(solved("c"), [0, 20, 50, 10])
    #expect(solved.placed.diagnostics.map(\.problem) == [.frame(-1)])
    #expect(solved.placed.diagnostics.first?.site.fileID.description == "Test/view.swift")
  }

  @Test func emptyContainersAreNothing() {
    for kind: LayoutNode.Kind in [
      .container(.stack(.vertical, .center, spacing: nil)), .container(.zStack(.center)),
      .container(.viewThatFits(.vertical)),
      .container(.gridRow(nil)), .wrapper(.frame(width: nil, height: nil, .center)),
      .wrapper(.padding(EdgeInsets(.all, 0))), .wrapper(.passthrough),
      .wrapper(.aspectRatio(nil, fill: true)), .wrapper(.masked(.center)),
      .wrapper(.layered(.center, inFront: true, ignoring: [])),
      .wrapper(.safeAreaInset(.top, .center, spacing: nil)),
      .wrapper(.fixedSize(horizontal: true, vertical: true)), .wrapper(.stepped(4)),
    ] {
      expect(Solved(Part(kind), width: 50, height: 50).root, [25, 25, 0, 0])
    }
    #expect(
      TreeBuilder([]).tree.measure(.zero, options: SolveOptions(pixel: 1, text: ToyText())) == .zero
    )
  }

  @Test(arguments: [60, 2_000]) func nesting(_ depth: Int) {
    var builder = TreeBuilder([color("leaf")])
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      builder.enclose(in: .stack(axis, .center, spacing: nil), before: spacer())
    }
    let solved = Solved(builder, width: 1_000, height: 1_000)
    #expect(isFinite(solved.placed))
    #expect(solved("leaf").count == 4)
    let isTooDeep = solved.placed.diagnostics.contains { $0.problem == .tooDeep }
    #expect(isTooDeep == (depth > Solver.maximumDepth))
  }

  @Test func toughNestingIsCountedNotGuessed() {
    func measures(_ depth: Int) -> Int {
      var part = text("aaaa bbbb cccc").padding(1)
      for level in 0..<depth {
        let other = color().aspectRatio(1.5)
        part =
          level.isMultiple(of: 2)
          ? hStack([part, other, color()]) : vStack([part, other, color()])
        if level.isMultiple(of: 5) { part = part.aspectRatio(nil) }
      }
      var solver = Solver(TreeBuilder([part]).tree, SolveOptions(pixel: 1, text: ToyText()))
      _ = solver.solve(in: CGSize(width: 5_000, height: 5_000))
      return solver.measureCount
    }
    let (half, whole) = (measures(30), measures(60))
    #expect(whole < half * 5, "\(half) for 30 levels, \(whole) for 60")
  }

  @Test func wideTreesCostInProportion() {
    func measures(_ count: Int) -> Int {
      let rows = (0..<count).map { _ in
        hStack([image(10, 10), color(), spacer(), text("a b")]).padding(4)
      }
      var solver = Solver(TreeBuilder([vStack(rows)]).tree, SolveOptions(pixel: 1, text: ToyText()))
      _ = solver.solve(in: CGSize(width: 400, height: 5_000))
      return solver.measureCount
    }
    #expect(measures(400) <= measures(100) * 4 + 100)
  }
}
