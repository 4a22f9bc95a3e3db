import Foundation
import Kumihan
import Testing

/// Sheets and covers: where they stand, and when they are drawn.
@MainActor
struct SheetTests {
  private let seen = Seen()

  private func screen(
    _ isPresented: Bool = true, _ detents: Set<PresentationDetent>? = nil
  ) -> some View {
    Color.red.seen("screen", by: seen).sheet(isPresented: .constant(isPresented)) {
      let content = Color.blue.seen("content", by: seen)
      if let detents { content.presentationDetents(detents) } else { content }
    }
  }

  @Test func drawnOnlyWhenPresented() throws {
    let bare = try presented(Color.red.seen("screen", by: seen)).layout.description
    #expect(try presented(screen(false)).layout.description.count == bare.count)
    #expect(seen["content"] == nil)
    _ = try presented(screen(false), [.sheet])
    #expect(seen["content"] != nil)
  }

  /// Ten below the safe area, and the content above the home indicator.
  @Test func fullHeight() throws {
    _ = try presented(screen())
    #expect(seen["content"] == CGRect(x: 0, y: 69, width: 393, height: 852 - 69 - 34))
  }

  @Test(
    arguments: [
      ([.medium, .large], 426), ([.large], 69), ([.height(200)], 852 - 234),
      ([.fraction(0.5)], 852 - (783 - 34) / 2 - 34), ([.height(4000)], 69),
    ] as [(Set<PresentationDetent>, CGFloat)])
  func detents(_ detents: Set<PresentationDetent>, _ top: CGFloat) throws {
    _ = try presented(screen(true, detents))
    let content = try #require(seen["content"])
    #expect(isNear(content.minY, top) && isNear(content.maxY, 818))
  }

