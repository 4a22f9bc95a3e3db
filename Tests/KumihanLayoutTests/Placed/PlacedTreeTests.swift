import Foundation
import KumihanText
import Testing

@testable import KumihanLayout

struct PlacedTreeTests {
  @Test func thirdsSnapWithoutGaps() {
    let names = ["a", "b", "c"]
    var solved = Solved(hStack(names.map { color($0) }, spacing: 0), width: 100, height: 10)
    solved.placed = solved.placed.snapped(to: PixelGrid(scale: 1))
    expect(solved("a"), [0, 0, 33, 10])
    expect(solved("b"), [33, 0, 34, 10])
    expect(solved("c"), [67, 0, 33, 10])
  }

  @Test func halvesOfPixelsGoUp() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snapped(0.25) == 0.5)
    #expect(grid.snapped(-0.25) == 0)
    #expect(PixelGrid(scale: .nan).scale == 1)
  }

  /// A line keeps a pixel wherever it stands; what is nothing stays nothing.
  @Test(arguments: [1, 1.5, 1.7, 2, 3] as [CGFloat]) func linesStayAtEveryScale(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for step in 0..<200 {
      let line = CGRect(x: 0, y: CGFloat(step) * 0.137, width: 100, height: 1 / scale - 1e-9)
      #expect(abs(grid.snapped(line).height * scale - 1) < 1e-6)
      let thin = CGRect(x: line.minY, y: 0, width: 0.34 / scale, height: 5)
      #expect(abs(grid.snapped(thin).width * scale - 1) < 1e-6)
      let nothing = CGRect(x: 0, y: line.minY, width: 100, height: 1e-9)
      #expect(grid.snapped(nothing).height <= 1 / scale)
    }
    #expect(grid.snapped(CGRect(x: 0.3, y: 0.3, width: 0, height: 0)).size == .zero)
  }

  @Test func textIsKeptAsPlaced() throws {
    let solved = Solved(text("aaaa bbbb", "t"), width: 60, height: 100)
    let node = try #require(solved.names["t"])
    #expect(solved.placed.text(of: node)?.lines.count == 2)
  }

  @Test func dumpsAreStable() throws {
    var solved = Solved(
      vStack([text("ab", "t"), reader("r").frame(height: 10)], spacing: 1.0 / 3), width: 50,
      height: 50)
    let node = try #require(solved.names["r"])
    var content = TreeBuilder([image(5, 5, "i")]).tree
    content.base = Int32(solved.placed.tree.nodes.count)
    solved.placed.grafts[node] = content.solve(
      in: CGSize(width: 50, height: 10),
      options: SolveOptions(
        pixel: 1, text: ToyText(), root: .topLeading,
        origin: try #require(solved.placed.frame(of: node)).origin))
    #expect(
      solved.placed.dump == """
        page 50 50
          vstack 0 9.833 50 30.333 | spacing=0.333 @ Test/view.swift:1:1
            text 15 0 20 20 | text="ab" hash=089c4407b545986a font=system size=17 weight=400 @ Test/view.swift:1:1
            frame 0 20.333 50 10 | height=10 @ Test/view.swift:1:1
              deferred 0 0 50 10 @ Test/view.swift:1:1
                fixed 0 0 5 5 @ Test/view.swift:1:1

        """)
  }
}
