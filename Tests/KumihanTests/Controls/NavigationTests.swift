import Foundation
import Kumihan
import Testing

/// Stacks with screens on top of each other, and the bar's way back.
@MainActor
struct NavigationTests {
  @Test func pathsAreWrittenAndRead() throws {
    struct Unwritable: Hashable {}
    var path = NavigationPath(["a", "b"])
    path.append(3)
    let data = try JSONEncoder().encode(try #require(path.codable))
    #expect(String(decoding: data, as: UTF8.self).contains("3"))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Unwritable())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data("[\"no type\", \"1\"]".utf8))
    }
  }

  private let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func frames(
    _ view: some View, _ look: PlatformLook = .iOS18, rightToLeft: Bool = false
  ) throws -> [String: CGRect] {
    try probedFrames(view.platformLook(look), safeArea: safeArea, rightToLeft: rightToLeft)
  }

  private func title(_ name: String) -> Text { Text(verbatim: name) }

  private func screen(_ name: String) -> some View {
    Color.red.probed(name).navigationTitle(name)
  }

  private func stack(_ path: [String], title: String = "Root") -> some View {
    NavigationStack(path: .constant(path)) {
      screen("root").navigationTitle(title)
        .navigationDestination(for: Int.self) { _ in screen("number") }
        .navigationDestination(for: String.self) { screen($0) }
    }
  }

  /// A screen may keep its title for the way back only.
  @Test func titlesMayBeRemoved() throws {
    func words(_ kind: ToolbarDefaultItemKind?) throws -> [String] {
      let stack = NavigationStack(path: .constant([1])) {
        screen("root").toolbar(removing: .title)
          .navigationDestination(for: Int.self) { _ in screen("one").toolbar(removing: kind) }
      }
      return try presented(stack).layout.nodes.compactMap(\.text)
    }
    #expect(try words(nil) == ["root", "one"] && words(.sidebarToggle) == ["root", "one"])
    #expect(try words(.title) == ["root"])
  }

  /// Outside of lists a link to a screen, and one to a page, are drawn in the style of buttons.
  @Test func linksHaveTheStyleOfButtons() throws {
    func ink(_ items: [DrawItem]) -> [DrawCommand] {
      items.flatMap { item -> [DrawCommand] in
        switch item.command {
        case .group(let group): ink(group.children)
        case .mark: []
        case .fill, .stroke, .image, .glyphs: [item.command]
        }
      }
    }
    func drawn(_ view: some View) throws -> [DrawCommand] {
      ink(try presented(view).displayList().items)
    }
    func check<Style: PrimitiveButtonStyle>(_ style: Style) throws {
      let label = Text(verbatim: "Open")
      let button = try drawn(Button(action: {}, label: { label }).buttonStyle(style))
      let screen = NavigationLink(destination: EmptyView(), label: { label })
      #expect(try drawn(screen.buttonStyle(style)) == button)
      let page = Link(destination: URL(string: "https://example.org")!, label: { label })
      #expect(try drawn(page.buttonStyle(style)) == button)
    }
    try check(.plain)
    try check(.bordered)
    try check(.borderedProminent)
    try check(.automatic)
  }

  @Test func theLastScreenOfThePathIsShown() throws {
    #expect(try frames(stack([])).keys.sorted() == ["root"])
    #expect(try frames(stack(["a"])).keys.sorted() == ["a"])
    #expect(try frames(stack(["a", "b"])).keys.sorted() == ["b"])
    var path = NavigationPath()
    path.append(7)
    path.append("last")
    let mixed = NavigationStack(path: .constant(path)) {
      screen("root").navigationDestination(for: Int.self) { _ in
        screen("number").navigationDestination(for: String.self) { screen($0) }
      }
    }
    #expect(try frames(mixed).keys.sorted() == ["last"])
    // A value that leads nowhere.
    let lost = NavigationStack(path: .constant([1.5])) { screen("root") }
    #expect(try frames(lost).keys.sorted() == ["root"])
  }

