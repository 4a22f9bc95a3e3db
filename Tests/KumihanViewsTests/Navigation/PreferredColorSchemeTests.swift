import Kumihan
import KumihanViews
import Testing

/// A preferred scheme is the whole picture's, wherever a view says so.
@MainActor
struct PreferredColorSchemeTests {
  private func scheme(_ view: some View, in scheme: ColorScheme = .light) throws -> ColorScheme {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 100))
    renderer.environment.colorScheme = scheme
    return try renderer.layout().colorScheme
  }

  private struct Flipping: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Color.red.preferredColorScheme(scheme == .dark ? .light : .dark)
    }
  }

  private struct Settling: View {
    @State private var isDark = false
    var body: some View {
      Color.red.onAppear { isDark = true }.preferredColorScheme(isDark ? .dark : nil)
    }
  }

  @Test func reachesThePicture() throws {
    #expect(try scheme(Color.red) == .light)
    #expect(try scheme(Color.red.preferredColorScheme(.dark)) == .dark)
    #expect(try scheme(Color.red.preferredColorScheme(.light), in: .dark) == .light)
    #expect(try scheme(Color.red.preferredColorScheme(nil), in: .dark) == .dark)
    #expect(try scheme(NavigationStack { List { Text("a") }.preferredColorScheme(.dark) }) == .dark)
    #expect(try scheme(GeometryReader { _ in Color.red.preferredColorScheme(.dark) }) == .dark)
    #expect(try scheme(Settling()) == .dark)
  }

  @Test func oneThatNeverSettlesEnds() throws { _ = try scheme(Flipping()) }

  @Test func theBackgroundFollows() throws {
    let renderer = ImageRenderer(
      content: Color.clear.frame(width: 2, height: 2).preferredColorScheme(.dark))
    renderer.isOpaque = true
    let pixels = try renderer.pixels()
    #expect(pixels[0, 0] == PixelBuffer.Pixel(red: 0, green: 0, blue: 0))
  }
}
