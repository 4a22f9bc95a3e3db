import Kumihan
import Testing

@MainActor
struct BorderHierarchyTests {
  private func widths(_ view: some View) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    return try renderer.displayList().items.compactMap { item in
      if case .stroke(_, _, let style) = item.command { style.lineWidth } else { nil }
    }
  }

  @Test func widthsAloneAreTheBooks() {
    #expect(BorderRole.allCases.map(\.width) == [1, 1.5, 2, 2.5, 3])
  }

  /// Inner borders are drawn first.
  @Test func innerBordersAreNeverHeavier() throws {
    let shape = Rectangle()
    let view = Color.white
      .border(.black, role: .cell, in: shape).padding(4)
      .border(.black, role: .container, in: shape).padding(4)
      .border(.black, role: .row, in: shape).padding(4)
      .border(.black, role: .container, in: shape)
    #expect(try widths(view) == [1, 1.5, 1.5, 3])
  }

  @Test func whatCanBeTouchedKeepsItsWidth() throws {
    let shape = Rectangle()
    let view = Color.white
      .border(.black, role: .active, in: shape).padding(4)
      .border(.black, role: .cell, in: shape)
    #expect(try widths(view) == [2.5, 1])
  }

  @Test func aFixedWidthIsKept() throws {
    let view = Color.white.border(.black, role: .row, width: 4, in: Rectangle())
    #expect(try widths(view) == [4])
  }

  @Test func theLayoutGridSnapsTextUp() throws {
    func size(_ view: some View) throws -> CGSize {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return try renderer.layout().size
    }
    let plain = try size(Text("Wednesday"))
    let snapped = try size(Text("Wednesday").layoutGrid(4))
    #expect(snapped.height == 24 && snapped.width.truncatingRemainder(dividingBy: 4) == 0)
    #expect(snapped.width >= plain.width && snapped.width < plain.width + 4)
  }
}
