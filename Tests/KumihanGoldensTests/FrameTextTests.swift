import Foundation
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

struct FrameTextTests {
  private func part(_ depth: Int, _ name: String, _ frame: [CGFloat]) -> FrameText.Part {
    FrameText.Part(
      depth: depth, name: name,
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  /// Origins count from the part around: what only moved along with it keeps its line.
  @Test func originsAreRelative() {
    let parts = [
      part(0, "page", [10, 20, 100, 50]), part(1, "row", [15, 20, 30.5, 10]),
      part(2, "text", [15.256, 19.996, 9, 1]), part(1, "row", [15, 28.25, 30, 10]),
      part(0, "page", [1, 2, 3, 4]),
    ]
    #expect(
      FrameText.text(of: parts) == """
        page 10 20 100 50
          row 5 0 30.5 10
            text 0.26 0 9 1
          row 5 8.25 30 10
        page 1 2 3 4

        """)
  }

  @Test func emptyAndEndlessPartsAreWritten() {
    #expect(FrameText.text(of: [FrameText.Part]()) == "")
    let part = part(0, "a", [-0.001, -3.05, .infinity, 0])
    #expect(FrameText.text(of: [part]) == "a 0 -3.05 inf 0\n")
  }
}
