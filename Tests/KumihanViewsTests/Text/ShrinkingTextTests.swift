import Foundation
import Kumihan
import KumihanViews
import Testing

/// Texts that may be drawn smaller, where a single letter is too large for its place.
@MainActor
struct ShrinkingTextTests {
  private func size(_ text: String, in place: CGSize, least: CGFloat = 0.01) throws -> CGSize {
    let view = Text(verbatim: text).font(.system(size: 200)).minimumScaleFactor(least)
      .frame(width: place.width, height: place.height)
    let nodes = try ImageRenderer(content: view).layout().nodes
    return try #require(
      nodes.first { node in node.parameters.contains { $0.name == "text" } }
    ).frame.size
  }

  @Test(arguments: ["A", "AB", "W", "🦊"])
  func fitTheWidthAndTheHeight(_ text: String) throws {
    for place in [CGSize(width: 60, height: 400), CGSize(width: 400, height: 60)] {
      let size = try size(text, in: place)
      #expect(size.width <= place.width + 0.5 && size.height <= place.height + 0.5, "\(size)")
      #expect(size.width > place.width - 3 || size.height > place.height - 3, "\(size)")
    }
  }

  @Test func areNeverSmallerThanTheyMay() throws {
    let half = try size("A", in: CGSize(width: 10, height: 400), least: 0.5)
    let whole = try size("A", in: CGSize(width: 400, height: 400))
    #expect(abs(half.width - whole.width / 2) < 1, "\(half) \(whole)")
  }
}
