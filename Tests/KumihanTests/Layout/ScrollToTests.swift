import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCombine
import Testing

/// Scroll views are drawn where actions of the first frame scroll to.
@MainActor
struct ScrollToTests {
  private struct Scrolled<Content: View>: View {
    let action: (ScrollViewProxy) -> Void
    @ViewBuilder var content: Content
    var body: some View {
      ScrollViewReader { proxy in content.onAppear { action(proxy) } }
    }
  }

  private func frame(
    _ text: String, in view: some View, environment: LayoutDirection = .leftToRight,
    runs: Bool = true
  ) throws -> CGRect {
    let renderer = ImageRenderer(content: view.environment(\.layoutDirection, environment))
    renderer.runsActions = runs
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    let texts = try renderer.layout().nodes.filter { $0.text == text }
    return try #require(texts.first).frame
  }

  private func row(_ number: Int) -> some View {
    Text(verbatim: "\(number)").frame(width: 200, height: 50)
  }

  private func column(_ count: Int = 20) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
  }

  private func lazyColumn(_ count: Int) -> some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
  }

  private func middle(
    of number: Int, in view: some View, _ action: @escaping (ScrollViewProxy) -> Void
  ) throws -> CGFloat {
    try frame("\(number)", in: Scrolled(action: action) { view }).midY
  }

  @Test func theViewIsAtTheAnchor() throws {
    let expected: [(UnitPoint, CGFloat)] = [
      (.top, 25), (.center, 150), (.bottom, 275), (UnitPoint(x: 0.5, y: 0.25), 87.5),
    ]
    for (anchor, middle) in expected {
      let found = try self.middle(of: 10, in: column()) { $0.scrollTo(10, anchor: anchor) }
      #expect(isNear(found, middle))
    }
  }

  @Test func withoutAnAnchorItMovesAsLittleAsShowsIt() throws {
    #expect(isNear(try middle(of: 2, in: column()) { $0.scrollTo(2) }, 125))
    #expect(isNear(try middle(of: 9, in: column()) { $0.scrollTo(9) }, 275))
    let fromEnd = column().defaultScrollAnchor(.bottom)
    #expect(isNear(try middle(of: 9, in: fromEnd) { $0.scrollTo(9) }, 25))
    #expect(isNear(try middle(of: 16, in: fromEnd) { $0.scrollTo(16) }, 125))
  }

  @Test func contentEndsWhereTheWindowEnds() throws {
    #expect(isNear(try middle(of: 19, in: column()) { $0.scrollTo(19, anchor: .top) }, 275))
    #expect(isNear(try middle(of: 1, in: column()) { $0.scrollTo(1, anchor: .bottom) }, 75))
    #expect(isNear(try middle(of: 3, in: column(4)) { $0.scrollTo(3, anchor: .top) }, 175))
  }

  @Test func anUnknownIdentityDoesNothing() throws {
    #expect(isNear(try middle(of: 0, in: column()) { $0.scrollTo("0", anchor: .bottom) }, 25))
    #expect(isNear(try middle(of: 0, in: lazyColumn(500)) { $0.scrollTo(500) }, 25))
  }

  @Test func theLastCallCounts() throws {
    let found = try middle(of: 10, in: column()) {
      $0.scrollTo(15, anchor: .top)
      $0.scrollTo("none")
      $0.scrollTo(10, anchor: .top)
    }
    #expect(isNear(found, 25))
  }

  @Test func viewsThatAreNotMadeYetAreFound() throws {
    for number in [10, 1_999] {
      let found = try middle(of: number, in: lazyColumn(2_000)) {
        $0.scrollTo(number, anchor: .bottom)
      }
      #expect(isNear(found, 275))
    }
    // What comes into sight below it is there.
    #expect(
      isNear(try middle(of: 64, in: lazyColumn(2_000)) { $0.scrollTo(60, anchor: .top) }, 225))
  }

  @Test func identitiesAreGivenByModifiersToo() throws {
    struct End: Hashable {}
    let view = ScrollView {
      ForEach(0..<20) { self.row($0).id("row \($0)") }
      Text("End").frame(height: 40).id(End())
    }
    #expect(isNear(try middle(of: 7, in: view) { $0.scrollTo("row 7", anchor: .top) }, 25))
    let end = Scrolled(action: { $0.scrollTo(End(), anchor: .bottom) }) { view }
    #expect(isNear(try frame("End", in: end).midY, 280))
  }

  @Test func stripsScrollSideways() throws {
    let strip = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<300, id: \.self) { Text(verbatim: "\($0)").frame(width: 40, height: 50) }
      }
    }
    func middle(_ anchor: UnitPoint?, _ direction: LayoutDirection = .leftToRight) throws -> CGFloat
    {
      let view = Scrolled(action: { $0.scrollTo(200, anchor: anchor) }) { strip }
      return try frame("200", in: view, environment: direction).midX
    }
    #expect(isNear(try middle(.center), 100))
    #expect(isNear(try middle(.leading), 20))
    #expect(isNear(try middle(nil), 180))
    #expect(isNear(try middle(.leading, .rightToLeft), 180))
  }

  @Test func eachScrollViewIsScrolledForItself() throws {
    let view = VStack(spacing: 0) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(100..<120) { self.row($0).id($0) } }
      }
      .frame(height: 100)
      column().frame(height: 200)
    }
    let scrolled = Scrolled(action: {
      $0.scrollTo(5, anchor: .bottom)
      $0.scrollTo(110, anchor: .leading)
    }) { view }
    #expect(isNear(try frame("110", in: scrolled).midX, 100))
    #expect(isNear(try frame("5", in: scrolled).midY, 275))
  }

  @Test func listsShowWholeRows() throws {
    let list = List(0..<300, id: \.self) { Text(verbatim: "\($0)") }.listStyle(.plain)
    let end = try middle(of: 299, in: list) { $0.scrollTo(299, anchor: .bottom) }
    let start = try middle(of: 100, in: list) { $0.scrollTo(100, anchor: .top) }
    // Half a row, not half a text.
    #expect(start > 20)
    #expect(abs(start + end - 300) < 1)
  }

  @Test func barsAndMarginsAreLeftOut() throws {
    let barred = column().safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60) }
    #expect(isNear(try middle(of: 10, in: barred) { $0.scrollTo(10, anchor: .bottom) }, 215))
    let spaced = column().contentMargins(.vertical, 20)
    #expect(isNear(try middle(of: 10, in: spaced) { $0.scrollTo(10, anchor: .top) }, 45))
    #expect(isNear(try middle(of: 10, in: spaced) { $0.scrollTo(10) }, 255))
  }

  /// The reader may be inside the scroll view, and the view in content that waits for its size.
  @Test func readersAndViewsMayStandAnywhere() throws {
    let inside = ScrollView {
      Scrolled(action: { $0.scrollTo(10, anchor: .top) }) {
        VStack(spacing: 0) { ForEach(0..<20) { self.row($0) } }
      }
    }
    #expect(isNear(try frame("10", in: inside).midY, 25))
    let waiting = GeometryReader { _ in column() }
    #expect(isNear(try middle(of: 10, in: waiting) { $0.scrollTo(10, anchor: .top) }, 25))
    let outside = VStack {
      Scrolled(action: { $0.scrollTo(10, anchor: .top) }) { Color.red.frame(height: 100) }
      column().frame(height: 200)
    }
    #expect(isNear(try frame("0", in: outside).minY, try frame("0", in: outside, runs: false).minY))
  }

  private struct Chat: View {
    enum Way { case task, change, queue, animation }
    let way: Way
    @State private var messages = Array(0..<5)

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(messages, id: \.self) {
              Text(verbatim: "\($0)").frame(width: 200, height: 50)
            }
          }
        }
        .onChange(of: messages.count) {
          if way == .change { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
        }
        .task { if way == .task { proxy.scrollTo(19, anchor: .bottom) } }
        .onAppear {
          messages = Array(0..<20)
          switch way {
          case .queue: DispatchQueue.main.async { proxy.scrollTo(19, anchor: .bottom) }
          case .animation: withAnimation { proxy.scrollTo(19, anchor: .bottom) }
          case .task, .change: break
          }
        }
      }
    }
  }

  @Test func actionsOfAllKindsScroll() throws {
    for way in [Chat.Way.task, .change, .queue, .animation] {
      #expect(isNear(try frame("19", in: Chat(way: way)).midY, 275))
      #expect(isNear(try frame("0", in: Chat(way: way), runs: false).midY, 25))
    }
  }
}
