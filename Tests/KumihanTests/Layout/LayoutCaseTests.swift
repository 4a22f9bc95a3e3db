import Foundation
import Kumihan
import Testing

/// Rules of layout through the public API: the table of published cases by their names in it, and a case
/// for each rule of the solver. Heights of text are in `TextHeightTests`, measured screens in
/// `MeasuredScreenTests`.
@MainActor
struct LayoutCaseTests {
  struct Case {
    var id: String
    var size: CGSize
    var frames: [String: [CGFloat]]
    var view: AnyView

    @MainActor init(
      _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
      @ViewBuilder _ view: () -> some View
    ) {
      (self.id, self.size, self.frames) = (id, CGSize(width: width, height: height), frames)
      self.view = AnyView(view())
    }
  }

  private struct Frames: PreferenceKey {
    static var defaultValue: [String: CGRect] { [:] }
    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
      value.merge(nextValue()) { $1 }
    }
  }

  struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content.background {
        GeometryReader { proxy in
          Color.clear.preference(key: Frames.self, value: [name: proxy.frame(in: .global)])
        }
      }
    }
  }

  @Test(arguments: await names) func framesAreWhereTheTableSays(id: String) throws {
    let entry = try #require(Self.cases.first { $0.id == id })
    var frames: [String: CGRect] = [:]
    let view = entry.view.onPreferenceChange(Frames.self) { frames = $0 }
    _ = try view.layoutTree(in: entry.size)
    for (name, expected) in entry.frames {
      let frame = try #require(frames[name], "no frame of '\(name)'")
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(name): \(found)")
    }
  }

  private static var names: [String] { cases.map(\.id) }

  @Test func casesHaveNamesOfTheirOwn() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  /// The size the view answers to a proposal: it is placed with it in the corner of a large page.
  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    let asking = Asking(proposal: ProposedViewSize(width: width, height: height))
    let page = asking { view }
    let nodes = try page.layoutTree(in: CGSize(width: 900, height: 900)).nodes
    return try #require(nodes.first { $0.depth == 1 }).frame.size
  }

  private struct Asking: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews[0].place(at: bounds.origin, proposal: self.proposal) }
  }

  @Test func sizesForProposals() throws {
    func expect(_ id: String, _ found: CGSize, _ width: CGFloat, _ height: CGFloat) {
      #expect(found == CGSize(width: width, height: height), "\(id)")
    }
    expect("prim-color-1", try size(Color.red, 0, 0), 0, 0)
    expect("prim-color-2", try size(Color.red, 100, 50), 100, 50)
    // prim-color-3 asks for an infinite answer, which no placed view has: the solver's own test.
    expect("prim-circle-0", try size(Circle(), 100, 50), 50, 50)
    expect("prim-circle-1", try size(Circle(), nil, nil), 10, 10)
    expect("prim-spacer-h0", try size(HStack { Spacer() }, 0, 40), 8, 0)
    expect("prim-geo-80", try size(GeometryReader { _ in Color.red }, 80, 40), 80, 40)
    let image = Color.red.frame(width: 30, height: 20)
    let hugging = image.frame(maxWidth: .infinity)
    expect("flex-maxinf-nil", try size(hugging, nil, nil), 30, 20)
    expect("flex-maxinf-100", try size(hugging, 100, 100), 100, 20)
    expect("flex-min-60", try size(image.frame(minWidth: 60), 200, 100), 60, 20)
    expect("flex-min-color", try size(Color.red.frame(minWidth: 60), 40, 40), 60, 40)
    let ideal = Color.red.frame(idealWidth: 120, idealHeight: 80)
    expect("flex-ideal-nil", try size(ideal, nil, nil), 120, 80)
    let bounded = image.frame(minWidth: 50, maxWidth: 150)
    expect("flex-minmax-clamp", try size(bounded, 400, 100), 150, 20)
    // Minimum and maximum without a proposal: the child's own length within them.
    let wide200 = Color.red.frame(width: 200, height: 20)
    let narrow = wide200.frame(minWidth: 10, maxWidth: 50)
    expect("flex-minmax-nil-wide", try size(narrow, nil, nil), 50, 20)
    expect("flex-minmax-fixed-size", try size(narrow.fixedSize(), 300, 300), 50, 20)
    expect("flex-minmax-nil-narrow", try size(bounded, nil, nil), 50, 20)
    let between = image.frame(minWidth: 10, maxWidth: 50)
    expect("flex-minmax-nil-between", try size(between, nil, nil), 30, 20)
    expect("flex-minmax-below", try size(bounded, 20, 100), 50, 20)
    expect("flex-minmax-between", try size(bounded, 100, 100), 100, 20)
    // One bound: the child within it and the proposal.
    expect("flex-min-nil", try size(image.frame(minWidth: 60), nil, nil), 60, 20)
    expect("flex-min-rigid", try size(image.frame(minWidth: 20), 200, 100), 30, 20)
    expect("flex-min-rigid-below", try size(image.frame(minWidth: 20), 10, 100), 20, 20)
    expect("flex-max-nil", try size(image.frame(maxWidth: 20), nil, nil), 20, 20)
    expect("flex-max-rigid", try size(image.frame(maxWidth: 100), 50, 100), 50, 20)
    expect("flex-max-rigid-below", try size(image.frame(maxWidth: 100), 10, 100), 30, 20)
    expect("flex-max-rigid-above", try size(image.frame(maxWidth: 100), 200, 100), 100, 20)
    expect("flex-max-height", try size(image.frame(maxHeight: .infinity), 200, 90), 30, 90)
    // The ideal length counts where nothing is proposed.
    expect("flex-ideal-rigid", try size(image.frame(idealWidth: 80), nil, nil), 80, 20)
    expect("flex-ideal-given", try size(image.frame(idealWidth: 80), 50, 50), 30, 20)
    let all = Color.red.frame(minWidth: 50, idealWidth: 80, maxWidth: 100)
    expect("flex-all-nil", try size(all, nil, 10), 80, 10)
    expect("flex-all-0", try size(all, 0, 10), 50, 10)
    expect("flex-all-200", try size(all, 200, 10), 100, 10)
    expect("frame-0", try size(image.frame(width: 10), 0, 0), 10, 20)
    expect("position-nil", try size(image.position(x: 5, y: 5), nil, 40), 30, 40)
    expect("padding-nil", try size(image.padding(5), nil, nil), 40, 30)
    expect("padding-below-0", try size(Color.red.padding(-20), nil, nil), 0, 0)
    expect("spacer-nil", try size(HStack { Spacer() }, nil, nil), 8, 0)
    expect("offset-nil", try size(image.offset(x: 9), nil, nil), 30, 20)
    expect("scroll-nil", try size(ScrollView { image }, nil, nil), 30, 20)
    expect("scroll-along-nil", try size(ScrollView { image }, nil, 50), 30, 50)
    let row = HStack {
      image; image
    }
    expect("hstack-nil", try size(row, nil, nil), 68, 20)
    expect(
      "zstack-infinite",
      try size(
        ZStack {
          image; Color.red
        }, 90, 9), 90, 20)
    let negative = Color.red.frame(minWidth: -10, minHeight: -5)
    expect("flex-init-neg", try size(negative, 0, 0), 0, 0)
    let crossed = Color.red.frame(idealWidth: 30, maxWidth: 20)
    expect("flex-init-max", try size(crossed, 100, 10), 30, 10)
    let wide = Color.red.aspectRatio(2, contentMode: .fit)
    expect("aspect-unspec", try size(wide, nil, nil), 10, 10)
    expect("aspect-1nil", try size(wide, 100, nil), 100, 50)
  }

  /// Lazy grids: the widths of the first row's cells.
  @Test func columnsOfLazyGrids() throws {
    func widths(_ columns: [GridItem], _ width: CGFloat, cells: Int) throws -> [CGFloat] {
      let grid = LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<cells) { _ in Color.red.frame(height: 10) }
      }
      let nodes = try grid.layoutTree(in: CGSize(width: width, height: 100)).nodes
      return nodes.filter { $0.kind == "flexible" }.map(\.frame.width)
    }
    func expect(_ id: String, _ found: [CGFloat], _ expected: [CGFloat]) {
      #expect(
        found.count == expected.count
          && zip(found, expected).allSatisfy { abs($0 - $1) < 0.5 }, "\(id): \(found)")
    }
    expect(
      "grid-fixed-adaptive",
      try widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200, cells: 3),
      [70, 57, 57])
    expect(
      "grid-fixed2", try widths([GridItem(.fixed(60)), GridItem(.fixed(100))], 300, cells: 2),
      [60, 100])
    let flexible = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    expect("grid-flex2", try widths(flexible, 300, cells: 2), [163, 180])
    let adaptive = GridItem(.adaptive(minimum: 50, maximum: 100))
    expect("grid-adaptive", try widths([adaptive], 300, cells: 5), [53.6, 53.6, 53.6, 53.6, 53.6])
    expect(
      "grid-adaptive2",
      try widths([adaptive, GridItem(.adaptive(minimum: 40, maximum: 100))], 300, cells: 5),
      [69, 69, 43.333, 43.333, 43.333])
  }
}

extension View {
  @ViewBuilder fileprivate func namedIfAny(_ name: String) -> some View {
    if name.isEmpty { self } else { modifier(LayoutCaseTests.Named(name: name)) }
  }

  /// Reports the view's frame under a name; nothing without one.
  func named(_ name: String) -> some View { namedIfAny(name) }
}
