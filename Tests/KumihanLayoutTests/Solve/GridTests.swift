import Foundation
import Testing

@testable import KumihanLayout

struct GridTests {
  private func lazy(_ tracks: [LazyGrid.Track], _ children: [Part], axis: Axis = .vertical) -> Part
  {
    Part("grid", children) { tree in
      tree.lazyGrids.append(
        LazyGrid(
          axis: axis, items: tracks.map { LazyGrid.Item(track: $0, spacing: nil, alignment: nil) },
          alignment: .center, spacing: nil))
      return .container(.lazyGrid(Int32(tree.lazyGrids.count - 1)))
    }
  }

  private func columns(_ tracks: [LazyGrid.Track], width: CGFloat, count: Int) -> [[CGFloat]] {
    let names = (0..<count).map { "\($0)" }
    let solved = Solved(
      lazy(tracks, names.map { color($0).frame(height: 10) }), width: width, height: 500)
    return names.map { name in [solved(name)[0], solved(name)[2]] }
  }

  @Test func fixedAndAdaptive() {  // grid-fixed-adaptive
    let found = columns(
      [.fixed(70), .adaptive(minimum: 40, maximum: .infinity)], width: 200, count: 3)
    expect(found.flatMap { $0 }, [0, 70, 78, 57, 143, 57])
  }

  @Test func fixed() {  // grid-fixed2: 168 wide, centred in 300
    expect(
      columns([.fixed(60), .fixed(100)], width: 300, count: 2).flatMap { $0 }, [66, 60, 134, 100])
  }

  @Test func flexibleIsComputedTwice() {  // grid-flex2: reports 334, overflows left by 17
    let tracks: [LazyGrid.Track] = [
      .flexible(minimum: 100, maximum: .infinity), .flexible(minimum: 180, maximum: .infinity),
    ]
    expect(columns(tracks, width: 300, count: 2).flatMap { $0 }, [-17, 163, 154, 180])
    expect(size(of: lazy(tracks, [image(1, 10)]), 300, nil), [334, 10])
  }

  @Test func adaptive() {  // grid-adaptive
    let found = columns([.adaptive(minimum: 50, maximum: 100)], width: 300, count: 5)
    expect(found.map { $0[1] }, [53.6, 53.6, 53.6, 53.6, 53.6])
  }

  /// Less room than one track asks for.
  @Test func anAdaptiveTrackIsThereWithoutRoom() {
    let found = columns([.adaptive(minimum: 80, maximum: .infinity)], width: 30, count: 1)
    expect(found.flatMap { $0 }, [0, 30])
  }

  @Test func adaptiveTwice() {  // grid-adaptive2
    let found = columns(
      [.adaptive(minimum: 50, maximum: 100), .adaptive(minimum: 40, maximum: 100)], width: 300,
      count: 5)
    expect(found.map { $0[1] }, [69, 69, 130.0 / 3, 130.0 / 3, 130.0 / 3])
  }

  @Test func linesAreAsHighAsTheirHighest() {
    let solved = Solved(
      lazy(
        [.fixed(50), .fixed(50)], [image(10, 20, "a"), image(10, 40, "b"), image(10, 10, "c")]),
      width: 108, height: 58)
    expect(solved("a"), [20, 10, 10, 20])
    expect(solved("c"), [20, 48, 10, 10])
  }

  @Test func horizontalGridsAreTransposed() {
    let solved = Solved(
      lazy([.fixed(50), .fixed(50)], [image(20, 10, "a"), image(40, 10, "b")], axis: .horizontal),
      width: 40, height: 108)
    expect(solved("b"), [0, 78, 40, 10])
  }

  @Test func noTracksLeaveTheItemsOut() {
    let solved = Solved(lazy([], [image(20, 10, "a")]), width: 40, height: 40)
    expect(solved("a"), [])
    #expect(solved.placed.diagnostics.map(\.problem) == [.noTracks])
  }

  private func grid(_ children: [Part], _ alignment: Alignment = .center, spacing: CGFloat = 8)
    -> Part
  {
    Part("grid", children) { tree in
      tree.grids.append(
        GridStyle(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing))
      return .container(.grid(Int32(tree.grids.count - 1)))
    }
  }

  private func row(_ cells: [Part], _ alignment: VerticalAlignment? = nil) -> Part {
    Part(.container(.gridRow(alignment)), nil, cells)
  }

  @Test func columnsAreAsWideAsTheirWidest() {
    let solved = Solved(
      grid([
        row([image(20, 10, "a"), image(30, 20, "b")]),
        row([image(40, 10, "c"), image(10, 10, "d")]),
      ]), width: 78, height: 38)
    expect(solved("grid"), [0, 0, 78, 38])
    expect(solved("a"), [10, 5, 20, 10])
    expect(solved("b"), [48, 0, 30, 20])
    expect(solved("d"), [58, 28, 10, 10])
  }

