import Foundation
import Kumihan
import Testing

/// The grounds of bars: at rest they have none, over scrolled content they have one.
@MainActor
struct ScrollEdgeTests {
  private let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func pixels(_ view: some View, _ look: PlatformLook = .iOS18) throws -> PixelBuffer {
    let renderer = ImageRenderer(
      content: ZStack {
        Color.white.ignoresSafeArea()
        view
      })
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.safeAreaInsets = safeArea
    renderer.environment.platformLook = look
    renderer.scale = 1
    return try renderer.page().pixels()
  }

  private func red(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> Int { Int(pixels[x, y].red) }

  /// Rows of black, 50 high.
  private func rows(_ count: Int) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count) { _ in Color.black.frame(height: 50) } }
    }
  }

  private func tabs<V: View>(_ content: V) -> some View {
    TabView { content.tabItem { Label("One", systemImage: "star") } }
  }

  @Test func tabBarsHaveAGroundOverContent() throws {
    // Over short content the page shows, without a line; over long content a light ground does.
    let short = try pixels(tabs(rows(3)))
    #expect(red(short, 10, 792) == 255 && red(short, 10, 800) == 255 && red(short, 10, 870) == 255)
    let long = try pixels(tabs(rows(30)))
    #expect(red(long, 10, 780) == 0)
    #expect((200..<250).contains(red(long, 10, 800)) && (200..<250).contains(red(long, 10, 870)))
    // Content inside of readers and stacks counts as well.
    let read = try pixels(tabs(GeometryReader { _ in NavigationStack { rows(30) } }))
    #expect((200..<250).contains(red(read, 10, 800)))
    // What does not scroll has no ground over it.
    #expect(try red(pixels(tabs(Color.black.ignoresSafeArea())), 10, 800) == 0)
  }

  @Test func groundsByRequest() throws {
    let asked = tabs(Color.white.toolbarBackground(.visible, for: .tabBar))
    #expect(try red(pixels(asked), 10, 800) < 255)
    let inside = tabs(
      NavigationStack { Color.white.toolbarBackgroundVisibility(.visible, for: .tabBar) })
    #expect(try red(pixels(inside), 10, 800) < 255)
    let hidden = tabs(rows(30).toolbarBackground(.hidden, for: .tabBar))
    #expect(try red(pixels(hidden), 10, 800) == 0)
    let blue = tabs(rows(30).toolbarBackground(Color.blue, for: .tabBar))
    #expect(try pixels(blue)[10, 800].blue == 255)
  }

  private func stack<V: View>(_ content: V) -> some View {
    NavigationStack {
      content.navigationBarTitleDisplayMode(.inline).navigationTitle(Text(verbatim: "T"))
        .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "x") } }
    }
  }

  @Test func barsAtBothEnds() throws {
    let start = try pixels(stack(rows(30)))
    #expect(red(start, 10, 80) == 255 && (200..<250).contains(red(start, 10, 850)))
    let end = try pixels(stack(rows(30).defaultScrollAnchor(.bottom)))
    #expect((200..<250).contains(red(end, 10, 80)) && red(end, 10, 850) == 255)
    // A sheet's bar does not look at what lies below the sheet.
    let sheet = rows(30).sheet(isPresented: .constant(true)) { stack(Color.white) }
    #expect(try red(pixels(sheet), 30, 850) == 255)
  }

  /// On glass content fades towards the border, has a ground, or stays as it is.
  @Test func contentFadesBelowGlass() throws {
    func below(_ view: some View) throws -> [Int] {
      let pixels = try pixels(view, .iOS26)
      return [700, 850, 872].map { red(pixels, 4, $0) }
    }
    let soft = try below(stack(rows(30)))
    #expect(soft[0] == 0 && soft[1] > 20 && soft[2] >= soft[1] && soft[2] < 200, "\(soft)")
    let hard = try below(stack(rows(30).scrollEdgeEffectStyle(.hard, for: .bottom)))
    #expect(hard[0] == 0 && hard[1] > 200 && hard[2] > 200, "\(hard)")
    #expect(try below(stack(rows(30).scrollEdgeEffectHidden(for: .bottom))) == [0, 0, 0])
    #expect(try below(tabs(stack(rows(30).scrollEdgeEffectHidden()))) == [0, 0, 0])
  }
}
