import Foundation
import Kumihan
import Testing

/// Search fields while a search goes on, below bars and at the bottom.
@MainActor
struct SearchTests {
  private struct Screen: View {
    var text = ""
    var isPresented = true
    var activation = SearchScopeActivation.automatic
    let seen: Seen

    var body: some View {
      NavigationStack {
        Color.red.seen("content", by: seen)
          .navigationTitle("Title")
          .searchable(text: .constant(text), isPresented: .constant(isPresented))
          .searchScopes(.constant(1), activation: activation) {
            Text("All").tag(1)
            Text("Books").tag(2)
          }
      }
    }
  }

  private func drawn(_ screen: Screen, look: PlatformLook = .iOS18) throws -> [String] {
    try presented(screen, look: look).layout.nodes.compactMap(\.text)
  }

  /// The field takes the place of the bar and the title, with the way out beside it.
  @Test func anActiveSearchTakesTheBar() throws {
    let (still, active) = (Seen(), Seen())
    let words = try drawn(Screen(isPresented: false, seen: still))
    #expect(words == ["Title", "Search"])
    #expect(try drawn(Screen(seen: active)) == ["Search", "Cancel", "All", "Books"])
    let top = Device.standard.safeAreaInsets().top
    #expect(still["content"]?.minY == top + 44 + 52 + 52)
    // The field's band, then 32 of scopes and 15 below.
    #expect(active["content"]?.minY == top + 52 + 32 + 15)
  }

  /// The keyboard comes with the search, unless something else covers the screen.
  @Test func anActiveSearchHasTheKeyboard() throws {
    let seen = Seen()
    _ = try presented(Screen(seen: seen))
    #expect(seen["content"].map { isNear($0.maxY, 852 - 34 - 302) } == true)
    let covered = try presented(
      Screen(seen: seen).sheet(isPresented: .constant(true)) { Text(verbatim: "Sheet") })
    #expect(covered.layout.nodes.compactMap(\.text).contains("Sheet"))
    #expect(covered.layout.issues.isEmpty)
  }

  @Test func suggestionsTakeThePlaceOfTheContent() throws {
    func words(_ isPresented: Bool, _ suggestions: [String]) throws -> [String] {
      let view = NavigationStack {
        Text(verbatim: "Content")
          .searchable(text: .constant(""), isPresented: .constant(isPresented))
          .searchSuggestions { ForEach(suggestions, id: \.self) { Text(verbatim: $0) } }
      }
      return try presented(view).layout.nodes.compactMap(\.text)
    }
    #expect(try words(true, ["One", "Two"]).sorted() == ["Cancel", "One", "Search", "Two"])
    #expect(try words(true, []).sorted() == ["Cancel", "Content", "Search"])
    #expect(try words(false, ["One"]).sorted() == ["Content", "Search"])
  }

  @Test func tokensStandBeforeTheText() throws {
    struct Token: Identifiable { let id: String }
    func nodes(_ text: String, _ tokens: [String]) throws -> [ViewLayout.Node] {
      let view = NavigationStack {
        Color.red.searchable(
          text: .constant(text), tokens: .constant(tokens.map(Token.init(id:)))
        ) { Text(verbatim: $0.id) }
      }
      return try presented(view).layout.nodes.filter { $0.text?.isEmpty == false }
    }
    let found = try nodes("words", ["One", "Two"])
    let x = ["One", "Two", "words"].compactMap { name in found.first { $0.text == name }?.frame.minX
    }
    #expect(x.count == 3 && x == x.sorted())
    #expect(try nodes("", ["One"]).compactMap(\.text) == ["One"])
    #expect(try nodes("", []).compactMap(\.text) == ["Search"])
  }

  @Test func scopesMayWaitForWords() throws {
    let empty = Screen(activation: .onTextEntry, seen: Seen())
    #expect(try drawn(empty) == ["Search", "Cancel"])
    let filled = Screen(text: "a", activation: .onTextEntry, seen: Seen())
    #expect(try drawn(filled) == ["a", "Cancel", "All", "Books"])
    let ended = Screen(text: "a", isPresented: false, seen: Seen())
    #expect(try drawn(ended) == ["Title", "a"])
  }

  /// Fields at the bottom keep the bar above, with the scopes below its title, and have a cross on
  /// glass beside them.
  @Test func anActiveSearchAtTheBottom() throws {
    let words = try drawn(Screen(seen: Seen()), look: .iOS26)
    #expect(words.contains("Title") && words.contains("Search") && !words.contains("Cancel"))
    #expect(words.contains("All") && words.contains("Books"))
    // The field keeps away from the keyboard.
    let page = try presented(Screen(seen: Seen()), look: .iOS26)
    let field = try #require(page.layout.nodes.first { $0.text == "Search" }).frame
    #expect(isNear(field.midY, 852 - 34 - 302 - 8 - 24), "\(field)")
    func elements(_ isPresented: Bool) throws -> [String] {
      var environment = EnvironmentValues()
      environment.platformLook = .iOS26
      return try Screen(isPresented: isPresented, seen: Seen())
        .layoutTree(in: CGSize(width: 393, height: 852), environment: environment)
        .accessibility.elements.compactMap(\.label)
    }
    #expect(try elements(true).contains("Cancel") && !elements(false).contains("Cancel"))
  }

