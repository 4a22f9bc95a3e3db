import Foundation
import Kumihan
import KumihanDrawing
import Testing

/// The `accessibility…` modifiers, by what is said and what is not.
@MainActor
struct AccessibilityModifierTests {
  private var pair: some View {
    VStack {
      Text(verbatim: "Sun")
      Text(verbatim: "21°")
    }
  }

  @Test func childrenAreKeptMergedOrLeftOut() throws {
    #expect(try spoken(pair) == ["Sun", "21°"])
    #expect(try spoken(pair.accessibilityElement(children: .contain)) == ["Sun", "21°"])
    #expect(try spoken(pair.accessibilityElement(children: .combine)) == ["Sun, 21°"])
    #expect(
      try spoken(pair.accessibilityElement().accessibilityLabel("Weather")) == ["Weather"])
    #expect(
      try spoken(pair.accessibilityElement(children: .combine).accessibilityLabel("Weather"))
        == ["Weather"])
    #expect(try spoken(pair.accessibilityHidden(true)) == [])
    #expect(try spoken(pair.accessibilityHidden(false)) == ["Sun", "21°"])
    #expect(try spoken(pair.hidden()) == [])
    #expect(try spoken(pair.opacity(0)) == [])
    #expect(try spoken(pair.opacity(0.5)) == ["Sun", "21°"])
  }

  @Test func transformsMoveTheFramesInThem() throws {
    let box = Color.red.frame(width: 40, height: 20).accessibilityElement()
      .accessibilityLabel("Box").accessibilityActivationPoint(.topLeading)
    func frame(_ view: some View) throws -> (CGRect, CGPoint)? {
      try accessibility(view.frame(width: 100, height: 100)).elements.first.map {
        ($0.frame.integral, $0.activationPoint)
      }
    }
    let plain = try #require(try frame(box)).0
    let half = try #require(try frame(box.scaleEffect(0.5)))
    #expect(half.0 == plain.insetBy(dx: 10, dy: 5))
    #expect(half.1 == half.0.origin)
    let turned = try #require(try frame(box.rotationEffect(.degrees(90))))
    #expect(turned.0 == plain.insetBy(dx: 10, dy: -10))
    #expect(abs(turned.1.x - turned.0.maxX) < 1e-6 && abs(turned.1.y - turned.0.minY) < 1e-6)
    // Inside and outside add up, and what is said outside of a transform has the frame inside.
    let twice = try #require(
      try frame(box.scaleEffect(0.5).accessibilityHint("Soon").scaleEffect(x: 4, y: 2)))
    #expect(twice.0.size == CGSize(width: 80, height: 20))
    #expect(try frame(box.scaleEffect(x: 0, y: 1)) == nil)
  }

  @Test func wordsOfAContainerAreForEachElementInIt() throws {
    let page = try accessibility(pair.accessibilityIdentifier("weather").accessibilityHint("Soon"))
    #expect(page.elements.map(\.identifier) == ["weather", "weather"])
    #expect(page.elements.map(\.spokenHint) == ["Soon", "Soon"])
    // One further out overrides, and reaches through other modifiers.
    let inner = Text(verbatim: "A").accessibilityLabel("B").padding().accessibilityLabel("C")
    #expect(try spoken(inner) == ["C"])
    #expect(try spoken(Text(verbatim: "A").accessibilityLabel("B", isEnabled: false)) == ["A"])
    #expect(try spoken(Text(verbatim: "A").accessibility(label: Text("B"))) == ["B"])
  }

  @Test func valuesHintsAndTraits() throws {
    let rating = try accessibility(
      pair.accessibilityElement(children: .ignore).accessibilityLabel(Text("Rating"))
        .accessibilityValue(Text("\(3) of 5")).accessibilityAdjustableAction { _ in })
    #expect(rating.spoken == ["Rating: 3 of 5. Adjustable."])
    let card = Text(verbatim: "Card").accessibilityAddTraits([.isButton, .isSelected])
    #expect(try spoken(card) == ["Selected: Card. Button."])
    #expect(try spoken(card.accessibilityRemoveTraits(.isSelected)) == ["Card. Button."])
    #expect(
      try spoken(Button("Key") {}.accessibilityAddTraits(.isKeyboardKey)) == ["Key"])
    let deleting = try accessibility(Button("Delete") {}.accessibilityHint("Removes the file"))
    #expect(deleting.elements[0].spokenHint == "Removes the file")
    #expect(try spoken(Circle().accessibilityHint("Draws")) == ["Draws"])
    #expect(try accessibility(Circle().accessibilityHint("Draws")).elements[0].spokenHint == nil)
    let heading = try accessibility(Text(verbatim: "Part").accessibilityHeading(.h3))
    #expect(heading.spoken == ["Part. Heading."] && heading.elements[0].headingLevel == 3)
  }

  @Test func orderIsByRowsUnlessAPriorityComesFirst() throws {
    let row = HStack(alignment: .top) {
      Text(verbatim: "b").offset(y: 7)
      Text(verbatim: "c")
    }
    #expect(try spoken(row) == ["b", "c"])
    // The first stands at the right, and is read first.
    #expect(try spoken(row, rightToLeft: true) == ["b", "c"])
    let lower = HStack(alignment: .top) {
      Text(verbatim: "b").offset(y: 9)
      Text(verbatim: "c")
    }
    #expect(try spoken(lower) == ["c", "b"])
    // On a tablet a row is 13 points.
    #expect(try spoken(lower, in: CGSize(width: 1024, height: 768)) == ["b", "c"])
    let columns = HStack {
      pair.accessibilityElement(children: .contain)
      pair
    }
    #expect(try spoken(columns) == ["Sun", "21°", "Sun", "21°"])
    let sorted = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").accessibilitySortPriority(1)
    }
    #expect(try spoken(sorted) == ["b", "a"])
  }

  @Test func actionsContentAndRotors() throws {
    let view = Text(verbatim: "Mail")
      .accessibilityAction(named: "Flag") {}
      .accessibilityActions {
        Button("Archive") {}
        Button("Delete") {}
      }
      .accessibilityCustomContent("Size", "3 MB")
      .accessibilityInputLabels(["Post", "Letter"])
      .accessibilityRotor("People") {
        AccessibilityRotorEntry("Ada", id: 1)
        ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("Number \($0)", id: $0) }
      }
      .accessibilityIdentifier("mail")
    let page = try accessibility(view, in: CGSize(width: 40, height: 20))
    #expect(
      page.description == """
        1. Mail
           Actions Available: Flag, Archive, Delete
           More Content Available
             Size: 3 MB
           Rotor People: Ada, Number 2, Number 3
           Input Labels: Post, Letter
           identifier "mail"
           frame \(page.elements[0].frame.shortWords)

        """)
    let two = HStack {
      Text(verbatim: "Note")
      Button("Edit") {}
      Button("Delete") {}
    }.accessibilityElement(children: .combine)
    #expect(try accessibility(two).elements.map(\.actions) == [["Edit", "Delete"]])
    #expect(try spoken(two) == ["Note, Edit, Delete. Button."])
  }

  @Test func otherViewsStandForTheDrawnOne() throws {
    let drawn = Circle().frame(width: 40, height: 20)
    let page = try accessibility(
      drawn.accessibilityRepresentation { Toggle("Lamp", isOn: .constant(true)) })
    #expect(page.spoken == ["Lamp. Switch Button. On."])
    #expect(page.elements[0].frame.size == CGSize(width: 40, height: 20))
    let bars = drawn.accessibilityChildren {
      Text(verbatim: "May")
      Text(verbatim: "June")
    }
    #expect(try spoken(bars) == ["May", "June"])
  }

  @Test func pairsNameTheirContent() throws {
    #expect(try spoken(Paired()) == ["Height: 2 m"])
  }

  private struct Paired: View {
    @Namespace private var space
    var body: some View {
      VStack {
        Text(verbatim: "Height").accessibilityLabeledPair(role: .label, id: "h", in: space)
        Color.clear.frame(height: 100)
        Text(verbatim: "2 m").accessibilityLabeledPair(role: .content, id: "h", in: space)
      }
    }
  }

  @Test func layoutTextShowsWhatWasSaid() throws {
    let view = Text(verbatim: "A").accessibilityLabel("B").accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier("a")
    let text = try view.layoutTree(in: CGSize(width: 40, height: 20)).description
    #expect(text.contains("label=\"B\" identifier=\"a\" traits=header"))
    // What a picture says by itself is no parameter, and no modifier makes a node.
    let plain = try Image(systemName: "star").layoutTree(in: CGSize(width: 40, height: 20))
    #expect(!plain.description.contains("label=") && plain.nodes.count == 1)
  }

  @Test func contentThatWaitsForItsSizeSpeaks() throws {
    let view = GeometryReader { _ in Button("Deep") {} }
    #expect(try spoken(view) == ["Deep. Button."])
    #expect(try spoken(ScrollView { LazyVStack { Text(verbatim: "Row") } }) == ["Row"])
  }

  /// Bars stay together at their edges, even where content reaches beyond them.
  @Test func barsComeBeforeAndAfterTheirScreen() throws {
    let screen = VStack {
      Text(verbatim: "high").offset(y: -60)
      Text(verbatim: "middle")
      Text(verbatim: "low").offset(y: 60)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .safeAreaInset(edge: .top) { Text(verbatim: "title") }
    .safeAreaInset(edge: .bottom) { Text(verbatim: "tabs") }
    #expect(
      try spoken(screen, in: CGSize(width: 200, height: 100)) == [
        "title", "high", "middle", "low", "tabs",
      ])
  }
}

extension CGRect {
  fileprivate var shortWords: String {
    "\(minX.shortText),\(minY.shortText) \(width.shortText),\(height.shortText)"
  }
}
