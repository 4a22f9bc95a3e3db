import Foundation
import Kumihan
import Testing

/// What newer modifiers change of controls and lists.
@MainActor
struct NewerModifierTests {
  private struct City: Identifiable {
    let id: Int
    let name: String
  }

  private func frame(_ words: String, _ view: some View) throws -> CGRect {
    try #require(try presented(view).layout.nodes.first { $0.text == words }?.frame)
  }

  @Test func tablesWithoutTitles() throws {
    func words(_ visibility: Visibility) throws -> [String] {
      let table = Table([City(id: 1, name: "Oslo")]) { TableColumn("Name", value: \.name) }
        .tableColumnHeaders(visibility)
      return try presented(table, device: Device(named: "iPad")!).layout.nodes.compactMap(\.text)
    }
    #expect(try words(.hidden) == ["Oslo"])
    #expect(try words(.automatic) == ["Name", "Oslo"] && words(.visible) == ["Name", "Oslo"])
  }

  @Test func linksWithoutArrows() throws {
    func symbols(_ visibility: Visibility, _ style: some ListStyle) throws -> Int {
      let list = List { NavigationLink("On") { Text(verbatim: "x") } }.listStyle(style)
        .navigationLinkIndicatorVisibility(visibility)
      return try presented(list).layout.description.components(separatedBy: "symbol=").count - 1
    }
    #expect(try symbols(.automatic, .insetGrouped) == 1 && symbols(.hidden, .insetGrouped) == 0)
    #expect(try symbols(.hidden, .plain) == 0 && symbols(.visible, .plain) == 1)
  }

  @Test func theRoomOfLabels() throws {
    let label = Label("Words", systemImage: "star")
    func start(_ view: some View) throws -> CGFloat {
      try frame("Words", view.frame(maxWidth: .infinity, alignment: .leading)).minX
    }
    let plain = try start(label)
    #expect(try isNear(start(label.labelIconToTitleSpacing(28)), plain + 20))
    #expect(try isNear(start(label.labelReservedIconWidth(60)), 68))
    // An icon that is wider keeps its width.
    #expect(try isNear(start(label.labelReservedIconWidth(2)), plain))
    func row(_ view: some View) throws -> CGFloat { try frame("Words", List { view }).minX }
    #expect(try isNear(row(label.labelReservedIconWidth(60).labelIconToTitleSpacing(10)), 110))
  }

  /// Titles in a list are aligned after a column of icons, but not those within a border.
  @Test func labelsWithinBordersInLists() throws {
    func gap(_ style: some PrimitiveButtonStyle) throws -> CGFloat {
      let label = Label {
        Text(verbatim: "Words").probed("title")
      } icon: {
        Color.red.frame(width: 20, height: 20).probed("icon")
      }
      let frames = try probedFrames(
        List {
          Button {
          } label: {
            label
          }.buttonStyle(style)
        })
      return try #require(frames["title"]).minX - #require(frames["icon"]).maxX
    }
    #expect(try isNear(gap(.bordered), 8) && isNear(gap(.borderedProminent), 8))
    #expect(try isNear(gap(.glass), 8) && isNear(gap(.glassProminent), 8))
    #expect(try gap(.automatic) > 8)
  }

  @Test func theMarginsOfASection() throws {
    func cards(_ look: PlatformLook) throws -> [String: CGRect] {
      try probedFrames(
        List {
          Section("One") { Text(verbatim: "a").probedRow("a") }.listSectionMargins(.leading, 4)
          Section { Text(verbatim: "b").probedRow("b") }.listSectionMargins(.horizontal, 0)
          Section { Text(verbatim: "c").probedRow("c") }.listSectionMargins(.horizontal, nil)
        }
        .platformLook(look))
    }
    for (look, margin) in [(PlatformLook.iOS18, CGFloat(20)), (.iOS26, 16)] {
      let found = try cards(look)
      #expect(isNear(found["a"]!.minX, 4) && isNear(found["a"]!.maxX, 402 - margin))
      #expect(isNear(found["b"]!.minX, 0) && isNear(found["b"]!.width, 402))
      #expect(isNear(found["c"]!.minX, margin) && isNear(found["c"]!.width, 402 - 2 * margin))
    }
  }

  @Test func flexibleButtonsFillTheirPlace() throws {
    func width(_ sizing: ButtonSizing) throws -> CGFloat {
      let button = Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing).probed("button")
      return try probedFrames(button)["button"]!.width
    }
    #expect(try width(.flexible) == 402)
    #expect(try width(.automatic) < 60 && width(.fitted) == width(.automatic))
  }

  /// On glass content fades below the bar, which takes its place as an inset does.
  @Test func barsInTheSafeArea() throws {
    func page(_ count: Int, _ look: PlatformLook) throws -> PixelBuffer {
      let rows = ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.black.frame(height: 50) } }
      }
      let view = ZStack {
        Color.white.ignoresSafeArea()
        rows.safeAreaBar(edge: .bottom) { Color.clear.frame(width: 10, height: 60) }
      }
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
      renderer.environment.platformLook = look
      renderer.scale = 1
      return try renderer.page().pixels()
    }
    #expect(try page(20, .iOS26)[100, 396].red > 60 && page(20, .iOS26)[100, 320].red == 0)
    // Content that ends above it has nothing to fade.
    #expect(try page(4, .iOS26)[100, 396].red == 255)
    #expect(try page(20, .iOS18)[100, 396].red == 0)
    let aside = Color.red.probed("rest").safeAreaBar(edge: .leading) {
      Color.blue.frame(width: 50)
    }
    #expect(try isNear(probedFrames(aside)["rest"]!.minX, 50 + 8))
  }
}
