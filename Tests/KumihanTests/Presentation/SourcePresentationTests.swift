import Foundation
import Kumihan
import Testing

/// What is presented at its source: menus, context menus, popovers, actions of rows, the keyboard.
@MainActor
struct SourcePresentationTests {
  private let seen = Seen()

  private func texts(_ page: LaidOutPage) -> [CGRect] {
    page.layout.nodes.filter { $0.kind == "text" }.map(\.frame)
  }

  private func menu(_ alignment: Alignment) -> some View {
    Menu("Open") {
      Text(verbatim: "One").seen("first", by: seen)
      Button("Two") {}
    }
    .seen("source", by: seen)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  @Test func menusAreDrawnWhenAskedFor() throws {
    #expect(try texts(presented(menu(.topLeading))).count == 1)
    #expect(seen["first"] == nil)
    #expect(try texts(presented(menu(.topLeading), [.menu])).count == 3)
  }

  /// Eight below its source where there is room, else eight above it; 250 wide, rows of 44.
  @Test func menusStandAtTheirSource() throws {
    _ = try presented(menu(.topLeading), [.menu])
    var (row, source) = (try #require(seen["first"]), try #require(seen["source"]))
    // The first row's words are centred in 44.
    #expect(isNear(row.midY, source.maxY + 8 + 22))
    #expect(row.minX == 8 + 16 && source.minX == 0)
    _ = try presented(menu(.bottomTrailing), [.menu])
    (row, source) = (try #require(seen["first"]), try #require(seen["source"]))
    #expect(isNear(row.midY, source.minY - 8 - 88 + 22))
    #expect(isNear(row.minX, 151))
  }

  /// A menu of glass covers the glass of the item in a bar that opens it.
  @Test func menusCoverTheGlassOfTheirItem() throws {
    let view = NavigationStack {
      Color.white.toolbar {
        Menu {
          Button(action: {}) { Text(verbatim: "One").seen("row", by: seen) }
        } label: {
          Image(systemName: "ellipsis")
        }
      }
    }
    _ = try presented(view, [.menu], look: .iOS26)
    // The item's glass ends 16 before the side of the screen, and so does the menu, 250 wide.
    let row = try #require(seen["row"])
    let width = Device.standard.size.width
    #expect(row.minX > width - 16 - 250 && row.minX < width - 16 - 250 + 30)
  }

  /// From right to left everything stands as in a mirror, at its source.
  @Test(arguments: [PresentationName.menu, .contextMenu, .popover, .confirmationDialog])
  func whatIsPresentedIsMirrored(_ name: PresentationName) throws {
    let view = HStack {
      Menu("Open") { Button("One") {} }
      Button("Ask") {}.confirmationDialog("Sure?", isPresented: .constant(false)) {
        Button("Yes") {}
      }
      Text(verbatim: "Held").contextMenu { Button("Copy") {} }
      Text(verbatim: "Told").popover(isPresented: .constant(false)) {
        Text(verbatim: "Words").padding().presentationCompactAdaptation(.popover)
      }
      Spacer()
    }
    func words(_ direction: LayoutDirection) throws -> [String: CGRect] {
      let page = try presented(view, [name], look: .iOS26) {
        $0.environment.layoutDirection = direction
      }
      let found = page.layout.nodes.compactMap { node in node.text.map { ($0, node.frame) } }
      return Dictionary(found) { $1 }
    }
    let (plain, mirrored) = try (words(.leftToRight), words(.rightToLeft))
    let width = Device.standard.size.width
    #expect(plain.count == 5)
    for (text, frame) in plain {
      let other = try #require(mirrored[text])
      #expect(abs(width - other.maxX - frame.minX) < 1, "\(text) \(frame) \(other)")
    }
  }

  @Test func choicesOfAMenuAreChecked() throws {
    let view = Menu("Open") {
      Picker("Sort", selection: .constant(2)) {
        Text(verbatim: "Name").seen("name", by: seen).tag(1)
        Text(verbatim: "Date").seen("date", by: seen).tag(2)
      }
      Button(action: {}) { Text(verbatim: "Plain").seen("plain", by: seen) }
    }
    let page = try presented(view, [.menu])
    let (name, date, plain) = (seen["name"]!, seen["date"]!, seen["plain"]!)
    // One band of 8 between the choices and the rest; all words begin after the marks.
    #expect(isNear(date.midY - name.midY, 44) && isNear(plain.midY - date.midY, 52))
    #expect(name.minX == date.minX && date.minX == plain.minX)
    let marks = page.layout.nodes.map(\.frame).filter {
      (8..<20).contains($0.width) && (8..<20).contains($0.height)
        && (date.minX - 20...date.minX).contains($0.midX)
    }
    #expect(!marks.isEmpty && marks.allSatisfy { abs($0.midY - date.midY) < 2 })
  }

  @Test func sectionsOfAMenu() throws {
    let view = Menu("Open") {
      Button("a") {}
      Section("Title") { Button(action: {}) { Text(verbatim: "b").seen("b", by: seen) } }
      Menu("More") { Button("Hidden") {} }
      Divider()
    }
    // The label, a, the title, b, More: neither what More holds nor a band at the end.
    #expect(try texts(presented(view, [.menu])).filter { $0.width > 0 }.count >= 5)
    #expect(!(try presented(view, [.menu]).layout.description.contains("Hidden")))
  }

  /// The arrow of a menu in a menu stands where check marks do, or at the end where symbols lead.
  @Test(arguments: [PlatformLook.iOS18, .iOS26]) func menusInMenus(look: PlatformLook) throws {
    let view = Menu("Open") { Menu("More") { Button("Hidden") {} } }
    let nodes = try presented(view, [.menu], look: look).layout.nodes
    let words = try #require(nodes.last { $0.text == "More" }?.frame)
    let arrows = nodes.map(\.frame).filter {
      abs($0.midY - words.midY) < 2 && $0.width < 14 && $0.height > 8 && $0.height < 20
    }
    #expect(!arrows.isEmpty)
    #expect(arrows.allSatisfy { look == .iOS18 ? $0.maxX <= words.minX : $0.minX > words.maxX })
  }

  /// Choices below a title belong to it; controls side by side share the whole width.
  @Test func titlesAndControlsOfAMenu() throws {
    let view = Menu("Open") {
      ControlGroup {
        ForEach(["Cut", "Copy it all"], id: \.self) { name in
          Button(name, systemImage: "star") {}
        }
      }
      Section("Title") {
        Picker("", selection: .constant(1)) { Text(verbatim: "One").tag(1) }
      }
    }
    let nodes = try presented(view, [.menu]).layout.nodes
    func frame(_ words: String) throws -> CGRect {
      try #require(nodes.last { $0.text == words }?.frame)
    }
    let (cut, copy) = (try frame("Cut"), try frame("Copy it all"))
    #expect(abs(copy.midX - cut.midX - 125) < 1)
    #expect(try frame("One").minY - frame("Title").maxY < 22)
  }

  @Test func contextMenusLiftTheirView() throws {
    let view = VStack {
      Color.red.frame(width: 100, height: 50).seen("source", by: seen)
        .contextMenu { Button(action: {}) { Text(verbatim: "Copy").seen("copy", by: seen) } }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, 40)
    _ = try presented(view, [.contextMenu])
    let (source, copy) = (seen["source"]!, seen["copy"]!)
    #expect(isNear(copy.midY, source.maxY + 8 + 22))
    #expect(isNear(copy.minX, source.minX + 16))
  }

  /// The view leaves its place while it is lifted, others stay; without being asked for nothing is.
  @Test func liftedViewsLeaveTheirPlace() throws {
    let view = NavigationStack {
      HStack {
        Color.red.frame(width: 100, height: 50).contextMenu { Button("Copy") {} }
        Color.red.frame(width: 102, height: 50).contextMenu { Button("Copy") {} }
      }
    }
    func widths(_ names: [PresentationName]) throws -> [CGFloat] {
      try presented(view, names).displayList().items.fills.map(\.path.boundingRect)
        .filter { isNear($0.height, 50) }.map(\.width).sorted()
    }
    #expect(try widths([]) == [100, 102])
    #expect(try widths([.contextMenu]) == [100, 102])
  }

  /// What makes up a row of a list is lifted with the whole row, a part of one alone.
  @Test(arguments: [false, true]) func contextMenusLiftTheirRow(isPart: Bool) throws {
    let words = Text(verbatim: "Row").contextMenu {
      Button(action: {}) { Text(verbatim: "Copy").seen("copy", by: seen) }
    }
    let list = List {
      if isPart {
        HStack {
          words
          Text(verbatim: "more")
        }
      } else {
        words
      }
    }
    let cards = try presented(list, [.contextMenu]).displayList().items.fills
      .map(\.path.boundingRect)
    // The card of the list below, and what is lifted.
    let rows = cards.filter { isNear($0.width, 353) && $0.height < 60 }
    #expect(rows.count == (isPart ? 1 : 2), "\(cards)")
  }

  /// Where the menu has no room below, the view moves up.
  @Test func contextMenusNeedRoom() throws {
    let view = Color.red.frame(width: 100, height: 50)
      .contextMenu {
        ForEach(0..<4, id: \.self) { index in
          Button(action: {}) { Text(verbatim: "\(index)").seen("\(index)", by: seen) }
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    _ = try presented(view, [.contextMenu])
    #expect(isNear(seen["3"]!.midY, 852 - 34 - 22))
  }

  private var popover: some View {
    Color.red.frame(width: 40, height: 20).seen("source", by: seen)
      .popover(isPresented: .constant(true)) {
        Color.blue.frame(width: 120, height: 80).seen("content", by: seen)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }

  @Test func popoversOnWideScreens() throws {
    _ = try presented(popover, device: Device(named: "iPad")!)
    let (source, content) = (seen["source"]!, seen["content"]!)
    #expect(content.size == CGSize(width: 120, height: 80))
    // Below the arrow of 13, ten from the side.
    #expect(content.minY == source.maxY + 13 && content.maxX == 820 - 10)
  }

  @Test func popoversAreSheetsOnPhones() throws {
    _ = try presented(popover)
    #expect(seen["content"]!.midX == 196.5)
    #expect(seen["content"]!.minY > 69)
    let kept = Color.red.popover(isPresented: .constant(true)) {
      Color.blue.frame(width: 120, height: 80).seen("kept", by: seen)
        .presentationCompactAdaptation(.popover)
    }
    _ = try presented(kept.frame(height: 20))
    #expect(seen["kept"]!.size == CGSize(width: 120, height: 80))
  }

  private var rows: some View {
    List {
      Text(verbatim: "Row").seen("row", by: seen)
        .swipeActions {
          Button(role: .destructive, action: {}) { Color.white.frame(width: 20, height: 20) }
          Button(action: {}) { Color.white.frame(width: 20, height: 20) }
        }
        .accessibilityIdentifier("mail")
    }
  }

  /// Two actions of 74 push the row aside.
  @Test(arguments: ["swipeActions", "mail"] as [PresentationName])
  func swipedRows(_ name: PresentationName) throws {
    _ = try presented(rows)
    let rest = seen["row"]!
    _ = try presented(rows, [name])
    #expect(seen["row"]!.minX == rest.minX - 148)
    #expect(seen["row"]!.minY == rest.minY)
  }

  @Test func refreshedContentStandsLower() throws {
    let view = List { Text(verbatim: "Row").seen("row", by: seen) }.refreshable {}
    _ = try presented(view)
    let rest = seen["row"]!
    _ = try presented(view, [.refresh])
    #expect(seen["row"]!.minY == rest.minY + 60)
  }

  private func form(_ hasBar: Bool) -> some View {
    VStack {
      TextField("Name", text: .constant(""))
      Color.red.seen("rest", by: seen)
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        if hasBar { Text(verbatim: "Done").seen("done", by: seen) }
      }
    }
  }

  /// 336 with the home indicator, and a bar of 44 above it.
  @Test func theKeyboardTakesItsRoom() throws {
    _ = try presented(form(true))
    #expect(seen["rest"]!.maxY == 852 - 34 && seen["done"] == nil)
    _ = try presented(form(true), [.keyboard])
    #expect(isNear(seen["rest"]!.maxY, 472))
    #expect(isNear(seen["done"]!.midY, 852 - 336 - 22))
    _ = try presented(TextEditor(text: .constant("")).seen("editor", by: seen), [.keyboard])
    #expect(isNear(seen["editor"]!.maxY, 516))
  }

  /// 209 with the home indicator on a phone held sideways, so that a field keeps its room.
  @Test func theKeyboardIsLowerSideways() throws {
    var options = LayoutOptions(device: .standard, orientation: .landscapeLeft)
    options.presenting = [.keyboard]
    _ = try RenderingContext.bundled().layout(form(true), options: options)
    #expect(isNear(seen["rest"]!.maxY, 393 - 209 - 44))
    #expect(seen["rest"]!.minY > 0)
    // The bar above it reaches to the sides of the screen, as the keyboard does.
    let page = try RenderingContext.bundled().layout(form(true), options: options)
    let lines = page.layout.nodes.filter { abs($0.frame.height - 1 / 3) < 0.01 }
    #expect(lines.contains { $0.frame.minX == 0 && $0.frame.maxX == 852 })
  }

  @Test func inspectorsAreColumnsOrSheets() throws {
    func view(_ isPresented: Bool) -> some View {
      Color.red.seen("main", by: seen).inspector(isPresented: .constant(isPresented)) {
        Color.blue.seen("inspector", by: seen)
      }
    }
    let pad = Device(named: "iPad")!
    _ = try presented(view(true), device: pad)
    #expect(seen["inspector"]!.width == 270 && seen["inspector"]!.maxX == 820)
    #expect(seen["main"]!.maxX < 820 - 269)
    _ = try presented(view(false), device: pad)
    #expect(seen["main"]!.maxX == 820)
    _ = try presented(view(false), [.inspector], device: pad)
    #expect(seen["main"]!.maxX < 820 - 269)
    _ = try presented(view(true))
    #expect(seen["inspector"]!.minY == 69 && seen["main"]!.width == 393)
  }
}
