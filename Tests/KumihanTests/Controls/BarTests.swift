import Foundation
import Kumihan
import Testing

/// Bars, beside pictures of iOS 18, on a screen with a safe area of 59 above and 34 below.
@MainActor
struct BarTests {
  private let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func frames(
    _ view: some View, _ size: DynamicTypeSize = .large
  ) throws -> [String: CGRect] { try probedFrames(view, safeArea: safeArea, typeSize: size) }

  @Test func largeTitlesStandBelowTheBar() throws {
    let bare = NavigationStack {
      Color.red.probed("content").navigationTitle(Text(verbatim: "Title"))
    }
    #expect(try frames(bare)["content"]!.minY == 59 + 96)
    let withItem = NavigationStack {
      Color.red.probed("content").navigationTitle(Text(verbatim: "Title"))
        .toolbar { Button("Edit") {} }
    }
    #expect(try frames(withItem)["content"]!.minY == 59 + 96)
    let inline = NavigationStack {
      Color.red.probed("content").navigationTitle(Text(verbatim: "Title"))
        .navigationBarTitleDisplayMode(.inline)
    }
    #expect(try frames(inline)["content"]!.minY == 59 + 44)
    // A title that is higher than its room gets more.
    let high = try frames(bare, .accessibility5)["content"]!.minY
    #expect(isNear(high, 174.667), "\(high)")
  }

