import Kumihan
import Testing

/// Foreground styles that speak of the foreground mean what was set around them.
@MainActor
struct ForegroundStyleTests {
  private func color<V: View>(of view: V) throws -> RGBA {
    let renderer = ImageRenderer(content: view)
    let items = try renderer.displayList().items
    guard case .fill(_, .color(let color), _)? = items.first?.command else {
      throw Missing()
    }
    return color
  }

  private struct Missing: Error {}

  @Test func levelsOfACustomStyleArePartsOfItsOpacity() throws {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    #expect(try color(of: view) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func theForegroundItselfIsTheOuterOne() throws {
    let view = Rectangle().foregroundStyle(.foreground).foregroundStyle(Color.black)
    #expect(try color(of: view) == .black)
    let faded = Rectangle().foregroundStyle(.foreground.opacity(0.25)).foregroundStyle(Color.black)
    #expect(try color(of: faded) == RGBA.black.opacity(0.25))
  }

  /// A tint may be the accent, a shade of it or the tint: none of them is made of itself.
  @Test func aTintOfTheAccentIsThatOfTheApp() throws {
    let plain = try color(of: Rectangle().foregroundStyle(.tint))
    #expect(try color(of: Rectangle().foregroundStyle(.tint).tint(Color.accentColor)) == plain)
    #expect(try color(of: Rectangle().foregroundStyle(Color.accentColor).tint(.tint)) == plain)
    let faded = Rectangle().foregroundStyle(.tint).tint(Color.accentColor.opacity(0.5))
    #expect(try color(of: faded) == plain.opacity(0.5))
    let red = Rectangle().foregroundStyle(Color.accentColor).tint(Color(red: 1, green: 0, blue: 0))
    #expect(try color(of: red) == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func anInnerStyleWins() throws {
    let view = Rectangle().foregroundStyle(Color.white).foregroundStyle(Color.black)
    #expect(try color(of: view) == .white)
  }
}
