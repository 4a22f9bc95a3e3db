import Foundation
import Kumihan
import KumihanDrawing
import Testing

/// The ground of stacks and the colours of what stands in their bars.
@MainActor
struct NavigationLookTests {
  /// A stack in another appearance than the screen's has a ground in it, up to the borders.
  @Test func stacksHaveTheGroundOfTheirAppearance() throws {
    func corner(_ view: some View) throws -> [UInt8] {
      let page = try presented(view)
      return try [page.pixels()[3, 3].red, page.pixels()[600, 1_500].red]
    }
    let stack = NavigationStack { Text(verbatim: "x").navigationTitle("Title") }
    let view = NavigationView { Text(verbatim: "x").navigationTitle("Title") }
    #expect(try corner(stack.colorScheme(.dark)) == [0, 0] && corner(stack) == [255, 255])
    #expect(try corner(view.environment(\.colorScheme, .dark)) == [0, 0])
    // What a screen is shown over is seen where nothing says otherwise.
    #expect(try corner(stack.background { Color.blue.ignoresSafeArea() }) == [0, 0])
    let sheet = Color.white.sheet(isPresented: .constant(true)) { stack.colorScheme(.dark) }
    #expect(try corner(sheet)[1] < 60)
  }

  /// Items of bars have the tint around the view that has them; on glass, the colour of words.
  @Test func itemsHaveTheTintOfTheirView() throws {
    func colors(_ look: PlatformLook) throws -> [RGBA] {
      let view = NavigationStack {
        Color.clear.toolbar { Button("Add") {} }.tint(.red)
      }
      return try presented(view, look: look).displayList().items.glyphColors
    }
    let red = try presented(Text(verbatim: "x").foregroundStyle(.red)).displayList().items
      .glyphColors
    #expect(try red.count == 1 && colors(.iOS18) == red && colors(.iOS26) != red)
  }
}
