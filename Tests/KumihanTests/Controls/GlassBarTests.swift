import Foundation
import Kumihan
import Testing

/// Bars of iOS 26 on a screen with a safe area of 62 above and 34 below.
@MainActor
struct GlassBarTests {
  private func frames(
    _ view: some View, _ size: DynamicTypeSize = .large, rightToLeft: Bool = false
  ) throws -> [String: CGRect] {
    try probedFrames(
      view.platformLook(.iOS26), safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
      typeSize: size, rightToLeft: rightToLeft)
  }

  private var list: some View {
    List { Section { Text(verbatim: "a").probedRow("row") } }
  }

  /// The title's line ends 107 below the safe area; content that is no list begins after it.
  @Test(arguments: DynamicTypeSize.allCases) func contentNeverTouchesTheTitle(
    size: DynamicTypeSize
  ) throws {
    let found = try frames(
      NavigationStack {
        Color.red.probed("content").navigationTitle(Text(verbatim: "Typography").font(nil))
      }, size)
    let title = try nodes(
      NavigationStack { Color.red.navigationTitle(Text(verbatim: "Typography")) }, size
    )
    .first { $0.text == "Typography" }
    let frame = try #require(title).frame
    #expect(frame.maxY + 3.4 <= found["content"]!.minY - 62, "\(frame)")
    if size == .large { #expect(isNear(frame.maxY, 107)) }
    if size <= .large { #expect(isNear(found["content"]!.minY, 62 + 110.5)) }
  }

  /// The first card stands 4 below the bar, wherever nothing else is between them.
  @Test func firstCards() throws {
    let large = NavigationStack { list.navigationTitle("Title") }
    #expect(try isNear(frames(large)["row"]!.minY, 62 + 114.5))
    let inline = NavigationStack {
      list.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    // 14 below the buttons, which are 44 high.
    #expect(try isNear(frames(inline)["row"]!.minY, 62 + 58))
    let header = NavigationStack {
      List { Section("Header") { Text(verbatim: "a").probedRow("row") } }.navigationTitle("Title")
    }
    #expect(try isNear(frames(header)["row"]!.minY, 62 + 110.5 + 40.333))
    let below = NavigationStack {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        list
      }
      .navigationTitle("Title")
    }
    #expect(try isNear(frames(below)["row"]!.minY, 62 + 110.5 + 30 + 17.5))
    // Without a bar, the zone is whole.
    #expect(try isNear(frames(NavigationStack { list })["row"]!.minY, 62 + 17.5))
    #expect(try isNear(frames(list)["row"]!.minY, 62 + 17.5))
  }

  private func nodes(
    _ view: some View, _ size: DynamicTypeSize = .large, bottom: CGFloat = 0
  ) throws -> [ViewLayout.Node] {
    let renderer = ImageRenderer(content: view.platformLook(.iOS26))
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    renderer.environment.dynamicTypeSize = size
    return try renderer.layout().nodes
  }

  /// The widths of the glass in the bar, from the left.
  private func glass(_ view: some View, height: CGFloat = 44) throws -> [CGRect] {
    let frames = try nodes(view, bottom: 34).filter {
      $0.kind == "flexible" && $0.frame.height == height && $0.frame.width < 402
    }.map(\.frame)
    return Set(frames.map(\.minX)).sorted().compactMap { x in frames.first { $0.minX == x } }
  }

  @Test func symbolsShareTheirGlass() throws {
    func symbol(_ name: String) -> some View { Button(name, systemImage: name) {} }
    let bar = NavigationStack {
      Color.red.ignoresSafeArea()
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItemGroup(placement: .topBarTrailing) {
            symbol("plus")
            symbol("ellipsis")
          }
          ToolbarItem(placement: .confirmationAction) { symbol("checkmark") }
        }
    }
    let found = try glass(bar)
    #expect(found.count == 3 && found[0].minX == 16)
    // Two of 44 side by side, then one alone.
    #expect(found[1].width == 88 && found[2].width == 44 && found[2].maxX == 386)
    #expect(isNear(found[2].minX - found[1].maxX, 12))
    // A word beside a symbol has its own.
    let mixed = NavigationStack {
      Color.red.ignoresSafeArea()
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            symbol("plus")
            Button("Edit") {}
          }
        }
    }
    let apart = try glass(mixed)
    #expect(apart.count == 2 && apart[0].width == 44 && apart[1].maxX == 386)
  }

  @Test func searchStandsAtTheBottom() throws {
    func view(_ placement: SearchFieldPlacement) -> some View {
      NavigationStack {
        Color.red.probed("content").navigationTitle("Title")
          .searchable(text: .constant(""), placement: placement)
      }
    }
    let bottom = try frames(view(.automatic))["content"]!
    #expect(isNear(bottom.minY, 62 + 110.5) && isNear(bottom.maxY, 874 - 34 - 48))
    // The glass ends 21 above the border.
    let field = try nodes(view(.automatic), bottom: 34).first { $0.text == "Search" }
    #expect(field.map { abs($0.frame.midY - (874 - 21 - 24)) < 0.5 } == true)
    let drawer = try frames(view(.navigationBarDrawer(displayMode: .always)))["content"]!
    #expect(isNear(drawer.minY, 62 + 110.5 + 60) && isNear(drawer.maxY, 874 - 34))
    // Tabs have the bottom for themselves.
    let tabs = TabView {
      view(.automatic).tabItem { Text("One") }
      Color.red.tabItem { Text("Two") }
    }
    #expect(try isNear(frames(tabs)["content"]!.minY, 62 + 110.5 + 60))
    let older = try probedFrames(view(.automatic))["content"]!
    #expect(older.maxY == 874)
  }

  @Test func theTabOfSearchStandsApart() throws {
    let tabs = TabView {
      Tab("One", systemImage: "star") { Color.red }
      Tab("Two", systemImage: "heart") { Color.red }
      Tab(role: .search) { Color.red }
    }
    let texts = try nodes(tabs, bottom: 34).compactMap(\.text)
    #expect(texts.contains("One") && !texts.contains("Search"))
    // A circle of 62 at the end, 12 from the platter.
    let frames = try nodes(tabs, bottom: 34).map(\.frame)
    #expect(frames.contains(CGRect(x: 402 - 21 - 62, y: 791, width: 62, height: 62)))
    #expect(frames.contains(CGRect(x: 21, y: 791, width: 402 - 42 - 62 - 12, height: 62)))
    let older = try probeTexts(tabs)
    #expect(older.contains("Search"))
  }

  @Test func aViewAboveTheTabs() throws {
    let tabs = TabView {
      Color.red.probed("content").tabItem { Text(verbatim: "One") }
      Color.red.tabItem { Text(verbatim: "Two") }
    }
    .tabViewBottomAccessory { Color.blue.probed("accessory") }
    let found = try frames(tabs)
    // Its glass is 48 high, 8 above that of the tabs.
    #expect(isNear(found["content"]!.maxY, 791 - 56) && found["accessory"]!.height == 48)
    #expect(isNear(found["accessory"]!.maxY, 853 - 62 - 8) && found["accessory"]!.minX == 21)
  }

  private func probeTexts(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    return try renderer.layout().nodes.compactMap(\.text)
  }

  @Test func spacersOfToolbarsPartGlass() throws {
    func bar(_ spacer: ToolbarSpacer?) -> some View {
      NavigationStack {
        Color.red.ignoresSafeArea()
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("a", systemImage: "plus") {} }
            spacer
            ToolbarItem(placement: .topBarTrailing) { Button("b", systemImage: "minus") {} }
          }
      }
    }
    #expect(try glass(bar(nil)).map(\.width) == [88])
    let parted = try glass(bar(ToolbarSpacer(.fixed, placement: .topBarTrailing)))
    #expect(parted.map(\.width) == [44, 44] && parted[1].minX - parted[0].maxX == 12)
  }

  @Test func spacersPartTheItemsOfTheBottom() throws {
    let bar = NavigationStack {
      Color.red.ignoresSafeArea()
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("a", systemImage: "tray") {}
            Spacer()
            Button("b", systemImage: "folder") {}
          }
        }
    }
    let found = try glass(bar).filter { $0.minY > 700 }
    #expect(found.map(\.minX) == [21, 402 - 21 - 44] && found.allSatisfy { $0.width == 44 })
  }

  /// What confirms stands on tinted glass, unless nobody can use it.
  @Test func itemsThatCannotBeUsedHaveNoColour() throws {
    func blues(_ isDisabled: Bool) throws -> Int {
      let view = NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Pay") {}.disabled(isDisabled)
          }
        }
      }
      return try presented(view, look: .iOS26).displayList().items.fillColors
        .filter { $0.blue > $0.red + 0.2 }.count
    }
    #expect(try blues(false) > 0)
    #expect(try blues(true) == 0)
  }

  /// Words below the title, large or small; older looks have none.
  @Test func subtitles() throws {
    func frames(_ look: PlatformLook, inline: Bool) throws -> [String: CGRect] {
      let view = NavigationStack {
        Color.white.navigationTitle("Title").navigationSubtitle("Subtitle")
          .navigationBarTitleDisplayMode(inline ? .inline : .large)
      }
      let nodes = try presented(view, look: look).layout.nodes
      return Dictionary(
        nodes.compactMap { node in node.text.map { ($0, node.frame) } }, uniquingKeysWith: { $1 })
    }
    for inline in [false, true] {
      let found = try frames(.iOS26, inline: inline)
      let (title, subtitle) = try (#require(found["Title"]), #require(found["Subtitle"]))
      #expect(subtitle.minY >= title.maxY - 0.5)
      #expect(inline ? abs(subtitle.midX - title.midX) < 0.5 : subtitle.minX == title.minX)
      #expect(try frames(.iOS18, inline: inline)["Subtitle"] == nil)
    }
  }
}
