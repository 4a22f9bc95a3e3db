import Foundation
import Kumihan
import Testing

/// Rules that a table of frames cannot state: custom layouts, baselines of text, what reaches the border.
@MainActor
struct LayoutRuleTests {
  /// From the top leading corner down to the right, by the step that each view names.
  private struct Steps: Layout {
    struct Step: LayoutValueKey { static let defaultValue: CGFloat = 10 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var at = bounds.origin
      for subview in subviews where subview.priority >= 0 {
        subview.place(at: at, proposal: .unspecified)
        at.x += subview[Step.self]
        at.y += subview[Step.self]
      }
    }
  }

  private func frames(_ view: some View, rightToLeft: Bool = false) throws -> [[CGFloat]] {
    var environment = EnvironmentValues()
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let layout = try view.layoutTree(
      in: CGSize(width: 100, height: 100), environment: environment)
    return layout.nodes.filter { $0.kind == "flexible" }.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
  }

  private var steps: some View {
    Steps() {
      Color.red.frame(width: 20, height: 10).layoutValue(key: Steps.Step.self, value: 30)
      Color.red.frame(width: 20, height: 10).padding(1)
      Color.red
      // Never placed, and so centred with the layout's own size proposed.
      Color.red.frame(width: 40, height: 40).layoutPriority(-1)
    }
  }

  @Test func customLayoutsPlaceTheirViews() throws {
    #expect(
      try frames(steps) == [
        [0, 0, 20, 10], [31, 31, 20, 10], [40, 40, 10, 10], [30, 30, 40, 40],
      ])
  }

  @Test func customLayoutsAreMirrored() throws {
    #expect(
      try frames(steps, rightToLeft: true) == [
        [80, 0, 20, 10], [49, 31, 20, 10], [50, 40, 10, 10], [30, 30, 40, 40],
      ])
  }

  @Test func masksStandInTheFrameOfWhatTheyMask() throws {
    let view = Color.red.frame(width: 40, height: 30).mask(alignment: .topLeading) {
      Color.black.frame(width: 10, height: 10)
    }
    #expect(try frames(view) == [[30, 35, 40, 30], [30, 35, 10, 10]])
    // A mask without a size of its own is as large as what it masks.
    let whole = Color.red.frame(width: 40, height: 30).mask { Color.black }
    #expect(try frames(whole) == [[30, 35, 40, 30], [30, 35, 40, 30]])
  }

  /// Offered what it is without a proposal, a row gives each word its own, in whatever it stands.
  @Test func wordsAreWholeWhereARowHasItsIdealWidth() throws {
    let words = ["primary", "Inbox", "12:30", "Total", "Hello", "Status", "Oct 14", "A", "Item"]
    let labels = ["Label", "Photos", "Done", "Ready", "Ok", "Share", "Delete", "Mail", "Settings"]
    let views = words.flatMap { word in
      labels.flatMap { label -> [AnyView] in
        let row = HStack {
          Text(verbatim: word)
          Label(label, systemImage: "bolt.fill")
        }
        let nested = HStack {
          Text(verbatim: word)
          HStack {
            Image(systemName: "bolt.fill")
            Text(verbatim: label)
          }
          Spacer()
        }
        return [
          AnyView(VStack { row }.padding(5).fixedSize()),
          AnyView(VStack { nested.padding(4.7) }.fixedSize()),
          AnyView(ScrollView(.horizontal) { HStack { VStack { row }.padding(6) } }),
        ]
      }
    }
    for view in views {
      let texts = try view.layoutTree(in: CGSize(width: 400, height: 100)).nodes
        .filter { $0.kind == "text" }
      #expect(
        texts.count == 2 && texts.allSatisfy { $0.frame.height < 21 }, "\(texts.map(\.frame))")
    }
  }

  /// Measured on iOS: 2 points between two lines of body text, whatever else stands in their rows.
  @Test func rowsKeepTheSpacingOfTheirTexts() throws {
    func gap(_ upper: some View, _ lower: some View) throws -> CGFloat {
      let stack = VStack(alignment: .leading) {
        upper
        lower
      }
      let texts = try stack.layoutTree(in: CGSize(width: 300, height: 300), scale: 3).nodes
        .filter { $0.kind == "text" }.map(\.frame)
      let below = try #require(texts.map(\.minY).max())
      return below - (try #require(texts.filter { $0.minY < below }.map(\.maxY).max()))
    }
    let spaced = HStack {
      Text(verbatim: "aaa")
      Spacer()
      Text(verbatim: "c")
    }
    let labelled = HStack {
      Text(verbatim: "aaa")
      Image(systemName: "star")
    }
    let text = Text(verbatim: "b")
    for found in [
      try gap(spaced, text), try gap(spaced, spaced), try gap(labelled, text),
      try gap(text, labelled), try gap(Label("a", systemImage: "star"), text),
      try gap(LabeledContent("a", value: "b"), LabeledContent("a", value: "b")),
    ] {
      #expect(abs(found - 2) < 0.001)
    }
    #expect(
      try gap(
        HStack {
          Text(verbatim: "a"); Color.red.frame(width: 4, height: 4)
        }, text) > 6)
  }

  /// The baselines of the drawn lines, from the top.
  private func baselines(_ view: some View) throws -> [CGFloat] {
    try glyphRuns(view).map(\.origin.y)
  }

  @Test func firstBaselinesOfARowAreOne() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text(verbatim: "A").font(.system(size: 34))
      Text(verbatim: "B\nC").font(.system(size: 12)).padding(.top, 7)
      Text(verbatim: "D").font(.system(size: 17)).padding(.bottom, 9).background { Color.red }
    }
    let found = try baselines(row.background(Color.white))
    #expect(found.count == 4)
    #expect(abs(found[0] - found[1]) < 0.5 && abs(found[0] - found[3]) < 0.5, "\(found)")
    #expect(found[2] > found[1] + 10)
  }

  @Test func lastBaselinesOfARowAreOne() throws {
    let row = HStack(alignment: .lastTextBaseline) {
      Text(verbatim: "A").font(.system(size: 34))
      VStack {
        Text(verbatim: "B").font(.system(size: 12))
        Text(verbatim: "C").font(.system(size: 12))
      }
    }
    let found = try baselines(row)
    #expect(abs(found[0] - found[2]) < 0.5, "\(found)")
    #expect(found[1] < found[2] - 10)
  }

  /// A style behind a view goes on into the safe area, a view behind it does not.
  @Test func stylesBehindReachTheBorder() throws {
    func areas(_ view: some View) throws -> [CGRect] {
      try drawnItems(view.safeAreaPadding(10), width: 100, height: 100).fills.map(
        \.path.boundingRect)
    }
    let front = Color.clear
    #expect(
      try areas(front.background(Color.red)) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(
      try areas(front.background(Color.red, ignoresSafeAreaEdges: .bottom)) == [
        CGRect(x: 10, y: 10, width: 80, height: 90)
      ])
    #expect(
      try areas(front.background { Color.red.frame(width: 80) }) == [
        CGRect(x: 10, y: 10, width: 80, height: 80)
      ])
  }

  /// Views wider than a lazy stack's room are laid out in the room as they were measured.
  @Test func lazyStacksKeepTheirRoom() throws {
    let frames = try probedFrames(
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          HStack {
            Text(verbatim: "Several words that wrap over lines")
            Color.red.frame(width: 380, height: 10)
          }.probed("a")
          Color.blue.frame(height: 10).probed("b")
        }
      })
    #expect(frames["a"]!.minY == 0 && frames["a"]!.maxY == frames["b"]!.minY)
    #expect(frames["b"]!.width == 402)
  }
}
