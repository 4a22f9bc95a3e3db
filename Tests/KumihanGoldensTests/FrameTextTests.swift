import Foundation
import KumihanGoldens
import Testing

struct FrameTextTests {
  private func part(_ depth: Int, _ name: String, _ frame: [CGFloat]) -> FramedPart {
    FramedPart(
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
      parts.frameText == """
        page 10 20 100 50
          row 5 0 30.5 10
            text 0.26 0 9 1
          row 5 8.25 30 10
        page 1 2 3 4

        """)
  }

  @Test func emptyAndEndlessPartsAreWritten() {
    #expect([FramedPart]().frameText == "")
    #expect([part(0, "a", [-0.001, -3.05, .infinity, 0])].frameText == "a 0 -3.05 inf 0\n")
  }
}
