import Foundation
import Kumihan
import Testing

/// States of views: what is drawn of them, and whom they reach.
@MainActor
struct ViewStateTests {
  private struct Telling: ButtonStyle {
    let tell: (Bool) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = tell(configuration.isPressed)
      configuration.label
    }
  }

  @Test func pressedReachesStyles() throws {
    var pressed: [Bool] = []
    let view = VStack {
      Button("a") {}.accessibilityIdentifier("save")
      Button("b") {}.accessibilityIdentifier("other")
      Button("c") {}.disabled(true)
    }
    .buttonStyle(Telling { pressed.append($0) })
    _ = try presented(view)
    #expect(pressed == [false, false, false])
    pressed = []
    _ = try presented(view, states: ["save": .pressed])
    #expect(pressed == [true, false, false])
    pressed = []
    _ = try presented(view.viewState(.pressed))
    #expect(pressed == [true, true, false])
    pressed = []
    _ = try presented(view.viewState(.pressed, for: "other"))
    #expect(pressed == [false, true, false])
  }

  @Test func pressedButtonsFade() throws {
    func opacities(_ view: some View) throws -> Int {
      func faded(_ view: some View) throws -> Int {
        try presented(view).layout.description.components(separatedBy: "opacity").count
      }
      return try faded(view.viewState(.pressed)) - faded(view)
    }
    #expect(try opacities(Button("a") {}) == 1)
    #expect(try opacities(Button("a") {}.buttonStyle(.plain)) == 1)
    #expect(try opacities(Button("a") {}.buttonStyle(.borderedProminent)) == 1)
    #expect(try opacities(Button("a") {}.disabled(true)) == 0)
  }

  @Test func disabledDisables() throws {
    struct Asks: View {
      @Environment(\.isEnabled) private var isEnabled
      let tell: (Bool) -> Void
      var body: some View {
        let _ = tell(isEnabled)
        Color.red
      }
    }
    var said: [Bool] = []
    _ = try presented(
      VStack {
        Asks { said.append($0) }.accessibilityIdentifier("a")
        Asks { said.append($0) }
      }, states: ["a": .disabled])
    #expect(said == [false, true])
  }

  private struct Fields: View {
    enum Field { case name, mail }
    @FocusState private var focus: Field?
    let tell: (Field?) -> Void
    var body: some View {
      let _ = tell(focus)
      VStack {
        TextField("Name", text: .constant("Ada")).focused($focus, equals: .name)
          .accessibilityIdentifier("name")
        TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
          .accessibilityIdentifier("mail")
      }
    }
  }

  /// The caret: two wide, as high as a line.
  private func carets(_ page: LaidOutPage) -> [CGRect] {
    page.layout.nodes.map(\.frame).filter { $0.width == 2 && abs($0.height - 20.3) < 0.1 }
  }

  @Test func focusSetsItsStateAndDrawsTheCaret() throws {
    var focus: Fields.Field?
    let view = Fields { focus = $0 }
    #expect(try carets(presented(view)).isEmpty && focus == nil)
    #expect(try !carets(presented(view, states: ["mail": .focused])).isEmpty)
    #expect(focus == .mail)
    // Of several fields the first gets it.
    let both = try carets(presented(view.viewState(.focused)))
    #expect(focus == .name)
    #expect(Set(both.map(\.minY)).count == 1)
  }

  @Test func aFocusStateThatIsTrueDrawsTheCaret() throws {
    struct Focused: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("Ada")).focused($isFocused)
          .onAppear { isFocused = true }
      }
    }
    #expect(try !carets(presented(Focused())).isEmpty)
  }

  @Test(arguments: [ViewState.pressed, .selected])
  func rowsAreLit(_ state: ViewState) throws {
    let list = List {
      Text(verbatim: "a").accessibilityIdentifier("a")
      Text(verbatim: "b")
    }
    let picture = try presented(list, states: ["a": state]).pixels(scale: 1)
    let pixel = picture[360, 59 + 30]
    #expect([pixel.red, pixel.green, pixel.blue] == [209, 209, 214])
    let other = picture[360, 59 + 80]
    #expect(other.red == 255)
  }

  @Test func hoveredAndFocusedButtonsShowIt() throws {
    let button = Button("a") {}
    let plain = try presented(button).layout.nodes.count
    #expect(try presented(button.viewState(.hovered)).layout.nodes.count > plain)
    #expect(try presented(button.viewState(.focused)).layout.nodes.count > plain)
  }

  @Test func unknownIdentifiersGetNearMatches() throws {
    let view = Text("a").accessibilityIdentifier("save")
    for attempt in [0, 1] {
      let error = #expect(throws: RenderError.self) {
        if attempt == 0 {
          try presented(view, states: ["sav": .pressed])
        } else {
          try presented(view.viewState(.pressed, for: "sav"))
        }
      }
      #expect(error?.description == "no accessibility identifier 'sav' in the view")
      #expect(error?.hint == "did you mean 'save'? known: save")
    }
  }

  /// A finger on a switch makes its knob wider.
  @Test func pressedSwitches() throws {
    func knob(_ state: ViewState) throws -> CGFloat? {
      try presented(Toggle("Switch", isOn: .constant(true)).viewState(state)).layout.nodes
        .last { $0.kind == "flexible" && $0.frame.height == 27 }?.frame.width
    }
    #expect(try knob([]) == 27 && knob(.pressed) == 34)
    #expect(try knob([.pressed, .disabled]) == 27)
  }
}
