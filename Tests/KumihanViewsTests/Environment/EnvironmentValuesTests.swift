import Foundation
import Kumihan
import Testing

/// The environment is a plain value: what it holds can be compared, and nothing of the machine or
/// of the renderer is in it.
@MainActor
struct EnvironmentValuesTests {
  private struct NumberKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private struct ActionKey: EnvironmentKey {
    static var defaultValue: () -> Void { {} }
  }

  private final class Store {}

  private func environment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }

  @Test func equalContentsAreEqual() {
    let changes: [(inout EnvironmentValues) -> Void] = [
      { $0.font = .title }, { $0.colorScheme = .dark }, { $0.displayScale = 3 },
      { $0.layoutDirection = .rightToLeft }, { $0.pictureDate += 60 },
      { $0.enclosingBorderWidth = 2 }, { $0.scrollsAtFullLength = true },
      { $0.backgroundStyle = AnyShapeStyle(Color.red.opacity(0.5)) },
      { $0.backgroundStyle = AnyShapeStyle(.tint.opacity(0.5)) },
      { $0.backgroundStyle = AnyShapeStyle(.tint.secondary.shadow(.drop(radius: 2))) },
      { $0[NumberKey.self] = 1 }, { $0.localizedStrings = LocalizedStrings() },
    ]
    for (index, change) in changes.enumerated() {
      #expect(environment(change) == environment(change))
      for other in changes.indices where other != index {
        #expect(environment(change) != environment(changes[other]))
      }
    }
    #expect(environment { $0[NumberKey.self] = 1 } != environment { $0[NumberKey.self] = 2 })
  }

  @Test func objectsAreComparedByIdentityAndClosuresAreNot() throws {
    func seen(_ store: Store?) throws -> EnvironmentValues {
      try environment(of: { $0.environment(store) })
    }
    let store = Store()
    #expect(try seen(store) == seen(store))
    #expect(try seen(store) != seen(Store()))
    #expect(try seen(store) != seen(nil))
    let action = environment { $0[ActionKey.self] = {} }
    #expect(action != action)
  }

  @Test func renderersWithOtherFilesLeaveTheSameEnvironment() throws {
    let plain = try environment(of: { $0 })
    let fonts = try RenderingContext.bundled().text.fonts
    let named = try environment(
      of: { $0 },
      context: RenderingContext(fonts: fonts, assets: [URL(fileURLWithPath: "/none.xcassets")]))
    #expect(plain == named)
  }

  /// The environment that a view in `wrap` reads.
  private func environment<V: View>(
    of wrap: (Reader) -> V, context: RenderingContext? = nil
  ) throws -> EnvironmentValues {
    let box = Box()
    let renderer = ImageRenderer(content: wrap(Reader(box: box)))
    renderer.context = context
    _ = try renderer.layout()
    return try #require(box.values)
  }

  private final class Box { var values: EnvironmentValues? }

  private struct Reader: View {
    let box: Box
    @Environment(\.self) private var values

    var body: some View {
      box.values = values
      return Color.clear
    }
  }
}
