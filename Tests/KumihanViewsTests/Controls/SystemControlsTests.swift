import Foundation
import Kumihan
import KumihanAppleNames
import Testing

/// Small views and modifiers that stand for what a still picture has not.
@MainActor
struct SystemControlsTests {
  private struct Web: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Mail: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func layout(_ view: some View) throws -> ViewLayout {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return try renderer.layout()
  }

  private func texts(_ view: some View) throws -> Int {
    try layout(view).nodes.count { $0.kind == "text" }
  }

  @Test func buttonsAreTheirLabels() throws {
    #expect(try texts(PasteButton(payloadType: String.self) { _ in }) == 1)
    #expect(try texts(HelpLink {}) == 0, "an icon alone")
    #expect(try texts(SettingsLink { Text("Open") }) == 1)
  }

  @Test func partsOfUIKitTakeTheirRoom() throws {
    #expect(try layout(Web()).nodes.contains { $0.frame.size == CGSize(width: 300, height: 200) })
    #expect(try layout(Mail()).nodes.contains { $0.frame.size == CGSize(width: 300, height: 200) })
    #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 2)).bounds.width == 4)
    let large = try ImageRenderer(content: Text("a").font(Font(UIFont.systemFont(ofSize: 40))))
      .layout().size
    let style = try ImageRenderer(content: Text("a").font(.system(size: 40))).layout().size
    #expect(large == style)
  }

  @Test func tabsStandInTheBarUnlessItIsHidden() throws {
    @ViewBuilder func tabs() -> some View {
      Tab("Home", systemImage: "house", value: 0) { Color.red }
      TabSection("More") {
        Tab("Mail", systemImage: "envelope", value: 1) { Color.red }
      }
      Tab(value: 2, role: .search) { Color.red }
    }
    #expect(try texts(TabView(selection: .constant(0)) { tabs() }) == 3)
    let hidden = TabView(selection: .constant("a")) {
      NavigationStack { Color.red.toolbar(.hidden, for: .tabBar) }
        .tabItem { Text("A") }.tag("a")
      Color.blue.tabItem { Text("B") }.tag("b")
    }
    #expect(try texts(hidden) == 0)
  }

  @Test func modifiersOfPlaces() throws {
    let padded = try ImageRenderer(
      content: Color.red.frame(width: 10, height: 10).scenePadding()
    ).layout().size
    #expect(padded.width == 42)
    let flipped = ImageRenderer(
      content: Rectangle().frame(width: 4, height: 4).flipsForRightToLeftLayoutDirection(true))
    flipped.environment.layoutDirection = .rightToLeft
    #expect(try flipped.layout().size == CGSize(width: 4, height: 4))
    let tinted = Button("a") {}.listItemTint(.fixed(.red))
    #expect(try texts(tinted) == 1)
    let palette = Picker("p", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(.palette)
    #expect(try texts(palette) == 1)
  }
}