  /// What stands in a bar does not follow the size of text.
  @Test(arguments: DynamicTypeSize.allCases) func wordsOfBarsKeepTheirSize(
    size: DynamicTypeSize
  ) throws {
    let stack = NavigationStack {
      Text(verbatim: "Content").probed("content").navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "Edit").probed("item") }
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below").probed("below") }
        }
    }
    let found = try frames(stack, size)
    #expect(isNear(found["item"]!.height, 20.333))
    #expect(isNear(found["below"]!.height, 20.333))
    if size != .large { #expect(found["content"]!.height != found["item"]!.height) }
  }

  @Test func secondaryActionsStandInAMenuAtTheEnd() throws {
    func labels(_ placement: ToolbarItemPlacement) throws -> [String] {
      let stack = NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: placement) { Button("Sort") {} }
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
      }
      return try stack.layoutTree(
        in: CGSize(width: 393, height: 852), environment: EnvironmentValues()
      ).accessibility.elements.compactMap(\.label)
    }
    #expect(try labels(.secondaryAction).contains("More"))
    #expect(try !labels(.secondaryAction).contains("Sort"))
    #expect(try labels(.topBarLeading).contains("Sort"))
    #expect(try !labels(.topBarLeading).contains("More"))
  }

  @Test func tabBars() throws {
    let tabs = TabView {
      Color.red.probed("content").tabItem { Label("One", systemImage: "star") }
      Color.red.tabItem { Label("Two", systemImage: "heart") }
    }
    let content = try frames(tabs)["content"]!
    #expect(content == CGRect(x: 0, y: 59, width: 402, height: 874 - 59 - 34 - 49))
    // What scrolls and backgrounds go on below the bar.
    let list = TabView {
      List(0..<40) { Text("Row \($0)") }.background { Color.red.probed("page") }
        .tabItem { Label("One", systemImage: "star") }
      Color.red.tabItem { Label("Two", systemImage: "heart") }
    }
    let renderer = ImageRenderer(content: list)
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.safeAreaInsets = safeArea
    let scroll = try renderer.layout().nodes.first { $0.kind == "scroll" }
    #expect(scroll?.frame.maxY == 874)
  }

  /// Symbols and words of tabs each stand on one line, whatever the symbols' heights.
  @Test func wordsOfTabsStandOnOneLine() throws {
    let tabs = TabView {
      ForEach(["house", "tray", "minus", "figure.walk"], id: \.self) { name in
        Color.red.tabItem {
          Label {
            Text(verbatim: name).probed(name)
          } icon: {
            Image(systemName: name).probed(name + " symbol")
          }
        }
      }
    }
    let found = try frames(tabs)
    #expect(Set(found.filter { !$0.key.hasSuffix("symbol") }.map(\.value.minY)).count == 1)
    #expect(found["house"].map { isNear($0.midY, 874 - 34 - 48 + 41) } == true)
    let middles = found.filter { $0.key.hasSuffix("symbol") }.map { $0.value.midY.rounded() }
    #expect(Set(middles).count == 1 && middles.count == 4)
  }

  /// What is wider than the screen moves no bars: it stands out on both sides.
  @Test func wideContentMovesNoBars() throws {
    let stack = NavigationStack {
      Color.red.frame(width: 500, height: 50).probed("content").navigationTitle("Title")
        .toolbar { Text(verbatim: "Item").probed("item") }
    }
    let found = try frames(stack)
    #expect(isNear(found["item"]!.maxX, 386))
    #expect(found["content"]!.midX == 201)
  }

  /// What confirms a screen is semibold.
  @Test func whatConfirmsIsHeavier() throws {
    func width(_ placement: ToolbarItemPlacement) throws -> CGFloat {
      try frames(
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem(placement: placement) { Text(verbatim: "Save all").probed("item") }
          }
        })["item"]!.width
    }
    #expect(try width(.confirmationAction) > width(.topBarTrailing) + 1)
  }

  /// The field of search grows with large words.
  @Test func searchFieldsGrow() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let stack = NavigationStack {
        Color.red.probed("content").navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline).searchable(text: .constant(""))
      }
      return try frames(stack, size)["content"]!.minY - 59 - 44 - 16
    }
    #expect(try height(.large) == 36)
    #expect(try height(.accessibility3) > 60)
  }

  /// Titles and items stand 20 from the sides of a screen of 414 and more.
  @Test func barsOfWideScreens() throws {
    func left(_ width: CGFloat) throws -> CGFloat? {
      let renderer = ImageRenderer(content: NavigationStack { Color.red.navigationTitle("Title") })
      renderer.proposedSize = ProposedViewSize(width: width, height: 900)
      return try renderer.layout().nodes.first { $0.text == "Title" }?.frame.minX
    }
    #expect(try left(402) == 16 && left(430) == 20)
  }

  /// A picture and a word beside each other are one item, as a label is.
  @Test func tabsOfPicturesAndWords() throws {
    let tabs = TabView {
      Color.red.tabItem {
        Image(systemName: "house").probed("picture")
        Text(verbatim: "Home").probed("word")
      }
      Color.red.tabItem {
        Label {
          Text(verbatim: "Stars").probed("title")
        } icon: {
          Image(systemName: "star").probed("icon")
        }
      }
    }
    let found = try frames(tabs)
    #expect(found["word"]!.midX == found["picture"]!.midX)
    #expect(found["word"]!.minY == found["title"]!.minY)
    #expect(abs(found["picture"]!.midY - found["icon"]!.midY) < 0.5)
    #expect(found["word"]!.height == found["title"]!.height && found["icon"]!.height > 20)
  }

  /// On a tablet tabs stand in the middle of the screen's bar; without one they have its room.
  @Test(arguments: [PlatformLook.iOS18, .iOS26]) func tabsOfTablets(look: PlatformLook) throws {
    func layout(_ view: some View) throws -> ViewLayout {
      let renderer = ImageRenderer(content: view.platformLook(look))
      renderer.proposedSize = ProposedViewSize(width: 834, height: 1194)
      renderer.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
      renderer.environment.horizontalSizeClass = .regular
      renderer.environment.verticalSizeClass = .regular
      renderer.scale = 2
      return try renderer.layout()
    }
    func frame(_ words: String, in layout: ViewLayout) throws -> CGRect {
      try #require(layout.nodes.first { $0.text == words }).frame
    }
    let height: CGFloat = look == .iOS18 ? 50 : 44
    let bare = try layout(
      TabView {
        Text(verbatim: "Top").frame(maxHeight: .infinity, alignment: .top).tabItem {
          Label("One", systemImage: "star")
        }
        Color.red.tabItem {
          Image(systemName: "heart")
          Text(verbatim: "Two")
        }
      })
    #expect(try frame("Top", in: bare).minY == 24 + height)
    let (one, two) = try (frame("One", in: bare), frame("Two", in: bare))
    #expect(one.minY == two.minY && abs((one.minX + two.maxX) / 2 - 417) < 4)
    #expect(abs(one.midY - 24 - height / 2) < 1)
    let barred = try layout(
      TabView {
        NavigationStack {
          Text(verbatim: "Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Label("One", systemImage: "star") }
      })
    let title = try frame("Title", in: barred)
    let tab = try frame("One", in: barred)
    #expect(title.minX < 30 && abs(title.midY - tab.midY) < 1)
  }

  /// A phone's bar has five places: where there are more tabs, the fifth is that of the others.
  @Test(arguments: [PlatformLook.iOS18, .iOS26]) func moreTabsThanPlaces(look: PlatformLook) throws
  {
    func words(_ count: Int, chosen: Int, hasSearch: Bool = false) throws -> [String] {
      let view = TabView(selection: .constant(chosen)) {
        ForEach(0..<count, id: \.self) { index in
          Tab("Tab \(index)", systemImage: "star", value: index) { Color.red }
        }
        if hasSearch { Tab(value: 100, role: .search) { Color.red } }
      }
      let page = try presented(view, look: look)
      return page.accessibility.spoken.filter { $0.contains("Tab.") }
    }
    let tabs = try words(7, chosen: 1)
    #expect(tabs.count == 5 && tabs[1] == "Selected: Tab 1. Tab. 2 of 5.")
    #expect(tabs.last == "More. Tab. 5 of 5.")
    #expect(try words(7, chosen: 6).last == "Selected: More. Tab. 5 of 5.")
    let five = try words(5, chosen: 0)
    #expect(five.count == 5 && five.last == "Tab 4. Tab. 5 of 5.")
    if look == .iOS26 {
      let apart = try words(5, chosen: 0, hasSearch: true)
      #expect(apart.count == 5 && apart[3] == "More. Tab. 4 of 5.", "\(apart)")
    }
  }

  /// Beside tabs a search field stands in the bar only where the screen has room for both.
  @Test(arguments: [PlatformLook.iOS18, .iOS26]) func searchesBesideTabs(look: PlatformLook) throws
  {
    func frames(_ orientation: InterfaceOrientation) throws -> (tab: CGRect, search: CGRect) {
      let view = TabView {
        NavigationStack { Text("Content").navigationTitle("Title").searchable(text: .constant("")) }
          .tabItem { Label("Somewhere", systemImage: "star") }
        ForEach(0..<4) { _ in Color.red.tabItem { Label("Elsewhere", systemImage: "star") } }
      }
      let renderer = ImageRenderer(
        content: view.platformLook(look), device: Device(named: "iPad Pro 11")!,
        orientation: orientation)
      let nodes = try renderer.layout().nodes
      return try (
        #require(nodes.last { $0.text == "Elsewhere" }).frame,
        #require(nodes.first { $0.text == "Search" }).frame
      )
    }
    let upright = try frames(.portrait)
    #expect(upright.search.minY > upright.tab.maxY)
    let sideways = try frames(.landscapeLeft)
    #expect(sideways.search.minX > sideways.tab.maxX)
    #expect(abs(sideways.search.midY - sideways.tab.midY) < 1)
  }

  /// A phone held sideways has lower bars at the bottom, with words after the symbols of tabs.
  @Test func bottomBarsOfPhonesHeldSideways() throws {
    func layout(_ view: some View) throws -> ViewLayout {
      try ImageRenderer(content: view, device: Device.standard, orientation: .landscapeLeft)
        .layout()
    }
    let size = Device.standard.size
    let tabs = try layout(
      TabView {
        Color.red.tabItem { Label("One", systemImage: "star") }
        Color.red.tabItem {
          Image(systemName: "heart")
          Text(verbatim: "Two")
        }
      })
    for word in ["One", "Two"] {
      let frame = try #require(tabs.nodes.first { $0.text == word }).frame
      #expect(abs(frame.midY - (size.width - 21 - 16)) < 1)
      #expect(
        tabs.nodes.contains {
          (10...30).contains($0.frame.width) && abs($0.frame.midY - frame.midY) < 3
            && (0..<8).contains(frame.minX - $0.frame.maxX)
        })
    }
    let bar = try layout(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "Item") }
        }
      })
    let item = try #require(bar.nodes.first { $0.text == "Item" }).frame
    #expect(abs(item.midY - (size.width - 21 - 16)) < 1)
  }

  /// A large title in the row of the bar: at its leading side, cut where the items begin.
  @Test func titlesInTheRowOfTheBar() throws {
    func words(_ mode: ToolbarTitleDisplayMode, _ title: String) throws -> [String: CGRect] {
      let view = NavigationStack {
        Color.red.navigationTitle(Text(verbatim: title)).toolbarTitleDisplayMode(mode)
          .toolbar { Text(verbatim: "Item") }
      }
      let nodes = try ImageRenderer(content: view, device: .standard).layout().nodes
      return Dictionary(nodes.compactMap { node in node.text.map { ($0, node.frame) } }) { $1 }
    }
    let found = try words(.inlineLarge, "Title")
    let (title, item) = try (#require(found["Title"]), #require(found["Item"]))
    #expect(title.minX == 16 && title.height > 40 && abs(title.midY - item.midY) < 0.5)
    #expect(try words(.large, "Title")["Title"]!.minY > item.maxY)
    #expect(try words(.inline, "Title")["Title"]!.height < 21)
    #expect(try words(.automatic, "Title") == words(.large, "Title"))
    let long = "A title that is much too long for this bar"
    let cut = try words(.inlineLarge, long)
    #expect(try #require(cut["Item"]).minX >= #require(cut[String(long.prefix(40))]).maxX)
  }

  /// A title that opens a menu has an arrow after it; both stand in the middle.
  @Test func titlesThatOpenMenus() throws {
    let view = NavigationStack {
      Color.red.navigationTitle(Text(verbatim: "Title")).navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button(action: {}) { Text(verbatim: "Rename") } }
    }
    func title(_ page: LaidOutPage) throws -> CGRect {
      try #require(page.layout.nodes.first { $0.text == "Title" }).frame
    }
    let closed = try presented(view)
    #expect(try abs(title(closed).midX + 11 - closed.size.width / 2) < 0.5)
    #expect(!closed.layout.nodes.contains { $0.text == "Rename" })
    let open = try presented(view, [.menu])
    let row = try #require(open.layout.nodes.first { $0.text == "Rename" }).frame
    #expect(try row.minY > title(open).maxY)
  }

  /// What says the state of things stands in the middle of the bar at the bottom.
  @Test func statusStandsInTheMiddle() throws {
    let stack = NavigationStack {
      Color.red.toolbar {
        ToolbarItem(placement: .bottomBar) { Text(verbatim: "Filter").probed("before") }
        ToolbarItem(placement: .status) { Text(verbatim: "Updated").probed("status") }
        ToolbarItem(placement: .bottomBar) { Text(verbatim: "New").probed("after") }
      }
    }
    let found = try frames(stack)
    #expect(abs(found["status"]!.midX - 201) < 0.5)
    #expect(found["before"]!.minX == 16 && isNear(found["after"]!.maxX, 386))
  }
}