  /// A third of what a large sheet has; large text wants more.
  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize > .large ? nil : context.maxDetentValue / 3
    }
  }

  /// A detent of one's own may ask the environment, and is left out where it has no height.
  @Test func detentsOfOnesOwn() throws {
    try detents([.custom(Third.self)], 852 - (783 - 34) / 3 - 34)
    _ = try presented(screen(true, [.custom(Third.self)]).dynamicTypeSize(.xLarge))
    #expect(seen["content"]?.minY == 69)
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
  }

  @Test func theSelectedDetent() throws {
    _ = try presented(
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.seen("content", by: seen)
          .presentationDetents([.medium, .height(100)], selection: .constant(.medium))
      })
    #expect(seen["content"]?.minY == 426)
  }

  @Test func lowSheetsFloatOn26() throws {
    _ = try presented(screen(true, [.medium]), look: .iOS26)
    let content = try #require(seen["content"])
    #expect(content.minX == 8 && content.width == 377)
    #expect(content.minY == 426 && content.maxY == 852 - 34)
  }

  /// Bars have 6 more above and below in sheets, 16 above on iOS 26; in covers they have not.
  @Test func barsOfSheets() throws {
    let inner = NavigationStack {
      Color.red.seen("content", by: seen).navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Text(verbatim: "Item").seen("item", by: seen) }
    }
    let sheet = Color.blue.sheet(isPresented: .constant(true)) {
      inner.presentationDetents([.medium])
    }
    _ = try presented(sheet)
    #expect(seen["content"].map { isNear($0.minY, 426 + 56) } == true)
    #expect(seen["item"].map { isNear($0.midY, 426 + 28) } == true)
    _ = try presented(sheet, look: .iOS26)
    #expect(seen["content"].map { isNear($0.minY, 426 + 16 + 54) } == true)
    _ = try presented(Color.blue.fullScreenCover(isPresented: .constant(true)) { inner })
    #expect(seen["content"].map { isNear($0.minY, 59 + 44) } == true)
  }

  @Test func formOnWideScreens() throws {
    _ = try presented(screen(), device: Device(named: "iPad")!)
    #expect(seen["content"] == CGRect(x: 140, y: 280, width: 540, height: 620))
  }

  @Test func coversFillTheSafeArea() throws {
    let cover = Color.red.fullScreenCover(isPresented: .constant(true)) {
      Color.blue.seen("content", by: seen)
    }
    _ = try presented(cover)
    #expect(seen["content"] == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    _ = try presented(cover, device: Device(named: "iPad")!)
    #expect(seen["content"] == CGRect(x: 0, y: 24, width: 820, height: 1180 - 24 - 20))
  }

  /// The screen below is as wide as without its margins of 16, its top at the safe area.
  @Test func theScreenBelowIsSetBack() throws {
    let picture = try presented(Color.red.ignoresSafeArea().sheet(isPresented: .constant(true)) {})
      .pixels(scale: 1)
    func red(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture[x, y]
      return pixel.red > 100 && pixel.green < 80
    }
    #expect(!red(196, 57) && red(196, 61))
    #expect(!red(14, 68) && red(18, 68))
    #expect(!red(378, 68) && red(374, 68))
    // Its corners are round.
    #expect(!red(17, 60) && !red(375, 60))
  }

  @Test func theEnvironmentFlowsIn() throws {
    struct Inner: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.isPresented) private var isPresented
      let say: (Int?, Bool) -> Void

      var body: some View {
        let _ = say(limit, isPresented)
        Color.blue
      }
    }
    var said: (Int?, Bool)?
    _ = try presented(
      Color.red.sheet(isPresented: .constant(true)) { Inner { said = ($0, $1) } }.lineLimit(3))
    #expect(said?.0 == 3 && said?.1 == true)
  }

  @Test func dismissEndsIt() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      let seen: Seen
      var body: some View { Color.blue.seen("content", by: seen).onAppear { dismiss() } }
    }
    struct Outer: View {
      @State private var shows = true
      @State private var word = "open"
      let seen: Seen
      var body: some View {
        Text(verbatim: word).sheet(isPresented: $shows) {
          word = "dismissed"
        } content: {
          Inner(seen: seen)
        }
      }
    }
    let page = try presented(Outer(seen: seen))
    #expect(page.layout.nodes.filter { $0.kind == "text" }.count == 1)
    #expect(page.layout.description.contains("dismissed"))
    #expect(seen["content"] == nil)
  }

  /// The bar's words are not those of a sheet that one of its items presents.
  @Test func itemsOfBarsPresentAScreen() throws {
    struct Inner: View {
      @Environment(\.imageScale) private var scale
      @Environment(\.dynamicTypeSize) private var size
      let tell: (Image.Scale, DynamicTypeSize) -> Void

      var body: some View {
        let _ = tell(scale, size)
        Label("Title", systemImage: "star")
      }
    }
    var told: (Image.Scale, DynamicTypeSize)?
    let page = try presented(
      NavigationStack {
        Color.red.toolbar {
          Button("Add", systemImage: "plus") {}
            .sheet(isPresented: .constant(true)) { Inner { told = ($0, $1) } }
        }
      }
    ) { $0.environment.dynamicTypeSize = .xxLarge }
    #expect(told?.0 == .medium && told?.1 == .xxLarge)
    #expect(page.layout.description.contains("\"Title\""))
  }

  /// What is presented may present: an alert over a sheet.
  @Test func nested() throws {
    let view = Color.red.sheet(isPresented: .constant(true)) {
      Color.blue.alert("Sure?", isPresented: .constant(true)) {}
    }
    let text = try presented(view).layout.nodes.filter { $0.kind == "text" }
    #expect(text.count == 2)
    let asked = Color.red.sheet(isPresented: .constant(false)) {
      Color.blue.alert("Sure?", isPresented: .constant(false)) {}
    }
    #expect(
      try presented(asked, ["sheet", "alert"]).layout.nodes.filter { $0.kind == "text" }.count == 2)
  }

  @Test func theFirstWins() throws {
    let view = Color.red
      .sheet(isPresented: .constant(true)) { Color.blue.seen("first", by: seen) }
      .alert("Second", isPresented: .constant(true)) {}
    let page = try presented(view)
    #expect(seen["first"] != nil)
    #expect(
      page.layout.issues.map(\.issue) == [.presentationsCompete(shown: "sheet", hidden: "alert")])
    #expect(page.report.lines.first?.contains("'alert' is not drawn") == true)
  }

  @Test func readersOfGeometryPresentToo() throws {
    let view = GeometryReader { _ in
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.seen("content", by: seen) }
    }
    _ = try presented(view)
    #expect(seen["content"]?.minY == 69)
  }

  @Test func itemsArePresented() throws {
    struct Item: Identifiable { let id = 7 }
    let view = Color.red.sheet(item: .constant(Item())) { item in
      Color.blue.frame(height: CGFloat(item.id)).seen("content", by: seen)
    }
    _ = try presented(view)
    #expect(seen["content"]?.height == 7)
    let none = Color.red.sheet(item: .constant(Item?.none)) { _ in Color.blue }
    #expect(
      throws: RenderError.unknownName(
        kind: "presentation", name: "sheet", hint: "its item is nil; give the view an item")
    ) { try presented(none, [.sheet]) }
  }

  @Test func askedForByIdentifier() throws {
    let view = VStack {
      Color.red.sheet(isPresented: .constant(false)) { Color.blue.seen("a", by: seen) }
        .accessibilityIdentifier("share")
      Color.red.accessibilityIdentifier("info")
        .sheet(isPresented: .constant(false)) { Color.blue.seen("b", by: seen) }
    }
    _ = try presented(view, ["info"])
    #expect(seen["a"] == nil && seen["b"] != nil)
    _ = try presented(view, ["share"])
    #expect(seen["a"] != nil)
  }

  @Test func unknownNamesGetNearMatches() throws {
    func error(_ names: [PresentationName], states: [String: ViewState] = [:]) -> RenderError? {
      #expect(throws: RenderError.self) { try presented(screen(false), names, states: states) }
    }
    #expect(
      error(["shet"])
        == .unknownName(
          kind: "presentation", name: "shet", hint: "did you mean 'sheet'? known: sheet"))
    #expect(
      error([], states: ["save": .pressed])?.hint == "no view here has an accessibility identifier")
    #expect(throws: RenderError.self) {
      try presented(screen(false), [.sheet]) { $0.proposedSize = .unspecified }
    }
  }

  /// A sheet has its own scheme; the screen below keeps its own.
  @Test func schemesOfSheets() throws {
    let page = try presented(
      Color.red.sheet(isPresented: .constant(true)) { Color.clear.preferredColorScheme(.dark) })
    #expect(page.layout.colorScheme == .light)
    let pixel = try page.pixels(scale: 1)[196, 400]
    // Elevated: 28, 28, 30.
    #expect([pixel.red, pixel.green, pixel.blue] == [28, 28, 30])
  }

  /// A modal screen is all that can be reached; one that lets the screen below be used is not.
  @Test(arguments: [true, false]) func aScreenReaderHearsWhatCanBeReached(isModal: Bool) throws {
    let view = Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
      Text(verbatim: "Sheet").presentationDetents([.medium])
        .presentationBackgroundInteraction(isModal ? .automatic : .enabled)
    }
    let labels = try presented(view).accessibility.elements.map(\.label)
    #expect(labels == (isModal ? ["Sheet"] : ["Below", "Sheet"]))
  }

  /// The signs at the top are light over the black above a screen that is set back, and over a dark
  /// cover.
  @Test func theSignsAboveAreSeen() throws {
    func lightest(_ view: some View) throws -> UInt8 {
      let page = try presented(view) { options in
        options = LayoutOptions(device: .standard, chrome: .statusBar)
        options.scale = 1
      }
      let picture = try page.pixels(scale: 1)
      return (20..<40).map { y in (30..<100).map { picture[$0, y].red }.max()! }.max()!
    }
    #expect(
      try lightest(Color.red.sheet(isPresented: .constant(true)) { Color.blue }) == 255)
    let cover = Color.white.fullScreenCover(isPresented: .constant(true)) {
      Color.black.ignoresSafeArea().preferredColorScheme(.dark)
    }
    #expect(try lightest(cover) == 255)
  }

  /// What the device shows stands over sheets, too.
  @Test func theDevicesSignsStandOverSheets() throws {
    let page = try presented(screen()) { options in
      options = LayoutOptions(device: .standard, chrome: .homeIndicator)
      options.scale = 1
    }
    let picture = try PNGDecoder.decode(page.export(.png(scale: 1)).data)
    // In the middle, 8 points above the bottom; the sheet is blue there without it.
    let pixel = Array(picture.pixels.dropFirst(4 * ((852 - 10) * picture.width + 196)).prefix(4))
    #expect(pixel == [0, 0, 0, 255])
  }
}
