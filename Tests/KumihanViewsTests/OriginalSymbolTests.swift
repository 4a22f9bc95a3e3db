import Kumihan
import KumihanViews
import Testing

/// Symbols in their original rendering.
@MainActor
struct OriginalSymbolTests {
  private func list(_ image: Image) throws -> String {
    let view = image.font(.largeTitle).foregroundStyle(.green)
    return try "\(ImageRenderer(content: view).displayList().items)"
  }

  @Test func haveTheirOwnColours() throws {
    let symbol = Image(systemName: "sun.max.fill")
    let own = try list(symbol.symbolRenderingMode(.multicolor))
    #expect(try list(symbol.renderingMode(.original)) == own)
    #expect(try list(symbol) != own)
    #expect(try list(symbol.renderingMode(.template)) == list(symbol))
    let hierarchical = symbol.symbolRenderingMode(.hierarchical)
    #expect(try list(hierarchical.renderingMode(.original)) == list(hierarchical))
  }
}
