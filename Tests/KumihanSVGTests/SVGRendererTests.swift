import Foundation
import Kumihan
import Testing

@MainActor
struct SVGRendererTests {
  private func svg<V: View>(_ view: V, options: SVGOptions = SVGOptions()) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 80)
    return String(decoding: try renderer.svgData(options: options), as: UTF8.self)
  }

  @Test func equalViewsMakeEqualBytes() throws {
    let view = Text("Vecka 42").foregroundStyle(
      .linearGradient(
        colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    #expect(try svg(view) == svg(view))
  }
}