  @Test func screensThatAreBoundTrueAreShown() throws {
    func view(_ isPresented: Bool, _ item: Int?) -> some View {
      NavigationStack {
        screen("root")
          .navigationDestination(isPresented: .constant(isPresented)) { screen("true") }
          .navigationDestination(item: .constant(item)) { screen("item \($0)") }
      }
    }
    #expect(try frames(view(false, nil)).keys.sorted() == ["root"])
    #expect(try frames(view(true, nil)).keys.sorted() == ["true"])
    #expect(try frames(view(false, 3)).keys.sorted() == ["item 3"])
  }

  /// A screen above has its title as the one below has it.
  @Test func titlesStandAsBelow() throws {
    #expect(try frames(stack(["a"]))["a"]!.minY == 59 + 96)
    let inline = NavigationStack(path: .constant(["a"])) {
      screen("root").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: String.self) { screen($0) }
    }
    #expect(try frames(inline)["a"]!.minY == 59 + 44)
  }

  private func words(_ view: some View, _ look: PlatformLook = .iOS18) throws -> [String: CGRect] {
    let renderer = ImageRenderer(content: view.platformLook(look))
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    var words: [String: CGRect] = [:]
    for node in try renderer.layout().nodes where node.kind == "text" {
      if let text = node.text { words[text] = node.frame }
    }
    return words
  }

  private func pushed(_ root: String, _ title: String) -> some View {
    NavigationStack(path: .constant([1])) {
      Color.red.navigationTitle(root).navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { _ in Color.red.navigationTitle(title) }
    }
  }

  /// The arrow stands 8 before the edge, and the title of the screen below gives way to the title.
  @Test func theWayBack() throws {
    let short = try words(pushed("Accounts", "Detail"))
    #expect(short["Accounts"].map { $0.minX > 20 && $0.minX < 32 && $0.midY == 22 } == true)
    #expect(short["Detail"].map { abs($0.midX - 201) < 0.5 } == true)
    let long = try words(pushed("Notifications and sounds", "Another title"))
    #expect(long["Back"] != nil && long["Notifications and sounds"] == nil)
    let longer = try words(pushed("Accounts", "A title that leaves no room at all"))
    #expect(longer["Back"] == nil && longer["Accounts"] == nil)
    // On glass there is only the arrow.
    let glass = try words(pushed("Accounts", "Detail"), .iOS26)
    #expect(glass["Accounts"] == nil && glass["Back"] == nil)
    let hidden = NavigationStack(path: .constant([1])) {
      Color.red.navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        Color.red.navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden()
          .navigationTitle("Detail")
      }
    }
    #expect(try words(hidden)["Root"] == nil)
  }

  @Test func theGlassOfTheWayBack() throws {
    for rightToLeft in [false, true] {
      let renderer = ImageRenderer(content: pushed("Root", "Detail").platformLook(.iOS26))
      renderer.scale = 3
      renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
      renderer.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      let glass = CGRect(x: rightToLeft ? 342 : 16, y: 0, width: 44, height: 44)
      #expect(try renderer.layout().nodes.contains { $0.frame == glass })
    }
  }

  /// Items come before the title, which stands in the middle of what they leave.
  @Test func titlesMakeRoomForItems() throws {
    func bar(_ item: String, _ title: String) -> some View {
      NavigationStack {
        Color.red.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
          .toolbar { Text(verbatim: item) }
      }
    }
    let short = try words(bar("Edit", "Title"))
    #expect(abs(short["Title"]!.midX - 201) < 0.5)
    let long = try words(bar("An item that is long", "A title that is long too"))
    let (item, title) = (long["An item that is long"]!, long["A title that is long too"]!)
    #expect(isNear(item.maxX, 386) && title.maxX <= item.minX - 15 && title.minX >= 16)
    let longer = try words(bar("An item", "A title that is much too long for any bar of a phone"))
    #expect(longer.values.contains { $0.minX == 16 && $0.maxX <= 386 - 40 })
  }

  private func columns(
    _ size: CGSize, three: Bool, _ visibility: NavigationSplitViewVisibility = .automatic,
    style: (any NavigationSplitViewStyle)? = nil
  ) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func probe(_ name: String) -> some View { Color.red.probed(name) }
    let binding = Binding.constant(visibility)
    let view = ZStack {
      if three {
        NavigationSplitView(columnVisibility: binding) {
          probe("sidebar")
        } content: {
          probe("content").navigationSplitViewColumnWidth(min: 200, ideal: 280)
        } detail: {
          probe("detail")
        }
      } else {
        NavigationSplitView(columnVisibility: binding) {
          probe("sidebar")
        } detail: {
          probe("detail")
        }
      }
    }
    let device = Device(name: "Tablet", kind: .pad, size: size, scale: 2, topInset: 24)
    let renderer = ImageRenderer(
      content: reportingFrames(of: style.map { AnyView(styled(view, $0)) } ?? AnyView(view)) {
        frames = $0
      }, device: device)
    _ = try renderer.layout()
    return frames
  }

  private func styled(_ view: some View, _ style: some NavigationSplitViewStyle) -> some View {
    view.navigationSplitViewStyle(style)
  }

  /// Held upright, columns that were chosen cover the detail, which keeps its size.
  @Test func columnsOverTheDetail() throws {
    let (high, wide) = (CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820))
    let two = try columns(high, three: false, .all)
    #expect(two["detail"]!.width == 820 && two["sidebar"]!.width == 320)
    #expect(two["sidebar"]!.minX == 0 && two["detail"]!.minX == 0)
    #expect(two["sidebar"]!.minY == 74 && two["detail"]!.minY == 24)
    let three = try columns(high, three: true, .all)
    #expect(three["detail"]!.width == 820 && isNear(three["content"]!.minX, 320.5))
    let balanced = try columns(high, three: false, .all, style: BalancedNavigationSplitViewStyle())
    #expect(isNear(balanced["detail"]!.minX, 320.5) && isNear(balanced["detail"]!.width, 499.5))
    let style = ProminentDetailNavigationSplitViewStyle()
    let prominent = try columns(wide, three: false, style: style)
    #expect(prominent["detail"]!.width == 1180 && prominent["sidebar"]!.width == 320)
    #expect(try columns(high, three: false).keys.sorted() == ["detail"])
  }

  @Test func columnsOfTablets() throws {
    let (high, wide) = (CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820))
    #expect(try columns(high, three: false).keys.sorted() == ["detail"])
    let two = try columns(wide, three: false)
    #expect(two["sidebar"]!.width == 320)
    #expect(two["sidebar"]!.minX == 0 && isNear(two["detail"]!.minX, 320.5))
    // Below a bar of 50, with the button of the sidebar.
    #expect(two["sidebar"]!.minY == 74)
    #expect(try columns(high, three: false, .all).keys.sorted() == ["detail", "sidebar"])
    #expect(try columns(wide, three: false, .detailOnly)["detail"]!.width == 1180)
    let three = try columns(wide, three: true)
    #expect(three.keys.sorted() == ["content", "detail"] && three["content"]!.width == 280)
    let all = try columns(wide, three: true, .all)
    #expect(isNear(all["content"]!.minX, 320.5) && isNear(all["detail"]!.minX, 601))
    #expect(try columns(high, three: true, .doubleColumn).keys.sorted() == ["content", "detail"])
  }

  @Test func barsOfPhonesHeldSideways() throws {
    var frames: [String: CGRect] = [:]
    let view = NavigationStack { Color.red.probed("content").navigationTitle("Title") }
    for (name, top) in [("iPhone 16", 32), ("iPhone 17", 74)] {
      let renderer = ImageRenderer(
        content: reportingFrames(of: view) { frames = $0 }, device: Device(named: name)!,
        orientation: .landscapeLeft)
      _ = try renderer.layout()
      #expect(frames["content"]!.minY == CGFloat(top), "\(name)")
    }
  }

  /// On a phone the columns are screens of a stack: chosen rows and the preferred column lead on.
  @Test func columnsOfAPhone() throws {
    func words(_ first: Int?, _ second: Int?, _ column: NavigationSplitViewColumn? = nil) throws
      -> [String]
    {
      func list(_ words: String, _ chosen: Int?) -> some View {
        List([1, 2], id: \.self, selection: .constant(chosen)) { _ in Text(verbatim: words) }
          .navigationTitle(words + "s")
      }
      let page: LaidOutPage
      if let column {
        page = try presented(
          NavigationSplitView(preferredCompactColumn: .constant(column)) {
            list("Folder", first)
          } content: {
            list("Letter", second)
          } detail: {
            list("Page", 1)
          })
      } else {
        page = try presented(
          NavigationSplitView {
            list("Folder", first)
          } content: {
            list("Letter", second)
          } detail: {
            list("Page", 1)
          })
      }
      return page.layout.nodes.compactMap(\.text)
    }
    let none = try words(nil, 1)
    #expect(none.contains("Folder") && !none.contains("Letter") && !none.contains("Back"))
    let one = try words(1, nil)
    #expect(one.contains("Letter") && one.contains("Folders") && !one.contains("Folder"))
    let both = try words(2, 1)
    #expect(both.contains("Page") && both.contains("Letters") && !both.contains("Letter"))
    #expect(try words(1, 1, .sidebar) == none)
    #expect(try words(nil, nil, .content) == one)
    #expect(try words(nil, nil, .detail) == both)
    // Several chosen rows lead nowhere.
    let several = NavigationSplitView {
      List([1, 2], id: \.self, selection: .constant(Set([1]))) { _ in Text(verbatim: "Folder") }
    } detail: {
      Text(verbatim: "Page")
    }
    #expect(try !presented(several).layout.nodes.compactMap(\.text).contains("Page"))
  }

  /// Several views at the root of a screen stand below each other.
  @Test func severalViewsAtTheRoot() throws {
    let frames = try probedFrames(
      NavigationStack {
        Color.red.probed("a")
        Color.blue.probed("b")
      })
    #expect(frames["a"]!.maxY < frames["b"]!.minY)
    let tab = try probedFrames(
      TabView {
        Tab("One", systemImage: "star") {
          Color.red.probed("a")
          Color.blue.probed("b")
        }
      })
    #expect(tab["a"]!.maxY < tab["b"]!.minY)
  }

  /// A tab's screen with a bar shares its row with the tabs at the top of a tablet, and may hide them.
  @Test func tabsShareTheRowOfTheirScreen() throws {
    func top(_ view: some View) throws -> CGFloat {
      var frames: [String: CGRect] = [:]
      let renderer = ImageRenderer(
        content: reportingFrames(of: view) { frames = $0 }, device: Device(named: "iPad")!)
      _ = try renderer.layout()
      return frames["a"]!.minY
    }
    let screen = NavigationStack { Color.red.probed("a").navigationTitle("Title") }
    let alone = try top(screen)
    #expect(try top(TabView { screen.tabItem { Text("One") } }) == alone)
    #expect(try top(TabView { Tab("One", systemImage: "star") { screen } }) == alone)
    let bare = Tab("One", systemImage: "star") { Color.red.probed("a") }
    #expect(try top(TabView { bare }) > 24)
    let hidden = Tab("One", systemImage: "star") {
      Color.red.probed("a").toolbar(.hidden, for: .tabBar)
    }
    #expect(try top(TabView { hidden }) == 24)
  }

  /// Tabs that can become a sidebar have its button before them.
  @Test func tabsWithASidebar() throws {
    func spoken(_ view: some View) throws -> [String] {
      try ImageRenderer(content: view, device: Device(named: "iPad")!).layout().accessibility.spoken
    }
    let tabs = TabView { Tab("One", systemImage: "star") { Color.red } }
    #expect(try spoken(tabs).allSatisfy { !$0.contains("Sidebar") })
    #expect(
      try spoken(tabs.tabViewStyle(.sidebarAdaptable)).contains("Show Sidebar. Button."))
  }

  @Test func badgesOfTabsStayOnTheirLine() throws {
    let view = TabView {
      Text(verbatim: "a").tabItem { Label("Inbox", systemImage: "tray") }.badge("New letters")
      Text(verbatim: "b").tabItem { Label("Sent", systemImage: "paperplane") }.badge(2)
    }
    for look in [PlatformLook.iOS18, .iOS26] {
      let nodes = try presented(view, look: look).layout.nodes
      let (words, number) = (
        nodes.first { $0.text == "New letters" }, nodes.first { $0.text == "2" }
      )
      #expect(words != nil && words?.frame.height == number?.frame.height)
    }
  }
}