  /// Room for the ideal widths and no more: each column has its own, not its share.
  @Test func columnsThatFitHaveTheirIdealWidths() {
    func cell(_ name: String, _ ideal: CGFloat) -> Part {
      color().flexFrame(minWidth: 0, idealWidth: ideal, maxWidth: .infinity, name: name)
    }
    let solved = Solved(
      grid([row([cell("a", 20), cell("b", 60)])]).fixedSize(horizontal: true, vertical: false),
      width: 88, height: 10)
    expect([solved("a")[2], solved("b")[2]], [20, 60])
    let given = Solved(grid([row([cell("a", 20), cell("b", 60)])]), width: 88, height: 10)
    expect([given("a")[2], given("b")[2]], [20, 60])
  }

  /// No room is a proposal like any other, not a question for the ideal width.
  @Test func columnsWithoutRoomAreAsNarrowAsTheyCanBe() {
    let solved = Solved(grid([row([text("aa aa", "t")])]), width: 0, height: 100)
    expect([solved("t")[2]], [0])
  }

  /// Without a spacing, rows stand as far apart as in a stack.
  @Test func rowsStandApartAsInStacks() {
    let parts = [text("a", "a", size: 27), text("b", "b", size: 20), image(10, 10, "i")]
    let rows = Part("grid", parts.map { row([$0]) }) { tree in
      tree.grids.append(
        GridStyle(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil))
      return .container(.grid(Int32(tree.grids.count - 1)))
    }
    let (grid, stack) = (
      Solved(rows, width: 100, height: 200), Solved(vStack(parts), width: 100, height: 200)
    )
    for name in ["a", "b", "i"] { expect([grid(name)[1]], [stack(name)[1]]) }
    #expect(stack("b")[1] - stack("a")[1] != stack("i")[1] - stack("b")[1])
  }

  @Test func rowsAlignTheirBaselines() {
    let low = text("a", "a").padding(EdgeInsets(top: 7))
    let solved = Solved(
      grid([row([low, text("b", "b")], .firstTextBaseline)]), width: 100, height: 100)
    expect([solved("a")[1] - solved("b")[1]], [0])
  }

  @Test func otherViewsTakeAllColumns() {
    let solved = Solved(
      grid([
        row([image(20, 10), image(30, 10)]),
        color("line").frame(height: 2).traits { $0.gridUnsizedAxes = .horizontal },
      ]), width: 200, height: 100)
    expect(solved("grid"), [71, 40, 58, 20])
    expect(solved("line"), [71, 58, 58, 2])
  }

  /// What lies across all columns shares out only the room that their cells leave.
  @Test func whatLiesAcrossComesAfterTheCells() {
    func cell(_ name: String, _ width: CGFloat) -> Part {
      color().flexFrame(minWidth: 0, maxWidth: width, name: name)
    }
    func widths(_ a: CGFloat, _ b: CGFloat, in width: CGFloat) -> [CGFloat] {
      let solved = Solved(
        grid([row([cell("a", a), cell("b", b)]), color("line").frame(height: 2)]), width: width,
        height: 100)
      #expect(solved("line")[2] == width)
      let second = solved("b")[0] + solved("b")[2] / 2
      return [solved("a")[2], solved("b")[2], second]
    }
    // Both have less than a half: the columns are equal.
    expect(widths(20, 60, in: 208), [20, 60, 158])
    // One needs more than its half: it has it, and the other has the rest.
    expect(widths(150, 20, in: 208), [150, 20, 183])
    // There is no room for both: they share it as cells without anything across them do.
    expect(widths(300, 60, in: 208), [140, 60, 178])
  }

  @Test func cellsSpanColumnsAndKeepAnchors() {
    let solved = Solved(
      grid([
        row([image(20, 10), image(20, 10), image(20, 10)]),
        row([
          image(10, 10, "wide").traits {
            $0.gridColumns = 2
            $0.gridAnchor = .bottomTrailing
          }, image(20, 20),
        ]),
      ]), width: 76, height: 38)
    expect(solved("wide"), [38, 28, 10, 10])
  }

  @Test func columnAlignmentWinsOverTheGrids() {
    let solved = Solved(
      grid([
        row([image(20, 10, "a").traits { $0.gridColumnAlignment = .trailing }]),
        row([image(40, 10, "b")]),
      ]), width: 40, height: 28)
    expect(solved("a"), [20, 0, 20, 10])
  }

  @Test func flexibleCellsShareTheWidth() {
    let solved = Solved(
      grid([row([color("a"), color("b"), image(20, 10)])]), width: 136, height: 50)
    expect(solved("a"), [0, 0, 50, 50])
    expect(solved("b"), [58, 0, 50, 50])
  }
}
