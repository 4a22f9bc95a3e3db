import Kumihan
import Testing

/// In a lazy grid headers and footers fill a line, and a section's content begins one.
@MainActor
struct SectionTests {
  @Test func headersFillALine() throws {
    let grid = LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
      Section {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
      } header: {
        Color.blue.frame(height: 20)
      }
      Section {
        Color.green.frame(height: 30)
      } footer: {
        Color.yellow.frame(height: 5)
      }
    }
    let layout = try grid.layoutTree(in: CGSize(width: 316, height: 400))
    let frames = layout.nodes.filter { $0.kind == "frame" }.map(\.frame)
    try #require(frames.count == 7)
    let top = frames[0].minY
    #expect(frames[0].width == 316)
    #expect(frames[1].width == 100)
    #expect(frames.map { $0.minY - top } == [0, 20, 20, 20, 30, 40, 70])
    #expect(frames[6].width == 316)
  }
}
