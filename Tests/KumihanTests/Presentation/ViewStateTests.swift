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

  /// Behind the last letter, not the widest line.
  @Test func theCaretOfSeveralLinesStandsBehindTheLastLetter() throws {
    func caret(_ direction: LayoutDirection) throws -> CGRect {
      let field = TextField("Note", text: .constant("Several lines of text"), axis: .vertical)
        .frame(width: 120).environment(\.layoutDirection, direction)
      return try #require(carets(presented(field.viewState(.focused))).last)
    }
    let page = try presented(
      TextField("Note", text: .constant("Several lines of text"), axis: .vertical)
        .frame(width: 120))
    let text = try #require(page.layout.nodes.first { $0.kind == "text" }).frame
    let last = try caret(.leftToRight)
    #expect(last.minX > text.minX + 20 && last.minX < text.maxX - 20)
    #expect(abs(last.maxY - text.maxY) < 1)
    let mirrored = try caret(.rightToLeft)
    #expect(mirrored.minX > text.minX && mirrored.minX < text.maxX)
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

  /// A finger makes the chosen segment smaller and lights the half of a stepper that goes on.
  @Test func pressedSegmentsAndSteppers() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("S").tag(1)
      Text("M").tag(2)
    }.pickerStyle(.segmented)
    func grounds(_ view: some View, height: CGFloat) throws -> [CGRect] {
      try presented(view).layout.nodes.filter { $0.kind == "flexible" }.map(\.frame)
        .filter { $0.height == height }
    }
    let still = try presented(picker).layout.description
    #expect(try presented(picker.viewState(.pressed)).layout.description != still)
    #expect(
      try presented(picker.viewState([.pressed, .disabled])).layout.description
        == presented(picker.viewState(.disabled)).layout.description)
    let value = Binding.constant(3)
    let whole = try grounds(Stepper("a", value: value), height: 32)
    func lit(_ stepper: some View) throws -> [CGRect] {
      try grounds(stepper.viewState(.pressed), height: 32).filter { !whole.contains($0) }
    }
    let up = try #require(try lit(Stepper("a", value: value)).first)
    let down = try #require(try lit(Stepper("a", value: value, in: 1...3)).first)
    #expect(up.width == down.width && up.minX > down.maxX)
    #expect(try lit(Stepper("a", value: value, in: 3...3)).isEmpty)
  }

  /// What has the focus of a keyboard has a ring around it, and stays where it is.
  @Test func controlsWithTheFocusHaveARing() throws {
    func ring(_ view: some View) throws -> CGRect? {
      let still = Set(try presented(view).layout.nodes.map(\.frame))
      return try presented(view.viewState(.focused)).layout.nodes.map(\.frame)
        .filter { !still.contains($0) }.max { $0.width < $1.width }
    }
    let on = Binding.constant(true)
    #expect(try ring(Toggle("a", isOn: on).labelsHidden())?.size == CGSize(width: 63, height: 43))
    #expect(
      try ring(Stepper("a", value: .constant(1)).labelsHidden())?.size
        == CGSize(width: 106, height: 44))
    #expect(
      try ring(Slider(value: .constant(0.5)).frame(width: 200))?.size
        == CGSize(width: 212, height: 46))
    #expect(try ring(Toggle("a", isOn: on).labelsHidden().disabled(true)) == nil)
  }

  /// A stepper at the end of its values cannot go on.
  @Test func steppersEndAtTheirBounds() throws {
    func dimmed(_ stepper: some View) throws -> [String] {
      try accessibility(stepper).elements.filter { !$0.isEnabled }.compactMap(\.label)
    }
    let value = Binding.constant(3)
    #expect(try dimmed(Stepper("a", value: value)) == [])
    #expect(try dimmed(Stepper("a", value: value, in: 1...5)) == [])
    #expect(try dimmed(Stepper("a", value: value, in: 3...5)) == ["Decrement"])
    #expect(try dimmed(Stepper("a", value: value, in: 1...3)) == ["Increment"])
    #expect(try dimmed(Stepper("a", onIncrement: {}, onDecrement: nil)) == ["Decrement"])
    #expect(try dimmed(Stepper(value: value, in: 0...3) { Text("a") }) == ["Increment"])
  }
}
