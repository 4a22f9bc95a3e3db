import Foundation
import Kumihan
import Testing

/// Emoji have colours of their own: of the text's style they take what is no colour.
@MainActor
struct EmojiDrawingTests {
  private func drawing(_ style: some ShapeStyle) throws -> String {
    try ImageRenderer(content: Text("🎉").foregroundStyle(style)).displayList().dump()
  }

  @Test func theStylesShadowAndOpacityStay() throws {
    let plain = try drawing(Color.red)
    #expect(!plain.contains("shadow") && !plain.contains("opacity"))
    #expect(try drawing(Color.red.shadow(.drop(radius: 2))).contains("shadow"))
    #expect(try drawing(Color.red.opacity(0.5)).contains("opacity 0.5"))
  }
}