  /// Beside items that leave it no room for its words a field at the bottom is a button.
  @Test func aFieldAtTheBottomBesideItems() throws {
    func words(_ items: Int, _ text: String = "") throws -> [String] {
      let view = NavigationStack {
        Color.red.searchable(text: .constant(text)).toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            ForEach(0..<items, id: \.self) { Button("Item \($0)") {} }
          }
        }
      }
      let page = try presented(view, look: .iOS26)
      let field = try #require(page.accessibility.elements.first { $0.label == "Search" })
      #expect(field.frame.minX >= 0 && field.frame.maxX <= 393, "\(field.frame)")
      return page.layout.nodes.compactMap(\.text).filter { !$0.hasPrefix("Item") }
    }
    #expect(try words(0) == ["Search"] && words(1) == ["Search"])
    #expect(try words(3) == [])
    // Words that are longer than the screen are cut.
    let long = String(repeating: "words ", count: 30)
    #expect(try words(0, long).count == 1 && words(1, long).count == 1)
  }

  /// Spacers between items take the room that a button leaves, and keep a gap where there is none.
  @Test func itemsBesideASearchAreSpread() throws {
    func glass(_ words: String) throws -> [CGRect] {
      let view = NavigationStack {
        Color.red.searchable(text: .constant("")).toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Filter", systemImage: "line.3.horizontal") {}
            Spacer()
            Text(verbatim: words).font(.caption)
            Spacer()
            Button("Write", systemImage: "square.and.pencil") {}
          }
        }
      }
      let found = try presented(view, look: .iOS26).accessibility.elements.map(\.frame)
      return found.filter { $0.minY > 700 }.sorted { $0.minX < $1.minX }
    }
    let spread = try glass("Updated Just Now")
    #expect(spread.count == 4, "\(spread)")
    #expect(spread[0].minX < 40 && spread[3].maxX > 393 - 40, "\(spread)")
    #expect(isNear(spread[2].midX - spread[1].midX, spread[3].midX - spread[2].midX), "\(spread)")
    #expect(try glass("Updated a moment ago, just now").count == 4)
  }

  /// Views inside learn of a search, and a focus begins one.
  @Test func aSearchIsKnownInside() throws {
    struct Asks: View {
      @Environment(\.hasActiveSearch) private var isSearching
      let tell: (Bool) -> Void
      var body: some View {
        let _ = tell(isSearching)
        Color.red
      }
    }
    var said: [Bool] = []
    for isPresented in [false, true] {
      _ = try presented(
        NavigationStack {
          Asks { said.append($0) }
            .searchable(text: .constant(""), isPresented: .constant(isPresented))
        })
    }
    #expect(said == [false, true])
    struct Focused: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          Color.red.searchable(text: .constant("")).searchFocused($isFocused)
            .onAppear { isFocused = true }
        }
      }
    }
    #expect(try presented(Focused()).layout.nodes.compactMap(\.text) == ["Search", "Cancel"])
  }

  /// On a tablet a field stands in the trailing corner of the bar, after the items, and takes nothing
  /// from what is below; in a drawer and in a column before the detail it stays below the title.
  @Test(arguments: PlatformLook.allCases)
  func fieldsStandInTheBarsOfTablets(_ look: PlatformLook) throws {
    func screen(_ placement: SearchFieldPlacement) -> some View {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""), placement: placement)
          .toolbar { Button("Add") {} }
      }
    }
    func frame(_ words: String, of view: some View) throws -> CGRect {
      var options = LayoutOptions(device: try #require(Device(named: "iPad Pro 11")))
      options.environment.platformLook = look
      let page = try RenderingContext.bundled().layout(view, options: options)
      return try #require(page.layout.nodes.first { $0.text == words }).frame
    }
    let bar = screen(.automatic)
    let (field, item) = (try frame("Search", of: bar), try frame("Add", of: bar))
    #expect(isNear(field.midY, item.midY) && field.minX > item.maxX)
    #expect(field.minX > 834 - 300 && field.maxX < 834 - 16)
    let title = try frame("Title", of: bar)
    #expect(try frame("Search", of: screen(.navigationBarDrawer)).minY > title.maxY + 8)
    let columns = NavigationSplitView(columnVisibility: .constant(.all)) {
      List {}.navigationTitle("Title").searchable(text: .constant(""))
    } detail: {
      Text("Detail")
    }
    #expect(try frame("Search", of: columns).minY > frame("Title", of: columns).maxY)
  }

  @Test func theChosenSegmentIsBold() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("M").tag(2)
    }.pickerStyle(.segmented)
    let each = Picker("Size", selection: .constant("M")) {
      ForEach(["S", "M"], id: \.self) { Text($0) }
    }.pickerStyle(.segmented)
    for page in [try presented(picker), try presented(each)] {
      let lines = page.layout.description.split(separator: "\n")
      let words = lines.filter { $0.contains("\"S\"") || $0.contains("\"M\"") }
      #expect(words.count == 2)
      #expect(words[0].contains("500") && words[1].contains("600"), "\(words)")
    }
  }
}
